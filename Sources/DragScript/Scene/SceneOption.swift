/// One thing that can be said about a scene: the same table serves scripts and the command line.
public struct SceneOption: Sendable {
  /// Its name: the first word of a script line.
  public let name: String
  /// Its name on the command line, without the dashes; `nil` where it is for scripts only.
  public let option: String?
  /// Whether it is a line of a script's head.
  public let isScriptLine: Bool
  /// What its value looks like; empty for a flag, which takes none.
  public let syntax: String
  /// What holds where nothing is said; empty where that goes without saying.
  public let standard: String
  /// One line for help: lower case, no full stop.
  public let help: String
  /// The words that its value may be or begin with, for completions.
  public let choices: [String]
  /// When it takes effect among the others.
  let rank: Rank
  let read: @Sendable (inout Arguments, Context) throws(ValueFault) -> SceneChange

  /// When an option takes effect among the others of a scene, whatever the order of its lines.
  enum Rank: Int, CaseIterable {
    /// Before all: profiles, which explicit policies beat.
    case first
    /// In the usual order.
    case usual
    /// After the usual ones: what takes the place of another option.
    case late
    /// After all: what refines another option.
    case last
  }

  /// Where a value stands.
  struct Context: Sendable {
    /// The place in a script; `nil` on the command line.
    var place: SourcePlace?
    /// The column of the value in its line, from 1.
    var valueColumn = 1
    /// Reads a step line, for `on-report`.
    var stepLine: @Sendable (inout Arguments) throws(ValueFault) -> Step
  }

  /// Whether it takes no value.
  public var isFlag: Bool { syntax.isEmpty }

  /// Whether several of them add up instead of the last winning.
  public var isRepeatable: Bool { name == "log" }
}

typealias SceneChange = @Sendable (inout SceneDescription) -> Void

extension SceneOption {
  /// Every option, in the order in which help lists them.
  public static let all: [SceneOption] =
    items + layout + insets + position + policies + motion + observation

  private static let byName = Dictionary(
    all.filter(\.isScriptLine).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  private static let byOption = Dictionary(
    all.compactMap { option in option.option.map { ($0, option) } },
    uniquingKeysWith: { first, _ in first })

  /// The option of a script line, or one that only the command line has, by its name.
  public static func named(_ name: String) -> SceneOption? { byName[name] ?? byOption[name] }

  /// The option of the command line with this name, given without the dashes.
  public static func onCommandLine(_ option: String) -> SceneOption? { byOption[option] }
}
