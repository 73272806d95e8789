/// A comparison of a subject with a value or with another subject.
public struct Expectation: Hashable, Sendable {
  /// What is looked at.
  public var subject: SubjectReference
  /// How it is compared.
  public var comparison: Comparison
  /// What it is compared with.
  public var operand: Operand
  /// How far numbers may be apart and still count as equal; 0.001 unless given.
  public var tolerance: Double
  /// The comparison as written, without `expect` or `require`.
  public var text: String

  /// What a subject is compared with.
  public indirect enum Operand: Hashable, Sendable {
    /// Another subject.
    case subject(SubjectReference)
    /// A value whose type is known.
    case value(ScriptValue)
    /// An id whose type is the fixture's.
    case id(IDToken)
    /// Several values.
    case list([Operand])
  }

  /// The tolerance where none is given.
  public static let standardTolerance = 0.001
}

/// How two values are compared.
public enum Comparison: String, Hashable, Sendable, CaseIterable {
  /// The same; numbers within the tolerance.
  case equal = "=="
  /// Not the same.
  case notEqual = "!="
  /// Below by more than the tolerance.
  case less = "<"
  /// Below, or the same.
  case lessOrEqual = "<="
  /// Above by more than the tolerance.
  case greater = ">"
  /// Above, or the same.
  case greaterOrEqual = ">="
  /// A list that holds the value.
  case contains
  /// A list that does not hold the value.
  case lacks

  /// Whether it asks which of two is larger.
  public var isOrdering: Bool {
    switch self {
    case .less, .lessOrEqual, .greater, .greaterOrEqual: true
    case .equal, .notEqual, .contains, .lacks: false
    }
  }

  /// Whether it asks what a list holds.
  public var isMembership: Bool { self == .contains || self == .lacks }
}

/// A subject of a view.
public struct SubjectReference: Hashable, Sendable {
  /// The view; `nil` for the view of the step.
  public var view: String?
  /// What is looked at.
  public var subject: Subject
  /// The column in its line, from 1, where it was read from one.
  var column = 1

  /// Whether both look at the same, wherever they stand.
  public static func == (a: SubjectReference, b: SubjectReference) -> Bool {
    a.view == b.view && a.subject == b.subject
  }

  /// Hashes what is looked at.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(view)
    hasher.combine(subject)
  }
}
