import TestSupport
import Testing

@testable import ScrollModel

@Suite struct RowIndexTests {
  /// Everything that both can say, compared.
  private func expectEqual(_ index: RowIndex, _ rows: NaiveRows, positions: [Double]) {
    #expect(index.count == rows.keys.count)
    #expect(rows.keys.indices.map { index.key(at: $0).index } == rows.keys)
    #expect(rows.keys.map { index.place(of: RowKey($0)) } == Array(rows.keys.indices))
    #expect(rows.keys.indices.map { index.length(of: $0) } == rows.lengths)
    let (starts, ends) = (rows.starts, rows.ends)
    #expect(rows.keys.indices.map { index.start(of: $0) } == starts)
    #expect(rows.keys.indices.map { index.end(of: $0) } == ends)
    #expect(index.total == ends.last ?? 0)
    #expect(rows.keys.indices.map { index.extent(of: $0).start } == starts)
    #expect(rows.keys.indices.map { index.extent(of: $0).end } == ends)
    for position in positions {
      let startsBefore = starts.count { $0 <= position }
      #expect(index.place(at: position) == (starts.isEmpty ? nil : max(0, startsBefore - 1)))
      #expect(index.countOfStarts { $0 <= position } == startsBefore)
      #expect(index.countOfStarts { $0 < position } == starts.count { $0 < position })
      #expect(index.countOfEnds { $0 <= position } == ends.count { $0 <= position })
      #expect(index.countOfEnds { $0 < position } == ends.count { $0 < position })
    }
  }

  @Test(arguments: [0, 3.5])
  func `rows of every small list of lengths lie where adding up puts them`(spacing: Double) {
    for count in 0...4 {
      withEveryList(of: [0, 10, 24.25], count: count) { lengths in
        let rows = NaiveRows(keys: Array(0..<count), lengths: lengths, spacing: spacing)
        let index = RowIndex(count: count, spacing: spacing) { lengths[$0] }
        expectEqual(index, rows, positions: rows.positions)
      }
    }
  }

  @Test(arguments: [0, 8.0], [0, 20.0])
  func `rows of one length need no blocks and answer alike`(spacing: Double, length: Double) {
    for count in 0...5 {
      let rows = NaiveRows(
        keys: Array(0..<count), lengths: Array(repeating: length, count: count), spacing: spacing)
      let index = RowIndex(count: count, length: length, spacing: spacing)
      #expect(index.uniformLength == length)
      expectEqual(index, rows, positions: rows.positions)
    }
  }

  @Test func `the same length again leaves rows of one length as they are`() {
    var index = RowIndex(count: 9, length: 20, spacing: 0)
    index.setLength(20, of: 4)
    #expect(index.uniformLength == 20)
    index.setLength(21, of: 4)
    #expect(index.uniformLength == nil)
    #expect(index.start(of: 5) == 101)
  }

  @Test(arguments: 0..<4)
  func `random edits of a small list leave what edits of an array leave`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var editor = Editor(count: 3, spacing: seed.isMultiple(of: 2) ? 0 : 2.5)
    for _ in 0..<250 {
      editor.edit(using: &random, limit: 12)
      expectEqual(editor.index, editor.rows, positions: editor.rows.positions)
    }
  }

  @Test func `blocks split and merge under random edits of thousands of rows`() {
    var random = SplitMix64(seed: 42)
    var editor = Editor(count: 2000, spacing: 1)
    for round in 0..<1600 {
      editor.edit(using: &random, limit: round < 800 ? 4000 : 300)
      if round.isMultiple(of: 300) || round == 1599 {
        expectEqual(editor.index, editor.rows, positions: [-1, 0, 777, 5000.5, 1e9])
      }
    }
    #expect(editor.removedKeys.allSatisfy { editor.index.place(of: RowKey($0)) == nil })
    while editor.index.count > 0 { editor.remove(at: editor.index.count / 2) }
    expectEqual(editor.index, editor.rows, positions: [0])
    editor.insert(1300, at: 0) { 20 }
    expectEqual(editor.index, editor.rows, positions: [0, 13_000])
  }

  @Test func `rows inserted at the head of a long list move the others by their length`() {
    var index = RowIndex(count: 100_000, length: 20, spacing: 1)
    index.insert(
      (0..<1000).map { RowKey(100_000 + $0) }, lengths: .init(repeating: 5, count: 1000), at: 0)
    #expect(index.count == 101_000)
    #expect(index.place(of: RowKey(0)) == 1000)
    #expect(index.start(of: 1000) == 6000)
    #expect(index.place(of: RowKey(99_999)) == 100_999)
    #expect(index.total == 100_000 * 21 + 6000 - 1)
  }

  @Test func `lengths without an exact sum still meet end to start, and never decrease`() {
    var index = RowIndex(count: 1500, spacing: 0) { 33.3 + Double($0 % 7) * 0.1 }
    index.insert(
      (0..<700).map { RowKey(1500 + $0) }, lengths: .init(repeating: 0.7, count: 700), at: 600)
    for place in 0..<index.count - 1 {
      #expect(index.end(of: place) == index.start(of: place + 1))
      #expect(index.start(of: place) < index.start(of: place + 1))
      #expect(index.place(at: index.start(of: place)) == place)
    }
  }
}

/// An index and a plain list that go through the same edits.
private struct Editor {
  var index: RowIndex
  var rows: NaiveRows
  private(set) var removedKeys: [Int] = []
  private var nextKey: Int

  init(count: Int, spacing: Double) {
    index = RowIndex(count: count, length: 20, spacing: spacing)
    rows = NaiveRows(
      keys: Array(0..<count), lengths: Array(repeating: 20, count: count), spacing: spacing)
    nextKey = count
  }

  mutating func edit(using random: inout SplitMix64, limit: Int) {
    func place(_ count: Int) -> Int { .random(in: 0..<count, using: &random) }
    let count = rows.keys.count
    let kind = count == 0 ? 0 : count > limit ? 3 : place(6)
    switch kind {
    case 0: insert(1 + place(3), at: place(count + 1)) { Double(place(200)) / 4 }
    case 1: insert(limit / 3, at: place(count + 1)) { Double(place(200)) / 4 }
    case 2: setLength(Double(place(3)) * 8.25, of: place(count))
    case 3:
      for _ in 0..<min(count, 1 + place(max(1, limit / 2))) { remove(at: place(rows.keys.count)) }
    default: move(from: place(count), to: place(count))
    }
  }

  mutating func insert(_ count: Int, at place: Int, length: () -> Double) {
    let keys = Array(nextKey..<nextKey + count)
    let lengths = keys.map { _ in length() }
    nextKey += count
    index.insert(keys.map { RowKey($0) }, lengths: lengths, at: place)
    rows.keys.insert(contentsOf: keys, at: place)
    rows.lengths.insert(contentsOf: lengths, at: place)
  }

  mutating func setLength(_ length: Double, of place: Int) {
    index.setLength(length, of: place)
    rows.lengths[place] = length
  }

  mutating func remove(at place: Int) {
    index.remove(at: place)
    removedKeys.append(rows.keys.remove(at: place))
    rows.lengths.remove(at: place)
  }

  mutating func move(from place: Int, to newPlace: Int) {
    index.move(from: place, to: newPlace)
    rows.keys.insert(rows.keys.remove(at: place), at: newPlace)
    rows.lengths.insert(rows.lengths.remove(at: place), at: newPlace)
  }
}
