import DragScript
import Foundation
import ItemLoading
import Rendering

/// What a session file holds: the lines of a script.
///
/// The state itself is not in it. The model is deterministic, so the steps lead to it again, to
/// the last bit. That costs microseconds a step, and a session holds at most ``mostSteps``.
struct SessionFile: Equatable {
  /// The format's number.
  static let schema = 1
  /// The most steps of a session.
  static let mostSteps = 10_000

  /// A sign of the bytes of the items' file; `nil` for items that were made up.
  var fingerprint: String?
  /// The lines of the head; a path in them is relative to the session's folder.
  var scene: [String]
  /// The lines of the steps so far.
  var steps: [String]

  /// The file's text.
  var text: String {
    let object: JSONValue = [
      "schema": .integer(SessionFile.schema),
      "fingerprint": JSONValue(fingerprint) { .string($0) },
      "scene": .array(scene.map { .string($0) }), "steps": .array(steps.map { .string($0) }),
    ]
    return object.page
  }

  init(fingerprint: String?, scene: [String], steps: [String] = []) {
    self.fingerprint = fingerprint
    self.scene = scene
    self.steps = steps
  }

  /// Reads a file's bytes; `file` is its name for messages.
  init(_ bytes: [UInt8], file: String) throws(InputError) {
    guard let coded = try? JSONDecoder().decode(Coded.self, from: Data(bytes)) else {
      throw SessionFile.damaged(file)
    }
    guard coded.schema == SessionFile.schema else {
      throw InputError(
        .malformed, file: file,
        message: "expected a session of schema \(SessionFile.schema), found \(coded.schema)",
        help: "it was written by another version of scrollnav")
    }
    self.init(fingerprint: coded.fingerprint, scene: coded.scene, steps: coded.steps)
  }

  /// The session as a script, its paths as the process would open them.
  func script(file: String) throws(InputError) -> Script {
    let lines = ["drag-script 1"] + scene + steps
    do throws(InputErrors) {
      return try Script(Array(lines.joined(separator: "\n").utf8), file: file) {
        path throws(InputError) in
        throw InputError(.unreadable, file: path, message: "a session includes nothing")
      }
    } catch {
      throw SessionFile.damaged(file)
    }
  }

  private static func damaged(_ file: String) -> InputError {
    InputError(
      .malformed, file: file, message: "this is no session of scrollnav, or a damaged one",
      help: "it was left as it is; begin a session in another file")
  }

  /// The members as the decoder finds them.
  private struct Coded: Decodable {
    var schema: Int
    var fingerprint: String?
    var scene: [String]
    var steps: [String]
  }
}
