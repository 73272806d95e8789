import Foundation

/// Repeats work, and says how often a second it can be done.
struct Stopwatch {
  /// The best of a few runs: noise only ever adds time.
  var runs = 3

  /// Seconds of processor time that one run of `work` takes.
  func seconds(_ work: () -> Void) -> Double {
    (0..<runs).map { _ in
      // The process's own time: what else the machine does is not counted.
      let start = clock()
      work()
      return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }.min() ?? 0
  }
}

/// Keeps a value from being optimised away.
@inline(never) func keep<Value>(_ value: Value) { withExtendedLifetime(value) {} }

/// A rate with its unit's prefix: 5.2 M/s.
func rate(_ count: Int, _ seconds: Double) -> String {
  let value = Double(count) / seconds
  return value >= 1e6
    ? String(format: "%.2f M/s", value / 1e6) : String(format: "%.1f k/s", value / 1e3)
}

/// A duration: 0.31 µs, 12.4 ms.
func duration(_ seconds: Double) -> String {
  switch seconds {
  case ..<1e-6: String(format: "%.0f ns", seconds * 1e9)
  case ..<1e-3: String(format: "%.2f µs", seconds * 1e6)
  case ..<1: String(format: "%.2f ms", seconds * 1e3)
  default: String(format: "%.2f s", seconds)
  }
}
