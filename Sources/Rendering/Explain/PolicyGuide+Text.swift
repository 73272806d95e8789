public import ScrollModel

extension PolicyGuide {
  /// The policy for a person: its question, its choices with the profiles that take them, and
  /// its evidence.
  public func text(_ ink: Ink = .plain) -> String {
    var table = TextTable()
    table.rows = choices.map { choice in
      let profiles = self.profiles(taking: choice).map(\.rawValue).joined(separator: ", ")
      return [
        .init(choice.name, .bold),
        .init(choice.meaning + (profiles.isEmpty ? "" : " (\(profiles))")),
      ]
    }
    return ink.paint("--\(name)", .bold) + "  \(question)\n" + table.text(ink)
      + WrappedText.lines(evidence, indent: 2)
  }

  private func profiles(taking choice: Choice) -> [Profile] {
    Profile.allCases.filter { self.choice($0) == choice.name }
  }
}

extension JSONValue {
  /// A policy as data.
  public init(_ policy: PolicyGuide) {
    let profiles = Profile.allCases.map { Member($0.rawValue, .string(policy.choice($0))) }
    self = [
      "name": .string(policy.name), "question": .string(policy.question),
      "choices": .array(
        policy.choices.map { ["name": .string($0.name), "meaning": .string($0.meaning)] }),
      "evidence": .string(policy.evidence), "profiles": .object(profiles),
    ]
  }
}
