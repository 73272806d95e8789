import DragScript
import ItemLoading
import ScrollModel

/// Reads what a command is given: scripts and items.
struct Inputs: Sendable {
  /// What was read before, by path: standard input can be read only once.
  var known: [String: [UInt8]] = [:]
  /// Whether holes, skipped elements and repeated ids are errors.
  var isStrict = false
  /// Whether files of items may be written as JSON5.
  var isRelaxed = false

  /// How messages call a file.
  static func name(of path: String) -> String { path == "-" ? "<stdin>" : path }

  /// The bytes of a file.
  func bytes(_ path: String) throws(InputError) -> [UInt8] {
    if let bytes = known[path] { return bytes }
    return try ItemLoader.bytes(ofFile: path)
  }

  /// Reads a script and what it includes; `earlier` are the steps of a session that it goes on in.
  func script(_ path: String, following earlier: [Step] = []) throws -> Script {
    try Script(bytes(path), file: Inputs.name(of: path), following: earlier) {
      path throws(InputError) in
      try bytes(path)
    }
  }

  /// Reads step lines that may include scripts.
  func script(steps: [String], following earlier: [Step] = []) throws(InputErrors) -> Script {
    try Script(steps: steps, following: earlier) { path throws(InputError) in try bytes(path) }
  }

  /// Loads the items of every request.
  func items(for requests: [ItemRequest]) throws -> [ItemRequest: any ItemSource] {
    var sources: [ItemRequest: any ItemSource] = [:]
    for request in requests { sources[request] = try source(of: request) }
    return sources
  }

  private func source(of request: ItemRequest) throws(InputError) -> any ItemSource {
    guard case .file(let path) = request.choice else { return try request.load() }
    var options = request.loadOptions
    (options.strict, options.json5) = (isStrict, isRelaxed)
    if let bytes = known[path] {
      return try request.checked(
        ItemLoader.load(bytes: bytes, name: Inputs.name(of: path), options: options))
    }
    let name = path == "-" ? "standard input" : path
    return try request.checked(
      Progress.during("reading \(name)") { () throws(InputError) in
        try ItemLoader.load(path: path, options: options)
      })
  }
}

extension Invocation {
  /// How the command line wants its inputs read.
  var inputs: Inputs { Inputs(isStrict: has(.strict), isRelaxed: has(.json5)) }
}
