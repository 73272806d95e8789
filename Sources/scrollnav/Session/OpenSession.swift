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
    // The folder in which writing makes the file, where the name is a link.
    lock = try FolderLock(around: AtomicFile.resolved(path))
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
    return resizes.last ?? file?.base?.checkpoint?.viewport
      ?? SceneDescription(script?.head ?? []).configuration.viewport
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

  /// Where the run begins, if not with the first layout.
  ///
  /// A file of items that is not the one of before is a change of data: the run goes on from where
  /// the session stood, as after `replace`.
  ///
  /// - Parameter items: Everything that the session's own steps read, and more perhaps.
  func beginning(with items: [ItemRequest: any ItemSource]) throws(InputError) -> Beginning {
    guard let file, let script else { return Beginning() }
    let own = SceneDescription(script.head).itemRequest
    let isChanged = items.contains { request, source in
      let known =
        request == own ? file.fingerprint : name(of: request).flatMap { file.replacements[$0] }
      return known != nil && known != source.sign
    }
    guard isChanged else { return Beginning(checkpoint: file.base?.checkpoint) }
    guard let end = file.end?.checkpoint else {
      throw InputError(
        .malformed, file: path, message: "the items have changed while something moved",
        help: "begin another session, or bring back the items that it began with")
    }
    let present = items.keys.first { file.items != nil && name(of: $0) == file.items }
    return Beginning(checkpoint: end, keepsSteps: false, items: present?.choice)
  }

  /// Where a run of a session begins.
  struct Beginning: Sendable {
    /// The state; `nil` for the first layout.
    var checkpoint: Checkpoint?
    /// Whether the steps of the file follow, or the state stands for them.
    var keepsSteps = true
    /// What takes the place of the scene's items, where the state stands for a `replace`.
    var items: ItemChoice?
  }

  /// What a session's file calls the file of a request.
  private func name(of request: ItemRequest) -> String? {
    guard case .file(let file) = request.choice else { return nil }
    return RelativePath.path(to: file, besides: path)
  }

  /// The file as it is to be after more steps.
  ///
  /// - Parameters:
  ///   - scene: The scene of the run.
  ///   - items: Everything that the run has read.
  ///   - steps: The steps that are added.
  ///   - start: Where the run began.
  ///   - end: Where it came to; `nil` where that cannot be gone on from.
  ///   - choice: The items at its end.
  func output(
    scene: SceneDescription, items: [ItemRequest: any ItemSource], adding steps: [Step],
    from start: Beginning, to end: Checkpoint?, over choice: ItemChoice?
  ) throws(Failure) -> OutputFile {
    var file = self.file ?? SessionFile(fingerprint: nil, scene: [])
    if isNew || start.items != nil {
      file.scene = try SceneLines.lines(for: scene.settings, beside: path)
    }
    if !start.keepsSteps {
      file.base = start.checkpoint.map(SessionState.init)
      file.steps = []
    }
    file.fingerprint = scene.itemRequest.flatMap { items[$0]?.sign }
    file.replacements = [:]
    for (request, source) in items where request != scene.itemRequest {
      if let name = name(of: request) { file.replacements[name] = source.sign }
    }
    file.items = nil
    if case .file(let path) = choice, choice != scene.items {
      file.items = RelativePath.path(to: path, besides: self.path)
    }
    file.steps += steps.flatMap { $0.lines(beside: path) }
    guard file.steps.count <= SessionFile.mostSteps else {
      throw Failure(
        .malformed, "the session is longer than \(SessionFile.mostSteps) steps",
        help: "begin another session")
    }
    file.end = end.map(SessionState.init)
    return OutputFile(path: path, contents: file.text, turn: .last)
  }
}

extension ItemSource {
  /// The sign of the bytes of an items' file in a session; `nil` for items that were made up.
  fileprivate var sign: String? {
    (self as? LoadedItems).map { String($0.fingerprint, radix: 16) }
  }
}

extension SceneSetting {
  /// Whether it says where items come from.
  var isAboutItems: Bool { ["items", "count", "first", "prefix"].contains(option) }
}
