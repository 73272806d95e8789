/// One option and its value, read and found right.
public struct SceneSetting: Equatable, Sendable {
  /// The option's name, as in ``SceneOption/name``.
  public let option: String
  /// The value as it was written.
  public let value: String
  /// Where it was written: `file:line` of a script, `nil` for the command line.
  public let place: SourcePlace?
  /// The column of the value in its line, from 1.
  let valueColumn: Int
  let change: @Sendable (inout SceneDescription) -> Void

  /// Whether both say the same of the same option, wherever they stand.
  public static func == (a: SceneSetting, b: SceneSetting) -> Bool {
    a.option == b.option && a.value == b.value
  }
}

extension SceneDescription {
  /// A scene of settings, the last of a kind winning but for `log` lines, which add up.
  ///
  /// The order is free otherwise: a profile yields to explicit policies, and `limit` adds to
  /// `behavior`, wherever they stand.
  public init(_ settings: [SceneSetting]) {
    self.init()
    self.settings = settings
    for rank in SceneOption.Rank.allCases {
      for setting in settings where SceneOption.named(setting.option)?.rank == rank {
        setting.change(&self)
      }
    }
  }
}
