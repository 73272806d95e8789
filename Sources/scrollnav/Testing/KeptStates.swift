import DragScript
import ItemLoading
import Rendering

/// The states that `expect snapshot` compares with: `photos.snapshots/NAME.json` beside
/// `photos.drag`.
final class KeptStates: Sendable {
  /// `nil` where the script is no file.
  private let folder: String?
  private let isUpdating: Bool
  /// What an update has found so far, by path.
  private let updates = Guarded<[String: String]>([:])

  /// - Parameters:
  ///   - script: The script that is run; included ones keep their states with it.
  ///   - isUpdating: Whether what is found becomes what is kept.
  init(beside script: String, isUpdating: Bool = false) {
    let isFile = script != "-" && !script.hasPrefix("<") && script != "-e"
    let stem = script.hasSuffix(".drag") ? String(script.dropLast(5)) : script
    folder = isFile ? stem + ".snapshots" : nil
    self.isUpdating = isUpdating
  }

  /// What a run asks.
  var comparison: SnapshotComparison {
    { name, states in self.finding(name, states) }
  }

  /// The files that an update has to write: those whose content has changed.
  var files: [OutputFile] {
    updates.value.sorted { $0.key < $1.key }.compactMap { path, text in
      kept(path) == text
        ? nil : OutputFile(path: path, contents: text, makesFolder: true)
    }
  }

  private func finding(_ name: String, _ states: [RunResult.NamedState]) -> SnapshotFinding {
    guard let folder else {
      return SnapshotFinding(
        isMet: false, expected: "a state beside the script's file",
        actual: "nothing there; the steps stand in no file")
    }
    let path = "\(folder)/\(name).json"
    let actual = KeptStates.text(of: states)
    // A name that is met twice in one run has to find the same state twice.
    guard let kept = updates.value[path] ?? (isUpdating ? actual : kept(path)) else {
      return SnapshotFinding(
        isMet: false, expected: "a state in \(SafeText.visible(path))",
        actual: "nothing there; 'scrollnav test --update' writes it")
    }
    if isUpdating { updates.withLock { $0[path] = kept } }
    return KeptStates.compare(kept, actual)
  }

  private func kept(_ path: String) -> String? {
    guard let bytes = try? ItemLoader.bytes(ofFile: path) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// One view's state as `current --format json` shows it; several by their views' names.
  private static func text(of states: [RunResult.NamedState]) -> String {
    if states.count == 1, let only = states.first {
      return JSONValue(only.state, view: only.view).page
    }
    return JSONValue.object(
      [.init("schema", 1)]
        + states.map { .init($0.view, JSONValue($0.state, view: $0.view)) }
    ).page
  }

  /// Finds the first line in which two texts differ; how lines end does not count.
  private static func compare(_ kept: String, _ actual: String) -> SnapshotFinding {
    let expected = kept.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
    let found = actual.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
    guard expected != found else {
      return SnapshotFinding(isMet: true, expected: "the kept state", actual: "the kept state")
    }
    let common = zip(expected, found).prefix { $0 == $1 }.count
    return SnapshotFinding(
      isMet: false, expected: part(expected.dropFirst(common).first),
      actual: part(found.dropFirst(common).first))
  }

  private static func part(_ line: Substring?) -> String {
    guard var line = line?.drop(while: { $0 == " " }) else { return "the end" }
    if line.last == "," { line.removeLast() }
    return String(line)
  }
}
