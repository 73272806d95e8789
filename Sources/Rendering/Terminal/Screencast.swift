/// What a terminal showed, and for how long.
public struct Screencast: Sendable {
  /// A screen that stands for a time.
  public struct Frame: Hashable, Sendable {
    /// The lines from top to bottom; rows below them are empty.
    public var lines: [ScreenLine]
    /// What was pressed last; empty where that is some time ago.
    public var keys: String
    /// How long it stands, in milliseconds.
    public var duration: Int
  }

  /// What it shows in words, for those who do not see it.
  public let title: String
  /// Columns of the terminal.
  public let columns: Int
  /// Rows of the terminal.
  public let rows: Int
  /// The frames in the order of time, each of them unlike the one before it.
  public private(set) var frames: [Frame] = []

  /// A screencast of a terminal of that size, without frames.
  public init(title: String, columns: Int, rows: Int) {
    self.title = title
    self.columns = columns
    self.rows = rows
  }

  /// How long it runs, in milliseconds.
  public var duration: Int { frames.reduce(0) { $0 + $1.duration } }

  /// Appends a screen; the time of one that looks like the last is added to that.
  ///
  /// - Parameters:
  ///   - lines: The lines from top to bottom; more than the terminal has rows are not shown.
  ///   - keys: What is said to be pressed.
  ///   - duration: Milliseconds; a screen that stands for none is not seen.
  public mutating func show(_ lines: [ScreenLine], keys: String, for duration: Int) {
    guard duration > 0 else { return }
    let lines = Array(lines.prefix(rows))
    if let last = frames.last, last.lines == lines, last.keys == keys {
      frames[frames.count - 1].duration += duration
    } else {
      frames.append(Frame(lines: lines, keys: keys, duration: duration))
    }
  }
}
