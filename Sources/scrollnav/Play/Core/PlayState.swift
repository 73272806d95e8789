import DragScript
import Rendering
import ScrollModel

/// The terminal view as a value: everything that an input can change.
///
/// Time is counted in whole milliseconds since the last recorded step, exactly as a script's `wait`
/// adds them, so that a recording comes to the same state to the last bit.
struct PlayState: Sendable {
  /// Why the view is left.
  enum Exit: Hashable, Sendable {
    /// By `q`.
    case quit
    /// By control-C.
    case interrupted
  }

  /// What is being typed after `:`.
  struct Prompt: Equatable, Sendable {
    var text = ""
    /// What Tab offers, and which of it stands in `text`.
    var candidates: [String] = []
    var chosen: Int?
  }

  /// One line of news.
  struct News: Equatable, Sendable {
    var text: String
    var style: Ink.Style?
  }

  /// What is shown in the first line.
  let name: String
  var engine: ScrollEngine
  var size: TerminalSize
  var hand: Hand?
  var recorder = PlayRecorder()
  /// The engine's time at the last recorded step.
  var mark: Double
  /// Milliseconds since then.
  var elapsed = 0
  var isPaused = false
  var showsHelp = false
  var prompt: Prompt?
  /// The answer to the last key.
  var message: News?
  /// What happened last, the newest at the end.
  var news: [News] = []
  var exit: Exit?

  /// Begins with a scroll view as it stands.
  init(name: String, engine: ScrollEngine, size: TerminalSize = .standard) {
    self.name = name
    self.engine = engine
    self.size = size
    mark = engine.time
  }

  /// Lets an input happen.
  mutating func apply(_ input: PlayInput) {
    switch input {
    case .tick(let milliseconds): if !isPaused { pass(milliseconds) }
    case .resize(let size): self.size = size
    case .key(let key): press(key)
    case .wheel(let notches): turn(by: Double(notches) * PlayState.notch * pointsPerRow)
    case .press(let row): touch(row: row)
    case .pull(let row):
      let pointsPerRow = pointsPerRow
      hand?.follow(row: row, pointsPerRow: pointsPerRow)
    case .release: hand?.isLifting = true
    case .drag(let travel, let milliseconds):
      beginSwipe(travel, over: milliseconds, slop: nil, isTracked: true)
    }
  }

  /// The same with another input applied.
  func applying(_ inputs: [PlayInput]) -> PlayState {
    var state = self
    for input in inputs { state.apply(input) }
    return state
  }

  /// Rows that a notch of the wheel moves.
  private static let notch = 3.0

  /// Points along the axis that a row of the screen stands for.
  var pointsPerRow: Double {
    let length = engine.configuration.viewport[engine.configuration.axis]
    return length / Double(max(1, PlayScreen.listRows(size)))
  }

  /// Whether the screen changes by itself.
  var isMoving: Bool { !isPaused && (hand != nil || engine.phase != .idle) }
}

extension PlayState {
  /// Does an event now and keeps the line that a script would have.
  mutating func perform(_ event: ScrollEvent, as line: String) {
    keepTime()
    recorder.record(line)
    take(engine.apply(event))
  }

  /// Writes down the time that has passed since the last step.
  mutating func keepTime() {
    guard elapsed > 0 else { return }
    recorder.record("wait \(PlayState.duration(elapsed))")
    mark = engine.time
    elapsed = 0
  }

  /// Advances to a moment, past every stop for an observer.
  mutating func advance(to end: Double) {
    repeat { take(engine.apply(.advance(to: end))) } while engine.isPaused
  }

  /// Milliseconds as a script writes them.
  static func duration(_ milliseconds: Int) -> String {
    NumberText.plain(seconds(milliseconds), places: 3) + "s"
  }

  /// Milliseconds as a script reads them: the nearest number to the decimal fraction.
  static func seconds(_ milliseconds: Int) -> Double { Double(milliseconds) / 1000 }

  /// How many lines of news are kept.
  private static let newsLimit = 32

  private mutating func take(_ changes: [ScrollChange]) {
    for change in changes {
      guard let line = News(change) else { continue }
      news.append(line)
    }
    if news.count > PlayState.newsLimit { news.removeFirst(news.count - PlayState.newsLimit) }
  }
}

extension PlayState.News {
  /// A change as a line; `nil` for what is seen anyway.
  fileprivate init?(_ change: ScrollChange) {
    func spelling(_ id: ItemID?) -> String {
      id.map { SafeText.visible($0.description, columns: 12) } ?? "nil"
    }
    switch change.kind {
    case .write(let id, let previous):
      self.init(text: "write \(spelling(previous)) → \(spelling(id))", style: nil)
    case .report(let id, let previous):
      self.init(text: "report \(spelling(previous)) → \(spelling(id))", style: .green)
    case .missed(let id): self.init(text: "missed \(spelling(id))", style: .red)
    case .snap(let id, let offset):
      let target = id.map { spelling($0) } ?? NumberText.points(offset.y)
      self.init(text: "snaps to \(target)", style: .cyan)
    default: return nil
    }
  }
}
