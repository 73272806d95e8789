import Dispatch

/// Work on several cores whose results do not tell on how many.
enum Parallel {
  /// The results in the order of the inputs.
  ///
  /// - Parameter jobs: How many inputs are worked on at a time; the system may run fewer.
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], jobs: Int, _ body: @Sendable (Input) -> Output
  ) -> [Output] {
    let workers = min(jobs, inputs.count)
    guard workers > 1 else { return inputs.map(body) }
    let next = Guarded(inputs.startIndex)
    let results = Guarded([Output?](repeating: nil, count: inputs.count))
    // Workers take the next input when they are done with one: inputs differ in length.
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while true {
        let place = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard inputs.indices.contains(place) else { return }
        let output = body(inputs[place])
        results.withLock { $0[place] = output }
      }
    }
    return results.value.compactMap(\.self)
  }
}
