// What libFuzzer calls with one input after another. It must not trap, whatever the bytes are, and
// every shortcut of the loader must come to the same result as the plain way.

import ScrollModel

@testable import ItemLoading

/// Loads bytes in every way and compares what comes out.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  // The last byte chooses the options, the rest is the file.
  let choice = bytes.last ?? 0
  let file = Bytes(bytes.dropLast())
  let options = LoadOptions(
    list: choice & 1 == 0 ? nil : "$.items", idKey: choice & 2 == 0 ? nil : "by.id",
    measure: choice & 4 == 0 ? .none : .aspect(width: "w", height: "h"),
    strict: choice & 8 != 0, json5: choice & 16 != 0)
  let name = choice & 32 == 0 ? "input.json" : "input.ndjson"
  let plain = outcome(file, name, options, LoadTuning(sampleSize: .max, halvesFrom: .max))
  for tuning in [
    LoadTuning(), LoadTuning(sampleSize: 1, halvesFrom: .max),
    LoadTuning(sampleSize: 1, halvesFrom: 0), LoadTuning(sampleSize: 3, halvesFrom: 0),
  ] {
    let other = outcome(file, name, options, tuning)
    precondition(other == plain, "\(tuning) differs\n\(plain)\n\(other)")
  }
  return 0
}

/// All that can be asked of a load.
private struct Outcome: Equatable {
  var report: ItemsReport?
  var rows: [Item] = []
  var holes: [Int] = []
  var error: InputError?
}

private func outcome(
  _ file: Bytes, _ name: String, _ options: LoadOptions, _ tuning: LoadTuning
) -> Outcome {
  do throws(InputError) {
    let items = try ItemLoader.load(file, name: name, options: options, tuning: tuning)
    let rows = (0..<items.count).map(items.item(at:))
    for (place, row) in rows.enumerated() {
      guard let id = row.id else { continue }
      let first = items.place(of: id)
      precondition(first.map { $0 <= place && items.id(at: $0) == id } ?? false, "\(id) is lost")
    }
    return Outcome(
      report: items.report, rows: rows, holes: items.holes, error: items.firstUnmeasured)
  } catch {
    return Outcome(error: error)
  }
}
