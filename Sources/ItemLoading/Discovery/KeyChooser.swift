/// Chooses the members that a person would take for id and title, from what items have.
struct KeyChooser {
  /// A member that may be the id.
  struct Choice: Hashable {
    var path: MemberPath
    /// Whether it counts only if it is there on each item and no two are alike.
    var mustBeDistinct: Bool
  }

  let tally: KeyTally
  /// How many items were counted.
  let items: Int
  /// Candidates that turned out not to be distinct.
  var rejected: Set<MemberPath> = []
  /// The entries of the tally on which the choices so far rest.
  private(set) var examined: Set<Int> = []

  init(_ tally: KeyTally, items: Int) {
    self.tally = tally
    self.items = items
  }

  /// The id: a known key, one inside a known container, one that ends in `id`, any that tells
  /// the items apart; `nil` where positions have to serve.
  mutating func id() -> Choice? {
    if let choice = knownID(in: KeyTally.root) { return choice }
    for name in KnownKeys.containers {
      guard
        let container = mostCommon(
          name, in: KeyTally.root, counting: { $0.tally.counts($1)[.object] }),
        isCommon(tally.counts(container)[.object])
      else { continue }
      if let choice = knownID(in: container) { return choice }
    }
    let members = tally.members(of: KeyTally.root)
    // `trackId` and `tweet_id` before words that merely end so, such as `paid`.
    for endsInID in [KeyChooser.endsInMarkedID, KeyChooser.endsInID, { _ in true }] {
      for (entry, member) in members where endsInID(member.key) {
        if let choice = complete(entry) { return choice }
      }
    }
    return nil
  }

  /// The title: the first known key that at least half of the items have as text.
  mutating func title(beside id: MemberPath?) -> MemberPath? {
    var places = [KeyTally.root]
    for name in KnownKeys.titleContainers {
      if let entry = mostCommon(name, in: KeyTally.root, counting: { $0.tally.counts($1)[.object] })
      {
        places.append(entry)
      }
    }
    // An id inside a container speaks for the titles there: the wrapper has its own members.
    if let id, id.keys.count == 2, let home = tally.find(MemberPath([id.keys[0]])),
      let index = places.firstIndex(of: home)
    {
      places.insert(places.remove(at: index), at: 0)
    }
    for place in places {
      for name in KnownKeys.titles {
        guard let entry = mostCommon(name, in: place, counting: { $0.texts($1) }) else { continue }
        if isCommon(texts(entry)) { return tally.path(of: entry) }
      }
    }
    return nameLike(in: places)
  }

  /// The first text whose key ends in `name` or `title`, such as `HotelName`.
  private mutating func nameLike(in places: [Int]) -> MemberPath? {
    for place in places {
      for (entry, member) in tally.members(of: place) where KeyChooser.endsInName(member.key) {
        examined.insert(entry)
        if isCommon(tally.counts(entry)[.text]) { return tally.path(of: entry) }
      }
    }
    return nil
  }

  /// The members of `path` that may stand for it where it holds objects, such as `id.videoId`.
  mutating func members(of path: MemberPath) -> Choice? {
    guard let entry = tally.find(path) else { return nil }
    examined.insert(entry)
    guard isCommon(tally.counts(entry)[.object]) else { return nil }
    return identityMember(of: entry)
  }

  private mutating func knownID(in parent: Int) -> Choice? {
    for name in KnownKeys.ids {
      guard
        let entry = mostCommon(
          name, in: parent,
          counting: {
            $0.tally.counts($1).identities + $0.tally.counts($1)[.object]
          })
      else { continue }
      if isCommon(tally.counts(entry).identities) {
        return Choice(path: tally.path(of: entry), mustBeDistinct: false)
      }
      if isCommon(tally.counts(entry)[.object]), let choice = identityMember(of: entry) {
        return choice
      }
    }
    return nil
  }

  private mutating func identityMember(of entry: Int) -> Choice? {
    for (child, member) in tally.members(of: entry) {
      // MongoDB's extended JSON wraps an id in this key and nothing else.
      if member.key == Array("$oid".utf8), isCommon(tally.counts(child).identities) {
        examined.insert(child)
        return Choice(path: tally.path(of: child), mustBeDistinct: false)
      }
      if let choice = complete(child) { return choice }
    }
    return nil
  }

  private mutating func complete(_ entry: Int) -> Choice? {
    examined.insert(entry)
    guard items > 0, tally.counts(entry).identities == items else { return nil }
    let path = tally.path(of: entry)
    return rejected.contains(path) ? nil : Choice(path: path, mustBeDistinct: true)
  }

  /// How many items have a text here: numbers count, and so do objects that hold a text.
  private func texts(_ entry: Int) -> Int {
    let counts = tally.counts(entry)
    let inner = tally.members(of: entry).reduce(0) { $0 + tally.counts($1.index)[.text] }
    return counts[.text] + counts[.number] + min(counts[.object], inner)
  }

  /// The entry of a known name, in whatever case most items spell it.
  private mutating func mostCommon(
    _ name: String, in parent: Int, counting: (KeyChooser, Int) -> Int
  ) -> Int? {
    var best: Int?
    for (entry, member) in tally.members(of: parent)
    where KeyChooser.lowercased(member.key).elementsEqual(name.utf8) {
      examined.insert(entry)
      examined.formUnion(member.children)
      if let known = best, counting(self, known) >= counting(self, entry) { continue }
      best = entry
    }
    return best
  }

  /// Whether at least half of the items have something.
  private func isCommon(_ count: Int) -> Bool { count > 0 && count * 2 >= items }

  private static func lowercased(_ key: [UInt8]) -> some Sequence<UInt8> {
    key.lazy.map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 }
  }

  private static func endsInMarkedID(_ key: [UInt8]) -> Bool {
    let ending = key.suffix(3)
    guard ending.count == 3, let before = ending.first else { return false }
    if ending.dropFirst().elementsEqual("id".utf8) {
      return before == UInt8(ascii: "_") || before == ASCII.minus
    }
    return ["Id", "ID"].contains { ending.dropFirst().elementsEqual($0.utf8) }
  }

  private static func endsInName(_ key: [UInt8]) -> Bool {
    ["name", "title"].contains { lowercased(key).suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  private static func endsInID(_ key: [UInt8]) -> Bool {
    lowercased(key).suffix(2).elementsEqual("id".utf8)
  }
}
