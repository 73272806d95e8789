/// The way from an item to one of its members: keys, outermost first.
struct MemberPath: Hashable, Sendable {
  /// The keys as decoded UTF-8; as bytes, because texts that Swift calls equal can be two keys.
  var keys: [[UInt8]]

  init(_ keys: [[UInt8]]) { self.keys = keys }

  init(_ keys: String...) { self.keys = keys.map { Array($0.utf8) } }

  /// A dotted path as a user writes it.
  init(dotted text: String) {
    keys = text.utf8.split(separator: ASCII.point, omittingEmptySubsequences: false).map(Array.init)
  }

  /// The path as a user writes it.
  var dotted: String {
    keys.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ".")
  }

  /// The path of a member of this member.
  func member(_ key: [UInt8]) -> MemberPath { MemberPath(keys + [key]) }
}

/// What is wanted of each item.
struct WantedMembers: Hashable, Sendable {
  /// The uses that a member can have; each has its place in a record.
  enum Slot: Int, CaseIterable { case id, title, first, second }

  /// The paths by slot; `nil` where a slot has no member.
  private var paths: [MemberPath?] = [nil, nil, nil, nil]

  subscript(slot: Slot) -> MemberPath? {
    get { paths[slot.rawValue] }
    set { paths[slot.rawValue] = newValue }
  }

  /// One bit for each slot that has a path.
  var mask: UInt8 { mask { _ in true } }

  /// One bit for each slot whose path fits.
  func mask(where fits: (MemberPath) -> Bool) -> UInt8 {
    var mask: UInt8 = 0
    for slot in paths.indices {
      if let path = paths[slot], fits(path) { mask |= 1 << UInt8(slot) }
    }
    return mask
  }
}
