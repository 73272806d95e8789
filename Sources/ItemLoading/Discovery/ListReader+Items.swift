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
    var pass = ListPass(
      form, at: start, depth: depth, plan: plan, tally: tally, counted: counted, in: scanner)
    var next = try pass.cursor.next()
    if let cut = pass.cut(tuning) {
      next = try readHalves(&pass, from: next, cut: cut)
    }
    _ = try pass.read(from: next)
    return pass.finished()
  }
}
