public import ScrollModel

/// The items of a file: what was found, and every item by its place.
///
/// Nothing is kept of an item but where it stands; ids and titles are made when they are asked
/// for. The index of ids is built when look-ups or duplicates need it.
public final class LoadedItems: Sendable {
  /// The file as the user named it; `<stdin>` for standard input.
  public var file: String { origin.file }
  /// The path to the list, such as `$.photos`.
  public let listPath: String
  /// What was read.
  let scan: ListScan
  /// The type of the ids.
  ///
  /// `position` where places serve or there are no items, `mixed` where some are numbers and some
  /// are texts. UUIDs among other texts are texts.
  public let idType: ItemIDType
  let scanner: JSONScanner
  let origin: Origin
  let options: LoadOptions
  private let index: Lazily<IdentityIndex>
  private let fingerprintValue: Lazily<UInt64>

  init(
    _ list: ListCandidate, scanner: JSONScanner, origin: Origin, options: LoadOptions,
    original: Bytes
  ) {
    listPath = list.path.description
    scan = list.scan
    idType = scan.isPositional || scan.records.count == 0 ? .position : scan.types.common
    self.scanner = scanner
    self.origin = origin
    self.options = options
    let records = list.scan.records
    index = Lazily { IdentityIndex(records, in: IdentityReader(scanner)) }
    fingerprintValue = Lazily { Fingerprint(of: original).value }
  }

  /// A hash of the file's bytes, the same in every run: whether a session's file has changed.
  ///
  /// The first call reads the whole file.
  public var fingerprint: UInt64 { fingerprintValue.value }

  /// The table of ids, built at its first use.
  var identityIndex: IdentityIndex { index.value }

  /// Whether the table of ids is there.
  var isIndexed: Bool { index.isMade }

  /// How often ids may be searched for one by one before a table pays.
  static let searchLimit = 4
  let searches = Counter()
}
