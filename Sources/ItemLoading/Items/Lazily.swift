import Dispatch

/// A value that is made when it is first asked for, once, from whatever thread.
final class Lazily<Value: Sendable>: @unchecked Sendable {
  // A semaphore, because `Mutex` needs macOS 15 and `NSLock` all of Foundation.
  private let turn = DispatchSemaphore(value: 1)
  private let make: @Sendable () -> Value
  private var made: Value?

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value.
  var value: Value {
    turn.wait()
    defer { turn.signal() }
    if let made { return made }
    let value = make()
    made = value
    return value
  }

  /// Whether the value has been made.
  var isMade: Bool {
    turn.wait()
    defer { turn.signal() }
    return made != nil
  }
}

/// Counts from whatever thread.
final class Counter: @unchecked Sendable {
  private let turn = DispatchSemaphore(value: 1)
  private var count = 0

  /// The count with one more.
  func next() -> Int {
    turn.wait()
    defer { turn.signal() }
    count += 1
    return count
  }
}
