/// A place in a source file.
public struct SourcePlace: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Makes a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Whether a place comes before another in the file.
  public static func < (first: SourcePlace, second: SourcePlace) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
