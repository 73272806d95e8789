/// A line of the screen: pieces of text that are safe to show, each with its style.
public struct ScreenLine: Hashable, Sendable {
  /// A piece of text in one style.
  public struct Piece: Hashable, Sendable {
    /// What it says, safe to show.
    public var text: String
    /// How it is painted.
    public var style: Ink.Style?
  }

  /// The pieces from left to right.
  public private(set) var pieces: [Piece] = []
  /// Columns taken so far.
  public private(set) var width = 0

  /// An empty line.
  public init() {}

  /// A line of one piece.
  public init(_ text: String, _ style: Ink.Style? = nil) { add(text, style) }

  /// Appends a piece.
  public mutating func add(_ text: String, _ style: Ink.Style? = nil) {
    guard !text.isEmpty else { return }
    pieces.append(Piece(text: text, style: style))
    width += DisplayWidth.of(text)
  }

  /// Appends another line.
  public mutating func add(_ line: ScreenLine) {
    pieces += line.pieces
    width += line.width
  }

  /// Appends blanks up to a column.
  public mutating func pad(to column: Int) {
    guard column > width else { return }
    add(String(repeating: " ", count: column - width))
  }

  /// The line in exactly so many columns: cut with `…`, or filled with blanks.
  public func fitted(to columns: Int) -> ScreenLine {
    var result = ScreenLine()
    for piece in pieces {
      let room = columns - result.width
      guard DisplayWidth.of(piece.text) > room else {
        result.add(piece.text, piece.style)
        continue
      }
      if room > 0 { result.add(SafeText.visible(piece.text, columns: room), piece.style) }
      break
    }
    result.pad(to: columns)
    return result
  }

  /// The line as text, without blanks at its end.
  public func text(_ ink: Ink) -> String {
    var pieces = pieces
    while let last = pieces.last, last.style == nil, last.text.allSatisfy({ $0 == " " }) {
      pieces.removeLast()
    }
    return pieces.map { ink.paint($0.text, $0.style) }.joined()
  }
}
