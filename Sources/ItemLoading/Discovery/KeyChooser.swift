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

  init(_ tally: KeyTally, items: Int, rejected: Set<MemberPath> = []) {
    self.tally = tally
    self.items = items
    self.rejected = rejected
  }

  /// The id: a known key, one inside a known container, one that ends in `id` here or there, any
  /// that tells the items apart; `nil` where positions have to serve.
  mutating func id() -> Choice? {
    if let choice = knownID(in: KeyTally.root) { return choice }
    var places = [KeyTally.root]
    for name in KnownKeys.containers {
      guard let container = entry(named: name, in: KeyTally.root),
        isCommon(tally[container][.object])
      else { continue }
      if let choice = knownID(in: container) { return choice }
      places.append(container)
    }
    // `trackId` and `properties.osm_id` before words that merely end so, such as `paid`.
    for fits in [KnownKeys.endsInMarkedID, KnownKeys.endsInID] {
      for place in places {
        if let choice = complete(memberOf: place, where: fits) { return choice }
      }
    }
    return complete(memberOf: KeyTally.root) { _ in true }
  }

  /// The title: the first known key that at least half of the items have as text.
  mutating func title(beside id: MemberPath?) -> MemberPath? {
    var places = [KeyTally.root]
    for name in KnownKeys.titleContainers {
      if let entry = entry(named: name, in: KeyTally.root) { places.append(entry) }
    }
    // An id inside a container speaks for the titles there: the wrapper has its own members.
    if let id, id.keys.count == 2, let home = tally.find(MemberPath([id.keys[0]])),
      let index = places.firstIndex(of: home)
    {
      places.insert(places.remove(at: index), at: 0)
    }
    for place in places {
      for name in KnownKeys.titles {
        guard let entry = entry(named: name, in: place), isCommon(texts(entry)) else { continue }
        return tally.path(of: entry)
      }
    }
    for place in places {
      for member in tally.members(of: place) where KnownKeys.endsInName(tally.key(member)) {
        examined.insert(member)
        if isCommon(tally[member][.text]) { return tally.path(of: member) }
      }
    }
    return nil
  }

  /// The member of `path` that stands for it where it holds objects, such as `id.videoId`.
  mutating func member(of path: MemberPath) -> Choice? {
    guard let entry = tally.find(path) else { return nil }
    examined.insert(entry)
    return isCommon(tally[entry][.object]) ? identityMember(of: entry) : nil
  }

  private mutating func knownID(in parent: Int) -> Choice? {
    for name in KnownKeys.ids {
      guard let entry = entry(named: name, in: parent) else { continue }
      if isCommon(tally[entry].identities) {
        return Choice(path: tally.path(of: entry), mustBeDistinct: false)
      }
      // Inside a container, what is an object is a text in several languages more often than an id.
      if parent == KeyTally.root, isCommon(tally[entry][.object]),
        let choice = identityMember(of: entry)
      {
        return choice
      }
    }
    return nil
  }

  private mutating func identityMember(of entry: Int) -> Choice? {
    for member in tally.members(of: entry) {
      // MongoDB's extended JSON wraps an id in this key and nothing else.
      if tally.key(member).elementsEqual("$oid".utf8) {
        examined.insert(member)
        if isCommon(tally[member].identities) {
          return Choice(path: tally.path(of: member), mustBeDistinct: false)
        }
      }
      if let choice = complete(member) { return choice }
    }
    return nil
  }

  /// The first member with a fitting key that may tell the items apart.
  private mutating func complete(
    memberOf parent: Int, where fits: ([UInt8]) -> Bool
  ) -> Choice? {
    for member in tally.members(of: parent) where fits(tally.key(member)) {
      if let choice = complete(member) { return choice }
    }
    return nil
  }

  private mutating func complete(_ entry: Int) -> Choice? {
    examined.insert(entry)
    guard items > 0, tally[entry].identities == items else { return nil }
    let path = tally.path(of: entry)
    return rejected.contains(path) ? nil : Choice(path: path, mustBeDistinct: true)
  }

  /// How many items have a text here: numbers count, and so do objects that hold a text.
  private func texts(_ entry: Int) -> Int {
    let inner = tally.members(of: entry).reduce(0) { $0 + tally[$1][.text] }
    return tally[entry][.text] + tally[entry][.number] + min(tally[entry][.object], inner)
  }

  /// The entry of a known name, in the case in which most items spell it.
  private mutating func entry(named name: String, in parent: Int) -> Int? {
    var best: Int?
    for member in tally.members(of: parent) where KnownKeys.isSame(tally.key(member), name) {
      examined.insert(member)
      examined.formUnion(tally.members(of: member))
      if let known = best, tally[known].present >= tally[member].present { continue }
      best = member
    }
    return best
  }

  /// Whether at least half of the items have something.
  private func isCommon(_ count: Int) -> Bool { count > 0 && count * 2 >= items }
}
