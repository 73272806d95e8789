/// Rows of cells, set in columns as wide as their widest cell.
public struct TextTable: Hashable, Sendable {
  /// A cell: a text that is safe to show, and how it is painted.
  public struct Cell: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text, on one line, without escape sequences.
    public var text: String
    /// How it is painted.
    public var style: Ink.Style?

    /// Makes a cell.
    public init(_ text: String, _ style: Ink.Style? = nil) {
      self.text = text
      self.style = style
    }

    /// An unpainted cell.
    public init(stringLiteral value: String) { self.init(value) }
  }

  /// On which side of its column a cell stands.
  public enum Alignment: Hashable, Sendable {
    /// At the left.
    case left
    /// At the right: numbers.
    case right
  }

  /// The alignment of each column; further columns stand at the left.
  public var alignments: [Alignment]
  /// Blanks before each row.
  public var indent: Int
  /// The rows; they may have fewer cells than the table has columns.
  public var rows: [[Cell]] = []

  /// Makes an empty table.
  public init(_ alignments: [Alignment] = [], indent: Int = 2) {
    self.alignments = alignments
    self.indent = indent
  }

  /// The rows as lines, two blanks between columns and none at the end of a line.
  public func text(_ ink: Ink = .plain) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        let width = DisplayWidth.of(cell.text)
        if column == widths.count { widths.append(width) }
        widths[column] = max(widths[column], width)
      }
    }
    return rows.map { line($0, widths: widths, ink) + "\n" }.joined()
  }

  private func line(_ row: [Cell], widths: [Int], _ ink: Ink) -> String {
    var text = ""
    var blanks = indent
    for (column, cell) in row.enumerated() {
      let free = widths[column] - DisplayWidth.of(cell.text)
      let isRight = column < alignments.count && alignments[column] == .right
      if !cell.text.isEmpty {
        text += String(repeating: " ", count: blanks + (isRight ? free : 0))
        text += ink.paint(cell.text, cell.style)
        blanks = isRight ? 0 : free
      } else {
        blanks += free
      }
      blanks += 2
    }
    return text
  }
}
