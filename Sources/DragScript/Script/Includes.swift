import ItemLoading

/// The scripts that a script includes, each read once.
final class Includes {
  private let read: ScriptFileReader
  private var steps: [String: [Step]] = [:]
  private var open: [String] = []
  /// The faults of all included files.
  private(set) var errors: [InputError] = []

  /// The deepest nesting of includes, far beyond what a person can follow.
  private static let deepest = 64

  init(read: @escaping ScriptFileReader) { self.read = read }

  /// The steps of a file; its own faults go to `errors`, a fault of the including line is thrown.
  func steps(of path: String, from file: String) throws(ValueFault) -> [Step] {
    let path = FilePath.normalized(path)
    if let known = steps[path] { return known }
    let chain = [FilePath.normalized(file)] + open
    if let start = chain.firstIndex(of: path) {
      let cycle = (chain[start...] + [path]).joined(separator: " → ")
      throw ValueFault(column: 1, "an include that includes itself: \(cycle)")
    }
    guard open.count < Includes.deepest else {
      throw ValueFault(column: 1, "includes are nested more than \(Includes.deepest) deep")
    }
    let bytes: [UInt8]
    do {
      bytes = try read(path)
    } catch {
      throw ValueFault(column: 1, "cannot include '\(path)': \(error.message)", help: error.help)
    }
    open.append(path)
    defer { open.removeLast() }
    do {
      let source = try SourceText(bytes, file: path)
      var parser = ScriptParser(source, as: .included, includes: self)
      let script = parser.parse()
      errors += parser.errors
      steps[path] = script.steps
      return script.steps
    } catch {
      errors += error.errors
      steps[path] = []
      return []
    }
  }
}
