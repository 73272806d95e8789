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
    while let element = try cursor.next() {
      if form.isScalar {
        cursor.place = try readScalar(element, depth: depth + form.depth, into: &scan)
      } else if scanner.bytes[element] == ASCII.openBrace {
        let end = try reader.read(element)
        let start = form.container == .map && !form.isNested ? cursor.key : element
        guard end - start < Int(ItemRecord.absent) else {
          throw JSONFault(.itemSize, at: start)
        }
        add(reader, start: start, to: &scan)
        cursor.place = end
      } else {
        var unpaired = -1
        cursor.place = try scanner.value(
          element, depth: depth + form.depth, unpaired: &unpaired)
        scan.skipped += 1
        if scan.firstSkipped == nil { scan.firstSkipped = element }
      }
    }
    scan.end = cursor.place
    scan.skipped += cursor.strays
    if cursor.strays > 0 { scan.firstSkipped = min(cursor.firstStray, scan.firstSkipped ?? .max) }
    scan.tally = reader.tally
    scan.counted = counted
    return scan
  }

  /// Adds the object that was just read.
  @inline(__always)
  private func add(_ reader: ItemReader, start: Int, to scan: inout ListScan) {
    var slots = reader.slots
    switch scan.plan.identity {
    case .member, .element: break
    case .index: slots[0] = -1
    case .key: slots[0] = start
    }
    if reader.unpaired >= 0 { noteUnpaired(slots, in: &scan) }
    append(start: start, slots: slots, to: &scan)
  }

  @inline(__always)
  private func append(start: Int, slots: SIMD4<Int>, to scan: inout ListScan) {
    var slots = slots
    if slots[0] >= 0, ValueKind(scanner.bytes, at: slots[0]).isIdentity {
      scan.types.count(IdentityReader(scanner).type(slots[0]))
    } else if scan.plan.identity != .index {
      slots[0] = -1
      if scan.holes == 0 { scan.firstHole = scan.records.count }
      scan.holes += 1
    }
    scan.records.append(ItemRecord(start: start, slots: slots))
  }

  /// Reads an element of a list of ids.
  private func readScalar(
    _ element: Int, depth: Int, into scan: inout ListScan
  ) throws(JSONFault) -> Int {
    var unpaired = -1
    let end = try scanner.value(element, depth: depth, unpaired: &unpaired)
    switch ValueKind(scanner.bytes, at: element) {
    case .object, .array:
      scan.skipped += 1
      if scan.firstSkipped == nil { scan.firstSkipped = element }
    default:
      let slots = SIMD4(element, -1, -1, -1)
      if unpaired >= 0 { noteUnpaired(slots, in: &scan) }
      append(start: element, slots: slots, to: &scan)
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
}
