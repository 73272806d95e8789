import ScrollModel

/// Writes the actions of W3C WebDriver: one payload of "perform actions".
///
/// Sources act in ticks: what one does alone, the others pause through.
struct WebDriverWriter {
  private let configuration: ScrollConfiguration
  private var pointer: [String] = []
  private var wheel: [String] = []
  private var omissions: [Conversion.Omission] = []

  static func conversion(of steps: [Step], in configuration: ScrollConfiguration) -> Conversion {
    var writer = WebDriverWriter(configuration: configuration)
    for step in steps { writer.write(step) }
    return Conversion(text: writer.text, omissions: writer.omissions)
  }

  private init(configuration: ScrollConfiguration) { self.configuration = configuration }

  private mutating func write(_ step: Step) {
    if let path = FingerPath(step.action, in: configuration) {
      if case .throwing = step.action {
        omissions.append(step.omission("a lift without travel is written as a flick of 100 ms"))
      }
      // A driver would refuse the whole payload.
      if !path.fits(configuration.viewport) {
        omissions.append(step.omission(FingerPath.leaving))
      }
      return write(path)
    }
    switch step.action {
    case .touchDown(let at, let slop):
      let start =
        at ?? Point(x: configuration.viewport.width / 2, y: configuration.viewport.height / 2)
      move(to: start)
      tick(pointer: #"{"type": "pointerDown", "button": 0}"#)
      if slop != nil { omissions.append(step.omission("the slop is the device's own")) }
    case .touchMove(let dx, let dy, let duration):
      move(
        dx: dx.points(viewport: configuration.viewport.width),
        dy: dy.points(viewport: configuration.viewport.height), over: duration)
    case .touchHold(let duration), .wait(let duration): pause(duration)
    case .touchUp(let velocity):
      tick(pointer: #"{"type": "pointerUp", "button": 0}"#)
      if velocity != nil {
        omissions.append(step.omission("the velocity is that of the finger's samples"))
      }
    case .touchCancel: tick(pointer: #"{"type": "pointerCancel"}"#)
    case .wheel(let direction, let length): write(direction, length)
    case .settle: break
    default: omissions.append(step.omission("left out: it is no gesture"))
    }
  }

  private mutating func write(_ path: FingerPath) {
    move(to: path.start(in: configuration.viewport))
    tick(pointer: #"{"type": "pointerDown", "button": 0}"#)
    move(dx: path.dx, dy: path.dy, over: path.duration)
    if path.restsBeforeLift { pause(FingerPath.rest) }
    tick(pointer: #"{"type": "pointerUp", "button": 0}"#)
  }

  private mutating func write(_ direction: FingerDirection, _ length: Length) {
    let travel = direction.travel(
      length.points(viewport: configuration.viewport[direction.axis]))
    let middle =
      "\"x\": \((configuration.viewport.width / 2).coordinate), "
      + "\"y\": \((configuration.viewport.height / 2).coordinate)"
    tick(
      wheel: "{\"type\": \"scroll\", \(middle), \"deltaX\": \(travel.dx.coordinate), "
        + "\"deltaY\": \(travel.dy.coordinate), \"duration\": 0}")
  }

  private mutating func move(to point: Point) {
    tick(
      pointer: "{\"type\": \"pointerMove\", \"duration\": 0, \"origin\": \"viewport\", "
        + "\"x\": \(point.x.coordinate), \"y\": \(point.y.coordinate)}")
  }

  private mutating func move(dx: Double, dy: Double, over duration: Double) {
    tick(
      pointer: "{\"type\": \"pointerMove\", \"duration\": \(duration.milliseconds), "
        + "\"origin\": \"pointer\", \"x\": \(dx.coordinate), \"y\": \(dy.coordinate)}")
  }

  private mutating func pause(_ duration: Double) {
    tick(pointer: "{\"type\": \"pause\", \"duration\": \(duration.milliseconds)}")
  }

  private static let idle = #"{"type": "pause", "duration": 0}"#

  private mutating func tick(pointer: String = idle, wheel: String = idle) {
    self.pointer.append(pointer)
    self.wheel.append(wheel)
  }

  private var text: String {
    var sources: [String] = []
    if pointer.contains(where: { $0 != WebDriverWriter.idle }) || pointer.isEmpty {
      sources.append(
        source(
          #""type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}"#, pointer))
    }
    if wheel.contains(where: { $0 != WebDriverWriter.idle }) {
      sources.append(source(#""type": "wheel", "id": "wheel""#, wheel))
    }
    return "{\n  \"actions\": [\n" + sources.joined(separator: ",\n") + "\n  ]\n}\n"
  }

  private func source(_ head: String, _ actions: [String]) -> String {
    let lines = actions.map { "        " + $0 }.joined(separator: ",\n")
    let list = actions.isEmpty ? "[]" : "[\n\(lines)\n      ]"
    return "    {\n      \(head),\n      \"actions\": \(list)\n    }"
  }
}
