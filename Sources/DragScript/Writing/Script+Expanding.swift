import ScrollModel

extension Script {
  /// The script with drags and flicks written as touches and includes written out, under
  /// `pan-slop 0`: it ends in the same state.
  ///
  /// Raw touches keep the slop that they had, as `slop=`.
  ///
  /// - Parameter name: What the script will call a file, by its path as the process would open it;
  ///   unless given, what a script in the place of this one calls it.
  public func expanded(naming name: ((_ path: String) -> String)? = nil) -> String {
    var writer = ScriptWriter(self, naming: name)
    return writer.write()
  }
}

/// Writes a script as its touches.
private struct ScriptWriter {
  private let script: Script
  private let scenes: [String: SceneDescription]
  private let name: ((String) -> String)?
  private var lines: [String] = []

  init(_ script: Script, naming name: ((String) -> String)?) {
    self.script = script
    self.name = name
    scenes = Dictionary(
      script.scenes().map { ($0.view, $0.scene) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func write() -> String {
    lines = ["drag-script 1"]
    write(script.head)
    lines.append("pan-slop 0")
    for view in script.views {
      lines.append("")
      lines.append("view \(view.name)")
      write(view.settings)
    }
    lines += script.links.map(\.text)
    if !script.steps.isEmpty { lines.append("") }
    write(script.steps, indentation: "")
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func write(_ settings: [SceneSetting]) {
    for setting in settings where setting.option != "pan-slop" {
      lines.append("\(setting.option) \(value(of: setting))")
    }
  }

  /// The value as it was written, but for files that are called otherwise.
  private func value(of setting: SceneSetting) -> String {
    guard let name else { return setting.value }
    let meant = SceneDescription([setting])
    if case .file(let path)? = meant.items { return name(path).asWord }
    return meant.onReport?.line(naming: name) ?? setting.value
  }

  private mutating func write(_ steps: [Step], indentation: String) {
    for step in steps {
      switch step.action {
      case .repeat(_, let body), .together(let body):
        lines.append(indentation + step.text)
        write(body, indentation: indentation + "  ")
        lines.append(indentation + "end")
      case .include(_, let body):
        lines.append("\(indentation)# \(step.text)")
        write(body, indentation: indentation)
      default:
        lines += text(of: step).map { indentation + $0 }
      }
    }
  }

  /// The lines of a step that is no block.
  private func text(of step: Step) -> [String] {
    let address = step.view.map { "@\($0) " } ?? ""
    let scene = scenes[step.view ?? Script.mainView]?.configuration ?? ScrollConfiguration()
    let touches = TouchText(scene, settles: step.settles)
    let texts: [String]
    switch step.action {
    case .drag(let direction, let length, let duration):
      texts = touches.travel(direction, length, over: duration) + [touches.lift()]
    case .flick(let direction, let length, let duration):
      let speed = length / duration
      texts =
        touches.travel(direction, length, over: duration) + [touches.lift(direction, speed)]
    case .throwing(let direction, let speed):
      texts = [touches.down, touches.lift(direction, speed)]
    case .touchDown(let at, nil):
      let place = at.map { " at=\($0.x.scriptText),\($0.y.scriptText)" } ?? ""
      texts = ["touch down\(place) slop=\(scene.panSlop.scriptText)"]
    default: return [step.line { name?($0) ?? FilePath.relative($0, beside: script.file) }]
    }
    return texts.map { address + $0 }
  }
}

/// Touches as step lines.
private struct TouchText {
  private let configuration: ScrollConfiguration
  private let ending: String

  let down = "touch down"

  init(_ configuration: ScrollConfiguration, settles: Bool) {
    self.configuration = configuration
    ending = settles ? "" : " settle=no"
  }

  func travel(_ direction: FingerDirection, _ length: Length, over duration: Double) -> [String] {
    let (dx, dy) = direction.parts(length)
    return [down, "touch move by=\(dx.text),\(dy.text) over=\(duration.durationText)"]
  }

  /// A lift at rest.
  func lift() -> String { "touch up velocity=0pt/s" + ending }

  /// A lift at the speed of the finger; the content's velocity runs against it, but for the
  /// horizontal one of a right-to-left layout, where x counts from the right.
  func lift(_ direction: FingerDirection, _ speed: Length) -> String {
    let (dx, dy) = direction.opposite.parts(speed)
    let x = configuration.direction == .rightToLeft ? dx.negated : dx
    let isAlong = direction.axis == configuration.axis
    let velocity =
      isAlong
      ? (configuration.axis == .vertical ? dy : x).speedText
      : "\(x.speedText),\(dy.speedText)"
    return "touch up velocity=\(velocity)" + ending
  }
}

extension FingerDirection {
  /// A length on this way, right and down positive.
  fileprivate func parts(_ length: Length) -> (dx: Length, dy: Length) {
    switch self {
    case .up: (.points(0), length.negated)
    case .down: (.points(0), length)
    case .left: (length.negated, .points(0))
    case .right: (length, .points(0))
    }
  }
}

extension Length {
  fileprivate var negated: Length {
    switch self {
    case .points(let points): .points(0 - points)
    case .ofViewport(let share): .ofViewport(0 - share)
    }
  }

  /// The speed at which a length is travelled: points, or shares of the viewport, a second.
  static func / (length: Length, seconds: Double) -> Length {
    switch length {
    case .points(let points): .points(points / seconds)
    case .ofViewport(let share): .ofViewport(share / seconds)
    }
  }

  fileprivate var text: String {
    switch self {
    case .points(let points): points.scriptText
    case .ofViewport(let share): (share * 100).scriptText + "%"
    }
  }

  fileprivate var speedText: String {
    if case .points = self { text + "pt/s" } else { text + "/s" }
  }
}
