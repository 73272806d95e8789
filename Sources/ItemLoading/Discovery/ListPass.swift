import ScrollModel

/// One pass over the elements of a list, or over a part of them.
struct ListPass {
  let scanner: JSONScanner
  /// How many containers lie around an element.
  let depth: Int
  var cursor: ListCursor
  private(set) var reader: ItemReader
  private(set) var scan: ListScan

  init(
    _ form: ListForm, at start: Int, depth: Int, plan: ReadingPlan, tally: KeyTally,
    counted: CountedEntries?, in scanner: JSONScanner
  ) {
    self.scanner = scanner
    self.depth = depth + form.depth
    cursor = ListCursor(form, at: start, depth: depth, in: scanner)
    scan = ListScan(form, plan: plan, start: start, depth: depth)
    scan.counted = counted
    var tally = tally
    tally.reset()
    reader = ItemReader(
      scanner, wanted: plan.wanted, depth: self.depth, tally: tally, counted: counted)
  }

  /// Reads elements from one on, up to the end or to the first that begins at `stop` or later.
  ///
  /// - Returns: The element at which it stopped; `nil` at the end of the list.
  mutating func read(
    from first: Int?, stop: Int = .max, limit: Int = .max
  ) throws(JSONFault) -> Int? {
    var next = first
    while let element = next, element < stop, scan.records.count < limit {
      if !scan.form.isScalar, scanner.bytes[element] == ASCII.openBrace {
        if let unlike = try readAlike(element, stop: stop) {
          next = unlike
          continue
        }
        let (end, places) = try reader.read(element)
        try add(element, end: end, places)
        cursor.place = end
      } else {
        cursor.place = try readOther(element)
      }
      next = try cursor.next()
    }
    return next
  }

  /// The list as it was read.
  consuming func finished() -> ListScan {
    scan.end = cursor.place
    scan.skipped += cursor.strays
    if cursor.strays > 0 { scan.firstSkipped = min(cursor.firstStray, scan.firstSkipped ?? .max) }
    scan.tally = reader.tally
    if scan.isMap { keepLastOfRepeatedKeys() }
    return scan
  }

  /// Takes over what another pass read from where this one stopped to the end of the list.
  mutating func append(_ rest: consuming ListPass) {
    scan.append(rest.scan)
    reader.tally.add(rest.reader.tally)
    cursor = rest.cursor
  }

  /// Reads items that look like the last ones, for as long as they do.
  ///
  /// - Returns: The next element, or the end of the list as an empty optional; `nil` where not even
  ///   the first item fits.
  private mutating func readAlike(
    _ first: Int, stop: Int
  ) throws(JSONFault) -> Int?? {
    for (index, shape) in reader.shapes.shapes.enumerated() {
      var element = first
      let count = scan.records.count
      while true {
        var places = MemberPlaces()
        let end = shape.match(element, places: &places, tally: &reader.tally)
        guard end >= 0 else { break }
        try add(element, end: end, places)
        cursor.place = end
        guard let next = try cursor.next() else { return .some(nil) }
        element = next
        if element >= stop { return element }
      }
      if element != first {
        reader.reward(index, by: scan.records.count - count)
        return element
      }
    }
    return nil
  }

  /// Adds an object that was read.
  @inline(__always)
  private mutating func add(
    _ element: Int, end: Int, _ places: MemberPlaces
  ) throws(JSONFault) {
    let start = scan.isMap ? cursor.key : element
    guard end - start < Int(ItemRecord.absent) else { throw JSONFault(.itemSize, at: start) }
    var slots = places.slots
    if scan.isKeyed { slots[0] = start }
    if places.unpaired >= 0 || cursor.unpairedInKey >= 0 { noteUnpaired(slots) }
    let measure = scan.plan.measurement.size(slots[2], slots[3], in: NumberReader(scanner))
    append(start: start, id: slots[0], title: slots[1], measure: measure)
  }

  @inline(__always)
  private mutating func append(start: Int, id: Int, title: Int, measure: Double) {
    var id = id
    if id >= 0, ValueKind(scanner.bytes, at: id).isIdentity {
      scan.note(id, in: IdentityReader(scanner))
    } else if !scan.isPositional {
      id = -1
      if scan.holes == 0 { scan.firstHole = scan.records.count }
      scan.holes += 1
    }
    scan.records.append(ItemRecord(start: start, id: id, title: title, measure: measure))
  }

  /// Reads an element that is no object: an id where the list is one of ids, else nothing.
  private mutating func readOther(_ element: Int) throws(JSONFault) -> Int {
    var unpaired = -1
    let end = try scanner.value(element, depth: depth, unpaired: &unpaired)
    let kind = ValueKind(scanner.bytes, at: element)
    if scan.form.isScalar, kind != .object, kind != .array {
      if unpaired >= 0 { noteUnpaired(SIMD4(element, -1, -1, -1)) }
      append(start: element, id: element, title: -1, measure: .nan)
    } else {
      scan.skipped += 1
      if scan.firstSkipped == nil { scan.firstSkipped = element }
    }
    return end
  }

  /// Notes an unpaired surrogate in an id or a title.
  private mutating func noteUnpaired(_ slots: SIMD4<Int>) {
    guard scan.firstUnpaired == nil else { return }
    let identity = scan.isPositional ? -1 : slots[0]
    let texts = [identity, slots[1] >= 0 ? TitleReader(scanner).textPlace(slots[1]) ?? -1 : -1]
    scan.firstUnpaired = texts.filter { $0 >= 0 && scanner.bytes[$0] == ASCII.quote }
      .compactMap(scanner.unpairedSurrogate).min()
  }

  /// Of a repeated key the last entry counts, where the first one stands.
  private mutating func keepLastOfRepeatedKeys() {
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
      append(
        start: record.start, id: record.id ?? -1, title: record.title ?? -1,
        measure: record.measure)
    }
  }
}
