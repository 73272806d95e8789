import Foundation
import Testing

/// The built executable, run as a user would.
struct BuiltTool {
  /// What a run left behind.
  struct Result: Equatable {
    var code: Int32
    var output: String
    var errors: String
  }

  /// The project's folder, where fixtures are.
  static let project = Project.folder

  /// The executable beside the tests' own.
  static let executable: URL = {
    #if canImport(Darwin)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      return bundle.bundleURL.deletingLastPathComponent().appending(path: "scrollnav")
    #else
      return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "scrollnav")
    #endif
  }()

  /// What stands before a command that is to run without the rights of the system's administrator;
  /// `nil` where these cannot be given up, or the executable is out of others' reach.
  static let unprivileged: String? = {
    guard geteuid() == 0 else { return "" }
    let prefix = "setpriv --reuid 65534 --regid 65534 --clear-groups "
    let trial = try? shell(prefix + "\"$SCROLLNAV\" --version", in: URL(filePath: "/"))
    return trial?.code == 0 ? prefix : nil
  }()

  /// Runs a shell command in which `scrollnav` is the executable.
  static func shell(
    _ command: String, in folder: URL = project, environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "scrollnav() { \"$SCROLLNAV\" \"$@\"; }\n" + command]
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "SCROLLNAV": executable.path]
      .merging(environment) { $1 }
    let output = Pipe()
    let errors = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // What is written stays far below a pipe's size on one of the two streams.
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let messages = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus, output: String(decoding: written, as: UTF8.self),
      errors: String(decoding: messages, as: UTF8.self))
  }
}

/// A folder that is gone after the test.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "scrollnav-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: url.appending(path: name))
    return path(name)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  /// Everything in the folder, hidden files too.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
