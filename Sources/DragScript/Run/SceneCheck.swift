import ItemLoading
import ScrollModel

/// What can be found wrong once the scenes are known: contradictions between settings, and steps
/// that need what no scene has.
struct SceneCheck {
  private let script: Script
  private let scenes: [(view: String, scene: SceneDescription)]
  private var errors: [InputError] = []

  static func errors(
    in script: Script, scenes: [(view: String, scene: SceneDescription)]
  ) -> [InputError] {
    var check = SceneCheck(script: script, scenes: scenes)
    for (_, scene) in scenes {
      check.settings(scene)
      if let step = scene.onReport { check.step(step, default: scene) }
    }
    script.steps.forEachStep { check.step($0, default: check.scene($0.view)) }
    var seen: Set<InputError> = []
    return check.errors.filter { seen.insert($0).inserted }
  }

  private init(script: Script, scenes: [(view: String, scene: SceneDescription)]) {
    self.script = script
    self.scenes = scenes
  }

  private mutating func settings(_ scene: SceneDescription) {
    for fault in scene.contradictions {
      errors.append(fault.setting.error(fault.message, help: fault.help))
    }
    for log in scene.logs {
      for subject in log.subjects {
        guard let need = missing(for: subject, default: scene) else { continue }
        guard let setting = scene.setting("log") else { continue }
        errors.append(setting.error(need.message, help: need.help))
      }
    }
  }

  /// A step that concerns a view of this scene.
  private mutating func step(_ step: Step, default scene: SceneDescription?) {
    switch step.action {
    case .scroll:
      if scene?.configuration.position == nil {
        errors.append(
          step.error(
            "'scroll to' needs a ScrollPosition value",
            help: "a 'position' line in the head makes one; 'jump ID' writes the id binding"))
      }
    case .expect(let expectation, _), .watch(let expectation):
      for subject in expectation.subjects {
        if let need = missing(for: subject, default: scene) {
          errors.append(step.error(need.message, help: need.help))
        }
      }
    case .change(.insert(1..., _, size: nil, _)):
      if scene?.itemRequest?.requiresMeasure == true {
        errors.append(
          step.error(
            "new items have no keys to read a size from",
            help: "'size=100' gives them one, or 'default=100' in 'item-size'"))
      }
    default: break
    }
  }

  private func scene(_ view: String?) -> SceneDescription? {
    scenes.first { view == nil || $0.view == view }?.scene
  }

  /// What a subject needs and the scene lacks.
  private func missing(
    for reference: SubjectReference, default scene: SceneDescription?
  ) -> (message: String, help: String)? {
    guard let scene = reference.view.map({ self.scene($0) }) ?? scene else { return nil }
    switch reference.subject {
    case .positionViewID, .positionEdge, .positionPoint, .positionByUser:
      guard scene.configuration.position == nil else { return nil }
      return ("the scene has no ScrollPosition value", "a 'position' line in the head makes one")
    case .samplerRaw, .samplerThrough, .samplerPublished, .samplerLag, .samplerValue,
      .samplerValueX, .samplerValueY:
      guard scene.configuration.sampler == nil else { return nil }
      return ("the scene has no sampler", "'sample every=250ms min=2' in the head makes one")
    case .echoes, .driver, .difference:
      guard script.links.isEmpty else { return nil }
      return ("no views are linked", "'link left right' in the head links two")
    default: return nil
    }
  }
}

extension SceneSetting {
  /// A fault of this setting.
  func error(_ message: String, help: String? = nil) -> InputError {
    guard let place else {
      return InputError(.malformed, file: "--\(option)", message: message, help: help)
    }
    let excerpt = "\(option) \(value)"
    return InputError(
      .malformed, file: place.file, line: place.line, column: place.column, message: message,
      excerpt: excerpt, caret: 1, help: help)
  }
}
