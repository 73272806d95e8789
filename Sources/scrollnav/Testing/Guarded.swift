import Foundation

/// A value that several threads change, one at a time.
///
/// Unchecked, since the value is only ever touched under the lock. The standard library's `Mutex`
/// asks for a later macOS than this package does.
final class Guarded<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var guarded: Value

  init(_ value: Value) { guarded = value }

  /// The value now.
  var value: Value { withLock { $0 } }

  /// Changes the value while nobody else can.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&guarded)
  }
}
