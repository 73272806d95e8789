public import ItemLoading

/// Reads a file by its path; what cannot be read is an error that says why.
public typealias ScriptFileReader = (_ path: String) throws(InputError) -> [UInt8]

extension Script {
  /// Reads a script and what it includes, and checks all that can be checked without items.
  ///
  /// - Parameters:
  ///   - bytes: The script's text, UTF-8.
  ///   - file: The script as the user named it; other files are sought beside it.
  ///   - earlier: The steps that led to where it goes on, such as a session's: a finger that they
  ///     left down is still there.
  ///   - read: Reads included scripts.
  /// - Throws: Every fault at once, in order of files and lines.
  public init(
    _ bytes: [UInt8], file: String, following earlier: [Step] = [],
    read: @escaping ScriptFileReader
  ) throws(InputErrors) {
    let source = try SourceText(bytes, file: file)
    self = try Script.parse(source, as: .script, following: earlier, read: read)
  }

  /// Makes a script of step lines that were given one by one, as `-e` does; includes are sought
  /// beside the working directory.
  ///
  /// - Parameters:
  ///   - steps: The lines.
  ///   - earlier: The steps that led to where they go on.
  ///   - read: Reads included scripts.
  /// - Throws: Every fault at once; the lines count from 1 in a file called `-e`.
  public init(
    steps: [String], following earlier: [Step] = [], read: @escaping ScriptFileReader
  ) throws(InputErrors) {
    let source = try SourceText(Array(steps.joined(separator: "\n").utf8), file: "-e")
    self = try Script.parse(source, as: .stepLines, following: earlier, read: read)
  }

  private static func parse(
    _ source: SourceText, as kind: ScriptParser.Kind, following earlier: [Step],
    read: @escaping ScriptFileReader
  ) throws(InputErrors) -> Script {
    let includes = Includes(read: read)
    var parser = ScriptParser(source, as: kind, includes: includes)
    let script = parser.parse()
    var errors = parser.errors + includes.errors
    if parser.knowsViews {
      errors += StructureCheck.errors(
        in: script, following: earlier, checking: errors.isEmpty ? .everything : .readLines)
    }
    guard errors.isEmpty else { throw InputErrors(errors.inOrder(from: script.file)) }
    return script
  }
}
