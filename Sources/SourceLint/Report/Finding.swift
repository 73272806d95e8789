/// Something that a rule has found in a source file.
public struct Finding: Hashable, Sendable {
  /// The name of the rule, as in `// scrollnav:disable:next NAME`.
  public var rule: String
  /// How sure and how bad it is.
  public var severity: Severity
  /// Where it is.
  public var place: SourcePlace
  /// What is wrong: lower case, no full stop, what it is about in quotes.
  public var message: String
  /// What else belongs to it, the place of the remedy first.
  public var notes: [Note]
  /// The remedy, in the source's own words; one line.
  public var help: String

  /// Makes a finding.
  public init(
    rule: String, severity: Severity, place: SourcePlace, message: String, notes: [Note] = [],
    help: String
  ) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.message = message
    self.notes = notes
    self.help = help
  }

  /// How sure and how bad a finding is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// It fails, silently, as written.
    case warning
    /// It may fail: what decides it stands in another file, or depends on the data.
    case note
  }

  /// A remark at another place of the same file.
  public struct Note: Hashable, Sendable {
    /// Where it is.
    public var place: SourcePlace
    /// What is to be said about it: lower case, no full stop.
    public var message: String

    /// Makes a note.
    public init(place: SourcePlace, message: String) {
      self.place = place
      self.message = message
    }
  }
}
