public import ItemLoading

/// All the faults of an input, in order of their places.
public struct InputErrors: Error, Hashable, Sendable {
  /// The faults; never empty.
  public var errors: [InputError]

  /// Makes a collection of faults.
  public init(_ errors: [InputError]) { self.errors = errors }
}

extension [InputError] {
  /// The faults by line and column within each file, `file` first, others in order of their first
  /// fault.
  func inOrder(from file: String) -> [InputError] {
    var files = [file: 0]
    for error in self where files[error.file] == nil { files[error.file] = files.count }
    func place(_ index: Int) -> (file: Int, line: Int, column: Int, index: Int) {
      let error = self[index]
      return (files[error.file] ?? 0, error.line ?? 0, error.column ?? 0, index)
    }
    return indices.sorted { place($0) < place($1) }.map { self[$0] }
  }
}
