import DragScript
import Foundation
import ItemLoading
import Rendering

/// What a session file holds: the lines of a script.
///
/// The model is deterministic, so the steps lead to the state again, to the last bit. That costs
/// microseconds a step, and a session holds at most ``mostSteps``. The state stands beside them for
/// the day on which the items' file has changed: the steps of before cannot be run again then, and
/// the session goes on from the state as after `replace`.
struct SessionFile: Equatable {
  /// The format's number.
  static let schema = 1
  /// The most steps of a session.
  static let mostSteps = 10_000

  /// A sign of the bytes of the items' file; `nil` for items that were made up.
  var fingerprint: String?
  /// The signs of the files that `replace` has read, by path from the session's folder.
  var replacements: [String: String] = [:]
  /// The file of the last `replace`, called as above; `nil` where the items are the scene's own.
  var items: String?
  /// The lines of the head; a path in them is relative to the session's folder.
  var scene: [String]
  /// The lines of the steps so far, or since `base`.
  var steps: [String]
  /// Where the steps begin, after the items' file has changed; `nil` for the first layout.
  var base: SessionState?
  /// Where the steps lead: what a later change of the items' file goes on from.
  ///
  /// `nil` where something moved, or where the view has a position value.
  var end: SessionState?

  /// The file's text.
  var text: String {
    let object: JSONValue = [
      "schema": .integer(SessionFile.schema),
      "fingerprint": JSONValue(fingerprint) { .string($0) },
      "replacements": .object(
        replacements.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) }),
      "items": JSONValue(items) { .string($0) },
      "scene": .array(scene.map { .string($0) }), "steps": .array(steps.map { .string($0) }),
      "base": JSONValue(base) { $0.json }, "end": JSONValue(end) { $0.json },
    ]
    return object.page
  }

  init(
    fingerprint: String?, scene: [String], steps: [String] = [], base: SessionState? = nil,
    end: SessionState? = nil
  ) {
    self.fingerprint = fingerprint
    self.scene = scene
    self.steps = steps
    self.base = base
    self.end = end
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
    for state in [coded.base, coded.end].compactMap(\.self) where state.checkpoint == nil {
      throw SessionFile.damaged(file)
    }
    self.init(
      fingerprint: coded.fingerprint, scene: coded.scene, steps: coded.steps, base: coded.base,
      end: coded.end)
    replacements = coded.replacements ?? [:]
    items = coded.items
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
    var replacements: [String: String]?
    var items: String?
    var scene: [String]
    var steps: [String]
    var base: SessionState?
    var end: SessionState?
  }
}
