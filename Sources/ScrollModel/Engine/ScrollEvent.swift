/// Something that happens to a scroll view: the only way in.
///
/// Each event happens at the engine's present time; only `advance` moves that time.
public enum ScrollEvent: Sendable {
  /// Time passes up to an absolute time in seconds; times in the past count as now.
  case advance(to: Double)

  /// A finger comes down. `slop` is the travel that is lost before it scrolls, in points;
  /// `nil` takes the configuration's.
  case touchDown(slop: Double? = nil)
  /// The finger travels by a distance at constant speed, over a duration in seconds that begins
  /// now. The vector is the finger's own, in screen coordinates: right and down are positive.
  case touchMove(by: Vector, over: Double)
  /// The finger lifts.
  case touchUp(TouchRelease)
  /// The system takes the touch away: a lift at velocity 0.
  case touchCancel
  /// A wheel turns: the content moves at once, without inertia. Forward is positive.
  case wheel(by: Vector)
  /// A tap on the status bar.
  case statusBarTap

  /// Code assigns the binding. `anchor` beats the modifier's; `animation` is `nil` for a jump.
  case assign(ItemID?, anchor: UnitPoint? = nil, animation: ScrollAnimation? = nil)
  /// Code calls `ScrollViewProxy.scrollTo`.
  case proxyScroll(to: ItemID, anchor: UnitPoint? = nil, animation: ScrollAnimation? = nil)
  /// Code calls `ScrollPosition.scrollTo`.
  case positionScroll(
    to: ScrollDestination, anchor: UnitPoint? = nil, animation: ScrollAnimation? = nil)

  /// The data changes.
  case change(DataChange)
  /// The viewport changes its size.
  case resizeViewport(Size)
  /// Layout runs again with nothing changed.
  case relayout
  /// The target layout moves or goes: `scrollTargetLayout(isEnabled:)` changes its mind.
  ///
  /// Assumed: nothing moves and nothing is reported until the user scrolls again.
  case setTargetLayout(TargetLayout)
  /// Another `scrollTargetBehavior`, which the next gesture ends by.
  case setBehavior(ScrollTargetBehavior)
  /// A fresh scroll view takes over the same binding.
  case recreate
  /// Events that SwiftUI would see in one transaction.
  indirect case together([ScrollEvent])
}

/// How a finger leaves.
public enum TouchRelease: Hashable, Sendable {
  /// With the velocity that the touch samples give.
  case tracked
  /// With a known velocity of the content, in points per second; forward is positive.
  case velocity(Vector)
  /// With a known velocity of the finger, in screen coordinates: right and down are positive.
  case fingerVelocity(Vector)
}

/// Where `ScrollPosition.scrollTo` goes.
public enum ScrollDestination: Hashable, Sendable {
  /// An item.
  case id(ItemID)
  /// An edge of the content.
  case edge(Edge)
  /// A content offset; an axis that is `nil` is left alone.
  case point(x: Double?, y: Double?)
}

/// A change of the items or of their sizes.
public enum DataChange: Sendable {
  /// New items before the one at a place; a place past the end appends.
  case insert([Item], at: Int)
  /// The items with these ids go.
  case remove([ItemID])
  /// The item with an id goes to a place, counted after the move.
  case move(ItemID, to: Int)
  /// All items give way to others.
  case replace(ItemList)
  /// An item takes another length along the axis, in points.
  case resize(ItemID, length: Double)
}
