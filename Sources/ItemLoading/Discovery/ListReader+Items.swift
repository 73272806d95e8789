import ScrollModel

extension ListReader {
  /// Reads all items of a list by a plan, and checks every byte of it.
  ///
  /// - Parameters:
  ///   - tally: Entries to count by; their counts begin anew.
  ///   - counted: The entries that must be counted exactly; `nil` for all.
  func read(
    _ form: ListForm, at start: Int, depth: Int, plan: ReadingPlan, tally: KeyTally,
    counted: CountedEntries?
  ) throws(JSONFault) -> ListScan {
    var scan = ListScan(form, plan: plan, start: start, depth: depth)
    var cursor = ListCursor(form, at: start, depth: depth, in: scanner)
    var fresh = tally
    fresh.reset()
    var reader = ItemReader(
      scanner, wanted: plan.wanted, depth: depth + form.depth, tally: fresh, counted: counted)
    var next = try cursor.next()
    while let element = next {
      if !form.isScalar, scanner.bytes[element] == ASCII.openBrace {
        if let unlike = try readAlike(element, &cursor, &reader, into: &scan) {
          next = unlike
          continue
        }
        let (end, places) = try reader.read(element)
        try add(element, end: end, places, cursor, to: &scan)
        cursor.place = end
      } else {
        cursor.place = try readOther(element, depth: depth + form.depth, into: &scan)
      }
      next = try cursor.next()
    }
    scan.end = cursor.place
    scan.skipped += cursor.strays
    if cursor.strays > 0 { scan.firstSkipped = min(cursor.firstStray, scan.firstSkipped ?? .max) }
    scan.tally = reader.tally
    scan.counted = counted
    if scan.isMap { keepLastOfRepeatedKeys(in: &scan) }
    return scan
  }

  /// Reads items that look like the last ones, for as long as they do.
  ///
  /// - Returns: The next element, or the end of the list as an empty optional; `nil` where not even
  ///   the first item fits.
  private func readAlike(
    _ first: Int, _ cursor: inout ListCursor, _ reader: inout ItemReader, into scan: inout ListScan
  ) throws(JSONFault) -> Int?? {
    for (index, shape) in reader.shapes.enumerated() {
      var element = first
      while true {
        var places = MemberPlaces()
        let end = shape.match(element, places: &places, tally: &reader.tally)
        guard end >= 0 else { break }
        try add(element, end: end, places, cursor, to: &scan)
        cursor.place = end
        guard let next = try cursor.next() else {
          return .some(nil)
        }
        element = next
      }
      if element != first {
        reader.prefer(index)
        return element
      }
    }
    return nil
  }

  /// Adds an object that was read.
  @inline(__always)
  private func add(
    _ element: Int, end: Int, _ places: MemberPlaces, _ cursor: borrowing ListCursor,
    to scan: inout ListScan
  ) throws(JSONFault) {
    let start = scan.isMap ? cursor.key : element
    guard end - start < Int(ItemRecord.absent) else { throw JSONFault(.itemSize, at: start) }
    var slots = places.slots
    if scan.isKeyed { slots[0] = start }
    if places.unpaired >= 0 || cursor.unpairedInKey >= 0 { noteUnpaired(slots, in: &scan) }
    append(start: start, slots: slots, to: &scan)
  }

  @inline(__always)
  private func append(start: Int, slots: SIMD4<Int>, to scan: inout ListScan) {
    var slots = slots
    if slots[0] >= 0, ValueKind(scanner.bytes, at: slots[0]).isIdentity {
      scan.note(slots[0], in: IdentityReader(scanner))
    } else if !scan.isPositional {
      slots[0] = -1
      if scan.holes == 0 { scan.firstHole = scan.records.count }
      scan.holes += 1
    }
    scan.records.append(ItemRecord(start: start, slots: slots))
  }

  /// Reads an element that is no object: an id where the list is one of ids, else nothing.
  private func readOther(
    _ element: Int, depth: Int, into scan: inout ListScan
  ) throws(JSONFault) -> Int {
    var unpaired = -1
    let end = try scanner.value(element, depth: depth, unpaired: &unpaired)
    let kind = ValueKind(scanner.bytes, at: element)
    if scan.form.isScalar, kind != .object, kind != .array {
      let slots = SIMD4(element, -1, -1, -1)
      if unpaired >= 0 { noteUnpaired(slots, in: &scan) }
      append(start: element, slots: slots, to: &scan)
    } else {
      scan.skipped += 1
      if scan.firstSkipped == nil { scan.firstSkipped = element }
    }
    return end
  }

  /// Notes an unpaired surrogate in an id or a title.
  private func noteUnpaired(_ slots: SIMD4<Int>, in scan: inout ListScan) {
    guard scan.firstUnpaired == nil else { return }
    let identity = scan.plan.identity == .index ? -1 : slots[0]
    let texts = [identity, slots[1] >= 0 ? TitleReader(scanner).textPlace(slots[1]) ?? -1 : -1]
    scan.firstUnpaired = texts.filter { $0 >= 0 && scanner.bytes[$0] == ASCII.quote }
      .compactMap(scanner.unpairedSurrogate).min()
  }

  /// Of a repeated key the last entry counts, where the first one stands.
  private func keepLastOfRepeatedKeys(in scan: inout ListScan) {
    if scan.isKeyed, scan.isOrdered { return }
    let keys = RecordTable(scan.records.map { ItemRecord(start: $0.start, id: $0.start) })
    let repeats = IdentityIndex(keys, in: IdentityReader(scanner)).repeats
    guard !repeats.isEmpty else { return }
    let later = Set(repeats.values.joined())
    let records = scan.records
    scan.records = RecordTable()
    scan.clearIdentities()
    for place in 0..<records.count where !later.contains(place) {
      let record = records[repeats[place]?.last ?? place]
      append(start: record.start, slots: record.slots, to: &scan)
    }
  }
}
