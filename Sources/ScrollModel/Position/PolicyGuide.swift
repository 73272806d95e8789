/// A policy as it is explained: its choices, its evidence, and what each profile takes.
public struct PolicyGuide: Hashable, Sendable {
  /// One choice of a policy.
  public struct Choice: Hashable, Sendable {
    /// As scripts and options spell it.
    public var name: String
    /// What it does.
    public var meaning: String
  }

  /// As scripts and options spell it.
  public var name: String
  /// What it decides.
  public var question: String
  /// The choices, in the order of the contract.
  public var choices: [Choice]
  /// Where the choices are known from.
  public var evidence: String
  /// The choice that a profile takes.
  public var choice: @Sendable (Profile) -> String

  /// Whether two guides speak of one policy.
  public static func == (a: PolicyGuide, b: PolicyGuide) -> Bool { a.name == b.name }

  /// Hashes the policy's name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// All policies, in the order of the contract.
  public static let all: [PolicyGuide] = [
    PolicyGuide(
      "read-policy", "Which scroll target is the current one?",
      [
        (ReadPolicy.closest.rawValue, "the one whose anchor point lies nearest to the viewport's"),
        (ReadPolicy.leading.rawValue, "the first, with a bottom anchor the last, that is in view"),
      ],
      "Documented in words only: \"leading-most\" and \"top-most\"; traces of SwiftUI name a search "
        + "for the closest. They part for half a row.",
      \.read.rawValue),
    PolicyGuide(
      "gaps", "What is reported while the anchor point lies between two targets?",
      [
        (GapPolicy.keep.rawValue, "the last id is kept"),
        (GapPolicy.nil.rawValue, "nil is reported until the next target is reached"),
      ],
      "Several developers saw nil during a drag between items; no document says anything.",
      \.gaps.rawValue),
    PolicyGuide(
      "initial-value", "Is an id scrolled to that the binding holds before the first layout?",
      [
        (InitialValuePolicy.byContainer.rawValue, "in lazy containers only"),
        (InitialValuePolicy.honoured.rawValue, "always"),
        (InitialValuePolicy.ignored.rawValue, "never; the binding keeps it"),
      ],
      "Documented for all; measured as ignored by an eager stack; reported as unreliable in lazy "
        + "ones.",
      \.initialValue.rawValue),
    PolicyGuide(
      "nil-anchor", "What does an assignment do when no anchor is given?",
      [
        (NilAnchorPolicy.minimal.rawValue, "the least scroll that makes the item wholly visible"),
        (NilAnchorPolicy.top.rawValue, "as with the top leading anchor"),
      ],
      "Documented and measured as minimal for apps built since 2024; one report of the top before.",
      \.nilAnchor.rawValue),
    PolicyGuide(
      "passing-ids", "Does an animated jump report the ids that it passes?",
      [
        (PassingIDsPolicy.off.rawValue, "no"),
        (PassingIDsPolicy.on.rawValue, "yes, the starting one excepted; it ends on the target"),
      ],
      "One report; another says that the binding holds the target at once.",
      \.passingIDs.rawValue),
    PolicyGuide(
      "insert-above", "What keeps its place when items are inserted above during a motion?",
      [
        (InsertAbovePolicy.ideal.rawValue, "the held item; the motion goes on shifted"),
        (InsertAbovePolicy.offset.rawValue, "the offset; the content moves under it"),
      ],
      "Measured on macOS 27: the row leaves the window. Documented, by an engineer of Apple: it "
        + "keeps its relative position.",
      \.insertAbove.rawValue),
    PolicyGuide(
      "missing-layout-write", "Does an assignment scroll without a target layout?",
      [
        (MissingLayoutWritePolicy.works.rawValue, "yes, which hides the dead read path"),
        (MissingLayoutWritePolicy.lost.rawValue, "no, as two reports of lazy stacks say"),
      ],
      "Given by the gotcha that the model is built around; two reports disagree.",
      \.missingLayoutWrite.rawValue),
  ]

  private init(
    _ name: String, _ question: String, _ choices: [(String, String)], _ evidence: String,
    _ choice: @escaping @Sendable (Policies) -> String
  ) {
    self.name = name
    self.question = question
    self.choices = choices.map { Choice(name: $0.0, meaning: $0.1) }
    self.evidence = evidence
    self.choice = { choice(Policies(profile: $0)) }
  }
}
