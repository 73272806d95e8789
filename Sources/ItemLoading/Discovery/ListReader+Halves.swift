import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reading a list by two threads.
///
/// The second begins in the middle of what is left of the file, where something looks like the
/// beginning of an item. That is a guess: a text can look like anything. Its work counts only if
/// the first thread, which guesses nothing, arrives at exactly that byte between two items, for
/// then it would have gone on just as the second did. A fault in the second half is left for the
/// first thread to find in its turn. So the result is the same, byte for byte.
extension ListReader {
  /// Reads up to the cut, and beyond it if a second thread could.
  ///
  /// - Returns: The element at which reading stopped; `nil` at the end of the list.
  func readHalves(
    _ pass: inout ListPass, from first: Int?, cut: Int
  ) throws(JSONFault) -> Int? {
    let halves = [Half(pass, from: first, stop: cut), Half(pass, from: cut, stop: .max)]
    DispatchQueue.concurrentPerform(iterations: 2) { halves[$0].read() }
    pass = halves[0].pass
    let next = try halves[0].outcome.get()
    guard next == cut, halves[1].outcome == .success(nil) else { return next }
    pass.append(halves[1].pass)
    return nil
  }
}

/// The part of a list that one thread reads.
///
/// Safety: one thread alone touches it from when the threads begin until both have ended.
private final class Half: @unchecked Sendable {
  private(set) var pass: ListPass
  /// The element at which reading stopped.
  private(set) var outcome: Result<Int?, JSONFault>
  private let stop: Int

  init(_ pass: ListPass, from first: Int?, stop: Int) {
    self.pass = pass
    self.stop = stop
    outcome = .success(first)
  }

  func read() {
    outcome = Result { () throws(JSONFault) in
      try pass.read(from: outcome.get(), stop: stop)
    }
  }
}

extension ListPass {
  /// How far from the middle a cut is searched.
  private static let reach = 1 << 20

  /// Where a second thread may begin; `nil` where one would not pay.
  func cut(_ tuning: LoadTuning) -> Int? {
    let rest = scanner.bytes.count - scan.start
    guard scan.form == ListForm(container: scan.form.container), scan.form.container != .map,
      scan.counted != nil, rest >= tuning.halvesFrom, sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1,
      let joint
    else { return nil }
    let middle = scan.start + rest / 2
    let end = min(middle + ListPass.reach, scanner.bytes.count - joint.bytes.count)
    for place in middle..<max(middle, end) where scanner.bytes.matches(joint.bytes, at: place) {
      return place + joint.offset
    }
    return nil
  }

  /// What lies between the first two items, from the brace that ends the first to the colon of
  /// the second's first key, and where in it the second begins.
  private var joint: (bytes: [UInt8], offset: Int)? {
    var cursor = ListCursor(scan.form, at: scan.start, depth: scan.depth, in: scanner)
    var unpaired = -1
    guard let first = (try? cursor.next()) ?? nil,
      scanner.bytes[first] == ASCII.openBrace,
      let end = try? scanner.value(first, depth: depth, unpaired: &unpaired)
    else { return nil }
    cursor.place = end
    guard let second = (try? cursor.next()) ?? nil, scanner.bytes[second] == ASCII.openBrace
    else { return nil }
    let quote = scanner.blanks(second + 1)
    guard scanner.bytes[quote] == ASCII.quote,
      let key = try? scanner.string(quote, unpaired: &unpaired)
    else { return nil }
    let bytes = scanner.bytes.array(end - 1..<key)
    return bytes.count > 256 ? nil : (bytes, second - end + 1)
  }
}
