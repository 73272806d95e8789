/// The places of the items that reach into the visible rectangle, in layout order: those of some
/// lines in some tracks.
public struct VisiblePlaces: Sequence, Hashable, Sendable {
  /// The places of the lines; they begin with a whole line.
  let lines: Range<Int>
  let columns: Int
  let tracks: Range<Int>

  init(lines: Range<Int>, columns: Int, tracks: Range<Int>) {
    self.lines = lines
    self.columns = columns
    self.tracks = tracks
  }

  /// The places from the first to the last.
  public func makeIterator() -> some IteratorProtocol<Int> {
    lines.lazy.filter(contains(track:)).makeIterator()
  }

  /// How many there are.
  public var count: Int {
    let rest = lines.count % columns
    return lines.count / columns * tracks.count + tracks.clamped(to: 0..<rest).count
  }

  /// The first of them.
  public var first: Int? { lines.first(where: contains(track:)) }

  /// The last of them.
  public var last: Int? { lines.last(where: contains(track:)) }

  private func contains(track place: Int) -> Bool { tracks.contains(place % columns) }
}
