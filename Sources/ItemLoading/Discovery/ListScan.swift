import ScrollModel

/// Where the ids of a list come from.
enum IdentitySource: Hashable, Sendable {
  /// A member of each item.
  case member(MemberPath)
  /// The places in the list.
  case index
  /// The keys of the map that the items stand in.
  case key
  /// The elements themselves.
  case element
}

/// What is read of the items of a list.
struct ReadingPlan: Hashable, Sendable {
  var identity: IdentitySource
  /// Whether the id was chosen because it tells all items apart.
  var mustBeDistinct = false
  var wanted = WantedMembers()
  var measurement = Measurement.none
}

/// A list as it was read.
struct ListScan {
  let form: ListForm
  let plan: ReadingPlan
  /// Whether items stand under keys, and whether these are the ids.
  let isMap: Bool
  let isKeyed: Bool
  /// Whether positions are the ids.
  let isPositional: Bool
  /// Where the container begins.
  let start: Int
  /// The place behind the container.
  var end: Int
  /// How many containers lie around it.
  let depth: Int
  var records = RecordTable()
  /// Elements that are no items, and the place of the first.
  var skipped = 0
  var firstSkipped: Int?
  /// Items without a usable id, and the number of the first.
  var holes = 0
  var firstHole: Int?
  /// How many ids there are of each type.
  var types = IdentityTypes()
  /// Whether the ids rise or fall.
  var order = IdentityOrder()
  /// The place of the first unpaired surrogate in a text that is used.
  var firstUnpaired: Int?
  /// What the items have; exact for `counted`.
  var tally = KeyTally()
  var counted: CountedEntries?
  /// Members that do not tell the items apart, as far as is known.
  var rejected: Set<MemberPath> = []

  /// Whether halving finds an id: each item has one, and they rise or fall.
  var isOrdered: Bool { holes == 0 && order.isStrict }

  init(_ form: ListForm, plan: ReadingPlan, start: Int, depth: Int) {
    self.form = form
    self.plan = plan
    isMap = form.container == .map && !form.isNested
    isKeyed = plan.identity == .key
    isPositional = plan.identity == .index
    self.start = start
    self.end = start
    self.depth = depth
  }
}

extension ListScan {
  /// Takes over what was read of the rest of the list.
  mutating func append(_ rest: ListScan) {
    if firstSkipped == nil { firstSkipped = rest.firstSkipped }
    skipped += rest.skipped
    if holes == 0 { firstHole = rest.firstHole.map { $0 + records.count } }
    holes += rest.holes
    if firstUnpaired == nil { firstUnpaired = rest.firstUnpaired }
    types.add(rest.types)
    order.append(rest.order)
    records.append(rest.records)
  }

  /// Forgets what was noted of ids.
  mutating func clearIdentities() {
    holes = 0
    firstHole = nil
    types = IdentityTypes()
    order = IdentityOrder()
  }

  /// Notes the id of an item: its type and its rank.
  @inline(__always)
  mutating func note(_ id: Int, in reader: IdentityReader) {
    if let key = reader.orderKey(id) {
      order.note(key)
      // What has a key is too short for a UUID and too plain for a fraction.
      types.count(key.isText ? .string : .int)
    } else {
      order.forget()
      types.count(reader.type(id))
    }
  }
}

/// How many ids of each type a list has.
struct IdentityTypes: Hashable, Sendable {
  private var integers = 0
  private var numbers = 0
  private var texts = 0
  private var uuids = 0

  mutating func count(_ type: ItemIDType) {
    switch type {
    case .int: integers += 1
    case .number: numbers += 1
    case .uuid: uuids += 1
    default: texts += 1
    }
  }

  mutating func add(_ other: IdentityTypes) {
    integers += other.integers
    numbers += other.numbers
    texts += other.texts
    uuids += other.uuids
  }

  /// The type that holds all ids; text where there is none.
  var common: ItemIDType {
    var types: Set<ItemIDType> = []
    if integers > 0 { types.insert(.int) }
    if numbers > 0 { types.insert(.number) }
    if texts > 0 { types.insert(.string) }
    if uuids > 0 { types.insert(.uuid) }
    return types.isEmpty ? .string : ItemIDType(commonTo: types)
  }
}
