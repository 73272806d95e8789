public import ItemLoading

/// All the faults of an input, in order of their places.
public struct InputErrors: Error, Hashable, Sendable {
  /// The faults; never empty.
  public var errors: [InputError]

  /// Makes a collection of faults.
  public init(_ errors: [InputError]) { self.errors = errors }
}
