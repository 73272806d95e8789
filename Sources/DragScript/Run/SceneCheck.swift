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
    for (setting, subject) in scene.loggedSubjects {
      guard let need = missing(for: subject, default: scene) else { continue }
      errors.append(setting.error(need.message, help: need.help, at: subject))
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
          errors.append(step.error(need.message, help: need.help, at: subject))
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

extension SceneDescription {
  /// The subjects of each `log` line, with the setting that it is.
  var loggedSubjects: [(setting: SceneSetting, subject: SubjectReference)] {
    zip(settings.filter { $0.option == "log" }, logs).flatMap { setting, log in
      log.subjects.map { (setting, $0) }
    }
  }
}

extension SceneSetting {
  /// A fault of this setting, or of a subject in it.
  func error(
    _ message: String, help: String? = nil, at subject: SubjectReference? = nil
  ) -> InputError {
    guard let place else {
      return InputError(.malformed, file: "--\(option)", message: message, help: help)
    }
    // The excerpt has one blank before the value, however many the line has.
    let caret = subject.map { $0.column - valueColumn + option.unicodeScalars.count + 2 }
    return InputError(
      .malformed, file: place.file, line: place.line, column: subject?.column ?? place.column,
      message: message, excerpt: "\(option) \(value)", caret: caret ?? 1, help: help)
  }
}
