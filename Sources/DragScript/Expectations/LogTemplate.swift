/// A line of text with subjects in braces, printed whenever what it shows changes.
///
/// `{offset:.1f}` shows one decimal; `{{` and `}}` are braces.
public struct LogTemplate: Hashable, Sendable {
  /// Text and subjects in order.
  public var parts: [Part]

  /// A piece of the line.
  public enum Part: Hashable, Sendable {
    /// Text as it stands.
    case text(String)
    /// A subject, with so many decimals where they are given.
    case subject(SubjectReference, decimals: Int?)
  }

  /// The subjects that the line shows.
  public var subjects: [SubjectReference] {
    parts.compactMap { part in
      if case .subject(let subject, _) = part { subject } else { nil }
    }
  }
}
