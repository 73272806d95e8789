/// What a named failure means, how it is known, what to do, and a script that shows it.
public struct Explanation: Hashable, Sendable {
  /// What happens, and why nobody notices.
  public var meaning: String
  /// Where the behaviour is known from.
  public var evidence: String
  /// What to do about it.
  public var remedy: String
  /// The lines of a drag script after `drag-script 1` in which the failure is raised.
  public var script: String
  /// The same scene without the fault: the failure is not raised.
  public var healthyScript: String

  init(
    meaning: String, evidence: String, remedy: String, script: String, healthyScript: String
  ) {
    self.meaning = meaning
    self.evidence = evidence
    self.remedy = remedy
    self.script = script
    self.healthyScript = healthyScript
  }
}

extension Diagnostic.Code {
  /// What the failure means, with a script that shows it and one that does not.
  public var explanation: Explanation {
    switch self {
    case .missingTargetLayout: .missingTargetLayout
    case .misplacedTargetLayout: .misplacedTargetLayout
    case .noSnapTargets: .noSnapTargets
    case .readPathUntested: .readPathUntested
    case .idTypeMismatch: .idTypeMismatch
    case .unknownID: .unknownID
    case .noChange: .noChange
    case .duplicateID: .duplicateID
    case .noID: .noID
    case .positionalID: .positionalID
    case .unsupportedContainer: .unsupportedContainer
    case .initialValueIgnored: .initialValueIgnored
    case .danglingID: .danglingID
    case .unreachable: .unreachable
    case .lostUpdate: .lostUpdate
    case .pagingDrift: .pagingDrift
    case .paddingNotInset: .paddingNotInset
    case .readerNotReported: .readerNotReported
    case .statusBarNotReported: .statusBarNotReported
    case .anchorOverridden: .anchorOverridden
    case .missingCoordinateSpace: .missingCoordinateSpace
    case .feedbackLoop: .feedbackLoop
    case .echo: .echo
    case .staleSample: .staleSample
    case .unavailable: .unavailable
    }
  }
}
