/// Which target is the current one.
///
/// Assumed: nobody has published SwiftUI's rule to the point, so it is a policy.
public enum ReadPolicy: String, Hashable, Sendable, CaseIterable {
  /// Among the targets that meet the inset viewport, the one whose anchor point lies nearest to
  /// the viewport's; a tie goes to the earlier.
  case closest
  /// The first target in layout order that reaches into the inset viewport; with a bottom or
  /// trailing anchor the last; with any other anchor as `closest`.
  case leading
}

/// What is reported while the viewport's anchor point lies between two targets.
public enum GapPolicy: String, Hashable, Sendable, CaseIterable {
  /// The last id is kept.
  case keep
  /// `nil` is reported.
  case `nil`
}

/// Whether an id that the binding holds before the first layout is scrolled to.
public enum InitialValuePolicy: String, Hashable, Sendable, CaseIterable {
  /// Honoured in lazy containers, ignored in eager ones.
  case byContainer = "by-container"
  /// Scrolled to.
  case honoured
  /// Left in the binding, without a scroll.
  case ignored
}

/// What a write without an anchor does.
public enum NilAnchorPolicy: String, Hashable, Sendable, CaseIterable {
  /// The least scroll that makes the item wholly visible.
  case minimal
  /// As with the top leading anchor.
  case top
}

/// Whether an animated jump reports the ids that it passes.
public enum PassingIDsPolicy: String, Hashable, Sendable, CaseIterable {
  /// Nothing is reported on the way.
  case off
  /// Each id passed is reported.
  case on
}

/// What keeps its place when items are inserted above during a motion.
public enum InsertAbovePolicy: String, Hashable, Sendable, CaseIterable {
  /// The held item, and the motion goes on shifted.
  case ideal
  /// The offset: the content moves under it.
  case offset
}

/// What a write does without a target layout.
public enum MissingLayoutWritePolicy: String, Hashable, Sendable, CaseIterable {
  /// It scrolls: that hides the failure.
  case works
  /// It is lost, as some lazy stacks were reported to do.
  case lost
}

/// A named set of policies.
public enum Profile: String, Hashable, Sendable, CaseIterable {
  /// iOS 17 and its siblings.
  case ios17
  /// iOS 18 and its siblings.
  case ios18
  /// iOS 26 and its siblings.
  case ios26
}

/// The choices where SwiftUI's behaviour is not settled by documents or measurements.
public struct Policies: Hashable, Sendable {
  /// Which target is current.
  public var read = ReadPolicy.closest
  /// What is reported in gaps.
  public var gaps = GapPolicy.keep
  /// Whether a preset binding scrolls.
  public var initialValue = InitialValuePolicy.byContainer
  /// What a write without an anchor does.
  public var nilAnchor = NilAnchorPolicy.minimal
  /// Whether animated jumps report on the way.
  public var passingIDs = PassingIDsPolicy.off
  /// What an insertion above keeps during a motion.
  public var insertAbove = InsertAbovePolicy.ideal
  /// What a write does without a target layout.
  public var missingLayoutWrite = MissingLayoutWritePolicy.works

  /// The policies of a profile.
  public init(profile: Profile = .ios26) {
    nilAnchor = profile == .ios17 ? .top : .minimal
  }
}
