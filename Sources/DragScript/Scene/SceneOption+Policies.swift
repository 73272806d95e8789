import ScrollModel

extension SceneOption {
  /// The choices where SwiftUI is not settled, and the profiles that name sets of them.
  static let policies: [SceneOption] = [
    SceneOption(
      "profile", of: Profile.self, standard: "ios26", rank: .first,
      help: "a name for a set of the policies"
    ) {
      $0.configuration.profile = $1
      $0.configuration.policies = Policies(profile: $1)
    },
    SceneOption(
      "read-policy", of: ReadPolicy.self, standard: "by profile",
      help: "which target is the current one"
    ) { $0.configuration.policies.read = $1 },
    SceneOption(
      "gaps", of: GapPolicy.self, standard: "by profile",
      help: "what is reported between two targets"
    ) { $0.configuration.policies.gaps = $1 },
    SceneOption(
      "initial-value", of: InitialValuePolicy.self, standard: "by profile",
      help: "whether a preset binding scrolls"
    ) { $0.configuration.policies.initialValue = $1 },
    SceneOption(
      "nil-anchor", of: NilAnchorPolicy.self, standard: "by profile",
      help: "what a write without an anchor does"
    ) { $0.configuration.policies.nilAnchor = $1 },
    SceneOption(
      "passing-ids", of: PassingIDsPolicy.self, standard: "by profile",
      help: "whether an animated jump reports the ids that it passes"
    ) { $0.configuration.policies.passingIDs = $1 },
    SceneOption(
      "insert-above", of: InsertAbovePolicy.self, standard: "by profile",
      help: "what keeps its place when items come in above a motion"
    ) { $0.configuration.policies.insertAbove = $1 },
    SceneOption(
      "missing-layout-write", of: MissingLayoutWritePolicy.self, standard: "by profile",
      help: "what a write does without a target layout"
    ) { $0.configuration.policies.missingLayoutWrite = $1 },
  ]
}
