import ItemLoading

/// What scripts can say and a run cannot do yet: refused before anything runs, never ignored.
enum Unsupported {
  /// Names of scene options.
  static let options: Set<String> = []

  /// Verbs of steps.
  static let verbs: Set<String> = []

  /// Every use of them, at its place.
  static func errors(in script: Script, scenes: [SceneDescription]) -> [InputError] {
    var errors: [InputError] = []
    for setting in scenes.flatMap(\.settings) where options.contains(setting.option) {
      errors.append(setting.error("'\(setting.option)' is not available yet"))
    }
    script.steps.forEachStep { step in
      guard verbs.contains(step.verb) else { return }
      errors.append(step.error("'\(step.verb)' is not available yet"))
    }
    return errors
  }
}
