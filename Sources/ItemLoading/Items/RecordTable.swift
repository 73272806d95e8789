/// Records in chunks, so that growing copies nothing and wastes little.
struct RecordTable: Sendable {
  private static let shift = 14
  private static let chunkSize = 1 << shift

  /// Full chunks but for the last.
  private var chunks: [[ItemRecord]] = []
  private var chunked = 0
  /// What another thread read, in chunks of its own.
  private var rest: [[ItemRecord]] = []
  private(set) var count = 0

  init() {}

  init(_ records: some Sequence<ItemRecord>) {
    for record in records { append(record) }
  }

  @inline(__always)
  mutating func append(_ record: ItemRecord) {
    if chunked & (RecordTable.chunkSize - 1) == 0 { addChunk() }
    chunks[chunks.count - 1].append(record)
    chunked += 1
    count += 1
  }

  /// Adds all records of a table; nothing is copied where this one has no rest of its own yet.
  mutating func append(_ table: RecordTable) {
    guard rest.isEmpty, table.rest.isEmpty else {
      self = RecordTable(Array(self) + Array(table))
      return
    }
    rest = table.chunks
    count += table.count
  }

  private mutating func addChunk() {
    var chunk: [ItemRecord] = []
    // The first chunk grows as it needs: most files hold a few items.
    if chunked > 0 { chunk.reserveCapacity(RecordTable.chunkSize) }
    chunks.append(chunk)
  }
}

extension RecordTable: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(place: Int) -> ItemRecord {
    @inline(__always) get {
      if place < chunked {
        return chunks[place >> RecordTable.shift][place & (RecordTable.chunkSize - 1)]
      }
      let place = place - chunked
      return rest[place >> RecordTable.shift][place & (RecordTable.chunkSize - 1)]
    }
  }
}
