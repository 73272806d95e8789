import DragScript
import Foundation
import ItemLoading
import ScrollModel

/// A session file between reading and writing, locked against other processes.
struct OpenSession: Sendable {
  /// The file as the user named it.
  let path: String
  /// What it held; `nil` where it is new.
  let file: SessionFile?
  /// The same as a script.
  let script: Script?
  let lock: FolderLock

  /// Waits for the lock and reads the file where there is one.
  init(_ path: String) throws {
    guard !path.isEmpty, path != "-" else {
      throw Failure.usage("--session expects a file, found \(quoted(path))")
    }
    self.path = path
    lock = try FolderLock(around: path)
    guard access(path, F_OK) == 0 else {
      file = nil
      script = nil
      return
    }
    let file = try SessionFile(ItemLoader.bytes(ofFile: path), file: path)
    self.file = file
    script = try file.script(file: path)
  }

  /// Whether there is no file yet.
  var isNew: Bool { file == nil }

  /// The steps that lead to where the session stands.
  var steps: [Step] { script?.steps ?? [] }

  /// What the viewport is after the last step.
  private var viewport: Size {
    let resizes = steps.compactMap { step -> Size? in
      if case .change(.resizeViewport(let size)) = step.action { size } else { nil }
    }
    return resizes.last ?? SceneDescription(script?.head ?? []).configuration.viewport
  }

  /// Compares what was said of the scene with what the session began with.
  ///
  /// - Returns: The new size of the viewport, where it was given and differs.
  /// - Throws: Where anything else differs.
  func resize(for settings: [SceneSetting]) throws(Failure) -> Size? {
    guard let script else { return nil }
    let scene = SceneDescription(script.head)
    try compareItems(settings.filter(\.isAboutItems), with: scene)
    let others = settings.filter {
      $0.option != "viewport" && !$0.isAboutItems && !script.head.contains($0)
    }
    for (place, setting) in others.enumerated() {
      // Options that refine one another are compared together, up to the one that differs.
      let said = SceneDescription(script.head + others.prefix(through: place))
      guard said.isSameScene(as: scene) else { throw OpenSession.difference(setting) }
    }
    let size = SceneDescription(settings.filter { $0.option == "viewport" })
    guard size.setting("viewport") != nil, size.configuration.viewport != viewport else {
      return nil
    }
    return size.configuration.viewport
  }

  /// Compares items by where they are, not by how that is said.
  private func compareItems(
    _ settings: [SceneSetting], with scene: SceneDescription
  ) throws(Failure) {
    guard let last = settings.last, let script else { return }
    let said = SceneDescription(script.head + settings).items
    if case .file(let path) = said, case .file(let known) = scene.items,
      RelativePath.components(path) == RelativePath.components(known)
    {
      return
    }
    guard said == scene.items else { throw OpenSession.difference(last) }
  }

  private static func difference(_ setting: SceneSetting) -> Failure {
    .usage(
      "--\(setting.option) \(quoted(setting.value)) differs from the session's",
      help: "begin another session, or leave the option out; only --viewport may change")
  }

  /// Refuses a file that is not the one that the session began with.
  func check(_ items: any ItemSource) throws(InputError) {
    guard let file, let fingerprint = file.fingerprint, let items = items as? LoadedItems,
      fingerprint != items.sign
    else { return }
    throw InputError(
      .malformed, file: items.file, message: "the items have changed since the session began",
      help: "begin another session, or bring back the file that \(quoted(path)) began with")
  }

  /// The file as it is to be after more steps.
  func output(
    settings: [SceneSetting], items: any ItemSource, adding steps: [Step]
  ) throws(Failure) -> OutputFile {
    var file: SessionFile
    if let known = self.file {
      file = known
    } else {
      file = SessionFile(
        fingerprint: (items as? LoadedItems)?.sign,
        scene: try SceneLines.lines(for: settings, beside: path))
    }
    file.steps += steps.flatMap(\.sessionLines)
    guard file.steps.count <= SessionFile.mostSteps else {
      throw Failure(
        .malformed, "the session is longer than \(SessionFile.mostSteps) steps",
        help: "begin another session")
    }
    return OutputFile(path: path, contents: file.text, turn: .last)
  }
}

extension LoadedItems {
  /// The sign of the file's bytes in a session.
  fileprivate var sign: String { String(fingerprint, radix: 16) }
}

extension SceneSetting {
  /// Whether it says where items come from.
  var isAboutItems: Bool { ["items", "count", "first", "prefix"].contains(option) }
}
