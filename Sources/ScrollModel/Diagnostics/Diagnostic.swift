/// A named cause of something that SwiftUI would do silently.
public struct Diagnostic: Hashable, Sendable {
  /// Which failure it is.
  public var code: Code
  /// What happened here, as a sentence without a full stop at its end.
  public var message: String

  /// Makes a diagnostic.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// How bad it is.
  public var severity: Severity { code.severity }
  /// What to do about it.
  public var help: String { code.help }

  /// How bad a failure is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Something that was asked for did not happen.
    case warning
    /// Worth knowing; nothing was lost.
    case note
  }

  /// The failures that have a name.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    case missingTargetLayout = "missing-target-layout"
    case misplacedTargetLayout = "misplaced-target-layout"
    case noSnapTargets = "no-snap-targets"
    case readPathUntested = "read-path-untested"
    case idTypeMismatch = "id-type-mismatch"
    case unknownID = "unknown-id"
    case noChange = "no-change"
    case duplicateID = "duplicate-id"
    case noID = "no-id"
    case positionalID = "positional-id"
    case unsupportedContainer = "unsupported-container"
    case initialValueIgnored = "initial-value-ignored"
    case danglingID = "dangling-id"
    case unreachable
    case lostUpdate = "lost-update"
    case pagingDrift = "paging-drift"
    case paddingNotInset = "padding-not-inset"
    case readerNotReported = "reader-not-reported"
    case anchorOverridden = "anchor-overridden"
    case missingCoordinateSpace = "missing-coordinate-space"
    case feedbackLoop = "feedback-loop"
    case echo
    case staleSample = "stale-sample"
  }
}

extension Diagnostic.Code {
  /// How bad the failure is.
  public var severity: Diagnostic.Severity { .warning }
  /// What to do about it, as code or as a sentence.
  public var help: String { "" }
}
