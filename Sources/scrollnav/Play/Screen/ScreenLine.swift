import Rendering

/// A line of the screen: pieces of text that are safe to show, each with its style.
struct ScreenLine: Equatable, Sendable {
  /// A piece of text in one style.
  struct Piece: Equatable, Sendable {
    var text: String
    var style: Ink.Style?
  }

  private(set) var pieces: [Piece] = []
  /// Columns taken so far.
  private(set) var width = 0

  init() {}

  init(_ text: String, _ style: Ink.Style? = nil) { add(text, style) }

  /// Appends a piece.
  mutating func add(_ text: String, _ style: Ink.Style? = nil) {
    guard !text.isEmpty else { return }
    pieces.append(Piece(text: text, style: style))
    width += DisplayWidth.of(text)
  }

  /// Appends another line.
  mutating func add(_ line: ScreenLine) {
    pieces += line.pieces
    width += line.width
  }

  /// Appends blanks up to a column.
  mutating func pad(to column: Int) {
    guard column > width else { return }
    add(String(repeating: " ", count: column - width))
  }

  /// The line in exactly so many columns: cut with `…`, or filled with blanks.
  func fitted(to columns: Int) -> ScreenLine {
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
  func text(_ ink: Ink) -> String {
    var pieces = pieces
    while let last = pieces.last, last.style == nil, last.text.allSatisfy({ $0 == " " }) {
      pieces.removeLast()
    }
    return pieces.map { ink.paint($0.text, $0.style) }.joined()
  }
}
