import DragScript
import ScrollModel

/// Where the fingers of a script's gestures were: a script says how far they travel, and seldom
/// where they come down.
struct FingerPath: Sendable {
  /// A straight travel at constant speed, or a rest where both ends are alike.
  struct Travel: Sendable {
    /// How many of the film's records come before.
    var recordCount: Int
    /// When it begins, in seconds on the run's clock.
    var start: Double
    /// When it ends.
    var end: Double
    /// Where it begins, in the viewport.
    var from: Point
    /// Where it ends; a travel that is longer than the viewport leaves it.
    var to: Point
    /// Whether the finger stays down behind it.
    var staysDown = false
  }

  /// The travels, in order.
  private(set) var travels: [Travel] = []
  /// Where the finger is that is down between two steps.
  private var held: Point?
  private var viewport: Size

  /// - Parameters:
  ///   - view: The view whose fingers are asked for, by its place among all.
  ///   - film: The film.
  ///   - script: Its script.
  init(of view: Int, in film: Film, script: Script) {
    viewport = film.scenes[view].scene.configuration.viewport
    let steps = FingerPath.stepsByPlace(script)
    for (index, record) in film.records.enumerated() {
      guard case .step(let line) = record.event, record.view == film.scenes[view].view,
        let step = steps[SourcePlace(file: line.file, line: line.line)]
      else { continue }
      if case .change(.resizeViewport(let size)) = step.action { viewport = size }
      add(step.action, at: record.t, after: index + 1)
    }
  }

  private mutating func add(_ action: Step.Action, at time: Double, after count: Int) {
    func travel(over duration: Double, from: Point, to: Point, staysDown: Bool = false) {
      travels.append(
        Travel(
          recordCount: count, start: time, end: time + duration, from: from, to: to,
          staysDown: staysDown))
    }
    switch action {
    case .drag(let direction, let length, let duration),
      .flick(let direction, let length, let duration):
      let axis: Axis = direction.travel(1).dx == 0 ? .vertical : .horizontal
      let way = direction.travel(length.points(viewport: viewport[axis]))[axis]
      var start = Point(x: viewport.width / 2, y: viewport.height / 2)
      let margin = viewport[axis] * 0.1
      start[axis] = max(margin, min(viewport[axis] - margin, viewport[axis] / 2 - way / 2))
      var end = start
      end[axis] += way
      travel(over: duration, from: start, to: end)
    case .touchDown(let point, _):
      let point = point ?? Point(x: viewport.width / 2, y: viewport.height / 2)
      held = point
      travel(over: 0, from: point, to: point, staysDown: true)
    case .touchMove(let dx, let dy, let duration):
      guard let from = held else { return }
      let to = Point(
        x: from.x + dx.points(viewport: viewport.width),
        y: from.y + dy.points(viewport: viewport.height))
      held = to
      travel(over: duration, from: from, to: to, staysDown: true)
    case .touchHold(let duration):
      if let held { travel(over: duration, from: held, to: held, staysDown: true) }
    case .touchUp, .touchCancel:
      if let held { travel(over: 0, from: held, to: held) }
      held = nil
    default: break
    }
  }

  /// The steps by where they stand; a repeated step is one, and a file is read through once.
  private static func stepsByPlace(_ script: Script) -> [SourcePlace: Step] {
    var steps: [SourcePlace: Step] = [:]
    func gather(_ some: [Step]) {
      for step in some {
        let place = SourcePlace(file: step.place.file, line: step.place.line)
        let isKnown = steps.updateValue(step, forKey: place) != nil
        if !isKnown { gather(step.children) }
      }
    }
    gather(script.steps)
    return steps
  }
}
