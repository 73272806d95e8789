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
  var views: PlayedViews
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

  /// Begins with views as they stand.
  init(name: String, views: PlayedViews, size: TerminalSize = .standard) {
    self.name = name
    self.views = views
    self.size = size
    mark = views.time
  }

  /// The view that the keys are for.
  var engine: ScrollEngine { views.engine }

  /// Lets an input happen.
  mutating func apply(_ input: PlayInput) {
    switch input {
    case .tick(let milliseconds): if !isPaused { pass(milliseconds) }
    case .resize(let size): self.size = size
    case .key(let key): press(key)
    case .wheel(let notches): turn(by: Double(notches) * PlayState.notch * pointsPerRow(of: engine))
    case .press(let row, let column): touch(row: row, column: column)
    case .pull(let row):
      guard let view = hand?.view else { break }
      let pointsPerRow = pointsPerRow(of: views.linked.engines[view])
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

  /// Points along a view's axis that a row of the screen stands for.
  func pointsPerRow(of engine: ScrollEngine) -> Double {
    let length = engine.configuration.viewport[engine.configuration.axis]
    return length / Double(max(1, PlayScreen.listRows(size)))
  }

  /// Whether the screen changes by itself.
  var isMoving: Bool { !isPaused && (hand != nil || views.isMoving) }
}

extension PlayState {
  /// Does an event now and keeps the line that a script would have.
  ///
  /// - Parameter view: The view it happens to; the one that the keys are for unless given.
  mutating func perform(_ event: ScrollEvent, as line: String, in view: Int? = nil) {
    keepTime()
    let view = view ?? views.focus
    recorder.record(views.address(of: view) + line)
    take(views.linked.apply(event, to: view))
  }

  /// Writes down the time that has passed since the last step.
  mutating func keepTime() {
    guard elapsed > 0 else { return }
    recorder.record("wait \(PlayState.duration(elapsed))")
    // Links look at the end of a script's wait.
    advance(to: views.time)
    mark = views.time
    elapsed = 0
  }

  /// Advances to a moment, past every stop for an observer.
  ///
  /// - Parameter isLook: Whether links look there, as they do where a script's step ends; a frame
  ///   of the terminal must not make them look more often than a display does.
  mutating func advance(to end: Double, isLook: Bool = true) {
    repeat { take(views.linked.advance(to: end, isLook: isLook)) } while views.linked.isPaused
  }

  /// Milliseconds as a script writes them.
  static func duration(_ milliseconds: Int) -> String {
    NumberText.plain(seconds(milliseconds), places: 3) + "s"
  }

  /// Milliseconds as a script reads them: the nearest number to the decimal fraction.
  static func seconds(_ milliseconds: Int) -> Double { Double(milliseconds) / 1000 }

  /// How many lines of news are kept.
  private static let newsLimit = 32

  private mutating func take(_ changes: [LinkedEngines.ViewChange]) {
    for (view, change) in changes {
      guard var line = News(change) else { continue }
      if views.names.count > 1 { line.text = "\(views.names[view]): \(line.text)" }
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
