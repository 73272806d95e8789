/// A stable handle of a row: it stays with the row whatever is inserted, removed or moved.
///
/// Keys are small numbers given in turn, so that a table by key is an array. A key is never
/// given twice within one ``ItemList``.
public struct RowKey: Hashable, Sendable {
  /// The number; 4 bytes, since a million rows keep a million of them.
  let raw: UInt32

  /// The key with a number; it must fit in 32 bits.
  init(_ number: Int) { raw = UInt32(number) }

  /// The number as an index into a table by key.
  var index: Int { Int(raw) }
}
