/// A named cause of something that SwiftUI would do silently.
public struct Diagnostic: Hashable, Sendable {
  /// Which failure it is.
  public var code: Code
  /// What happened here: a sentence or two.
  public var message: String
  /// What to do about it, as code or as a sentence.
  public var help: String

  /// Makes a diagnostic.
  public init(_ code: Code, _ message: String, help: String) {
    self.code = code
    self.message = message
    self.help = help
  }

  /// How bad it is.
  public var severity: Severity { code.severity }

  /// How bad a failure is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Something that was asked for did not happen.
    case warning
    /// Worth knowing; nothing was lost yet.
    case note
  }

  /// The failures that have a name.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// No target layout: a finger never writes the binding.
    case missingTargetLayout = "missing-target-layout"
    /// The target layout stands where it makes no targets.
    case misplacedTargetLayout = "misplaced-target-layout"
    /// View-aligned snapping with nothing to align to.
    case noSnapTargets = "no-snap-targets"
    /// The run writes and never scrolls.
    case readPathUntested = "read-path-untested"
    /// The binding's type is not the type of the ids.
    case idTypeMismatch = "id-type-mismatch"
    /// No item has the id.
    case unknownID = "unknown-id"
    /// The binding already held the id.
    case noChange = "no-change"
    /// Several items have one id.
    case duplicateID = "duplicate-id"
    /// Items have no id.
    case noID = "no-id"
    /// Ids are places in the list.
    case positionalID = "positional-id"
    /// The container takes no scroll position.
    case unsupportedContainer = "unsupported-container"
    /// The preset id was not scrolled to.
    case initialValueIgnored = "initial-value-ignored"
    /// The held item is gone.
    case danglingID = "dangling-id"
    /// The written id can never become the current one.
    case unreachable
    /// Inserted and selected in one update.
    case lostUpdate = "lost-update"
    /// Pages and views part.
    case pagingDrift = "paging-drift"
    /// Padding stands where a content margin belongs.
    case paddingNotInset = "padding-not-inset"
    /// A reader's scroll left the binding behind.
    case readerNotReported = "reader-not-reported"
    /// A tap on the status bar left the binding behind.
    case statusBarNotReported = "status-bar-not-reported"
    /// A held id beats the default scroll anchor.
    case anchorOverridden = "anchor-overridden"
    /// The content frame is measured in a space that does not exist.
    case missingCoordinateSpace = "missing-coordinate-space"
    /// An observer's write sets off the observer again.
    case feedbackLoop = "feedback-loop"
    /// Synchronised views write each other.
    case echo
    /// The sampler's last value is not the resting offset.
    case staleSample = "stale-sample"
    /// The profile's system does not have what the scene uses.
    case unavailable
  }
}

extension Diagnostic.Code {
  /// How bad the failure is.
  public var severity: Diagnostic.Severity {
    switch self {
    case .readPathUntested, .noID, .positionalID, .unreachable, .paddingNotInset,
      .anchorOverridden, .unavailable:
      .note
    default: .warning
    }
  }
}
