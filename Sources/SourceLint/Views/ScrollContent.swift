/// What stands inside a scroll view, as far as it is known.
struct ScrollContent: Sendable {
  /// The uses of `scrollTargetLayout`.
  var layouts: [LayoutUse] = []
  /// Each `ForEach`, in order.
  var forEaches: [ForEachUse] = []
  /// Whether a view has an `.id(…)` of its own.
  var hasExplicitIDs = false
  /// Whether one that no `ForEach` makes has.
  var hasIDsBesideItems = false
  /// The container around the first `ForEach`, where the target layout belongs.
  var container: LinkUse?
  /// The first container, where there is no `ForEach`.
  var firstStack: LinkUse?
  /// `.padding(…)` on what holds the items.
  var paddings: [LinkUse] = []
  /// What may hold a target layout unseen.
  var doubts: [Doubt] = []
  /// The scroll views and lists inside, which are left alone.
  var scrolls: [ScrollUse] = []

  /// The layouts that make targets.
  var workingLayouts: [LayoutUse] { layouts.filter { $0.place == .container && !$0.isDisabled } }

  /// The doubts less those about rows: a single view of another file that stands right beside a
  /// `ForEach` in its lazy container is a header or a footer, not the place of the layout.
  var openDoubts: [Doubt] {
    doubts.filter { doubt in
      guard case .otherFile(let name) = doubt.reason, let rows = doubt.rows else { return true }
      return rows != container || CustomViewName.holdsSeveral(name)
    }
  }

  /// A measure of what is held.
  var size: Int { layouts.count + forEaches.count + paddings.count + doubts.count + scrolls.count }

  mutating func merge(_ other: ScrollContent) {
    layouts += other.layouts
    forEaches += other.forEaches
    hasExplicitIDs = hasExplicitIDs || other.hasExplicitIDs
    hasIDsBesideItems = hasIDsBesideItems || other.hasIDsBesideItems
    container = container ?? other.container
    firstStack = firstStack ?? other.firstStack
    paddings += other.paddings
    doubts += other.doubts
    scrolls += other.scrolls
  }
}

/// A link and its chain: of a view, the link that makes it; of a modifier, the one that names it.
struct LinkUse: Hashable, Sendable {
  var chain: Int
  var link: Int
}

/// A `ForEach`.
struct ForEachUse: Sendable {
  var view: LinkUse
  /// Whether it stands among the items of another one.
  var isItem: Bool
  /// The innermost container around it.
  var container: LinkUse?
  /// The branches that it stands in.
  var branches: [Branch]
}

/// A use of `scrollTargetLayout`.
struct LayoutUse: Sendable {
  enum Place: Sendable {
    /// On what lays out the items, or on what may.
    case container
    case forEach
    /// On each item.
    case item
    /// On each item, and the item may be a container itself: it is declared elsewhere.
    case unknownItem
  }

  var modifier: LinkUse
  var place: Place
  /// `isEnabled: false`.
  var isDisabled: Bool
  /// The name of the view that it stands on.
  var receiver: String
  /// That view, where it is a stack and no item.
  var stack: LinkUse?
  /// Whether a `ForEach` stands inside it.
  var holdsLoops: Bool
  /// The branches that it stands in.
  var branches: [Branch]
}

/// A scroll view or list that a modifier of the outside reaches.
struct ScrollUse: Sendable {
  var view: LinkUse
  var kind: ViewKind
  /// The closures that a wrapper around it was given, which may be its content.
  var given: [Int32]
}

/// A reason why the content of a scroll view is not wholly known.
struct Doubt: Sendable {
  enum Reason: Hashable, Sendable {
    /// A view that this file does not declare.
    case otherFile(String)
    /// A container that this file does not declare.
    case customContainer(String)
    /// A modifier that neither SwiftUI nor this file declares.
    case modifier(String)
    /// A modifier of this file that applies others, which are not seen.
    case ownModifier(String)
    /// What a wrapper is given by whoever uses it.
    case passedIn(String)
    /// `.scrollTarget()` makes single views targets.
    case singleTargets
    /// Views nest deeper, or refer to each other more often, than is followed.
    case tooMuch
  }

  var reason: Reason
  /// The token that it is about.
  var token: Int32
  /// The lazy container that it stands in directly.
  var rows: LinkUse?
  /// The branches that it stands in.
  var branches: [Branch] = []
}
