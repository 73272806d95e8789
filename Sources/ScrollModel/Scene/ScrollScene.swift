/// A scroll view with a scroll position, to be driven by a test.
///
/// It reads like the SwiftUI that it stands for and is the engine of the command line:
///
///     var photos = ScrollScene(Photo.all, id: \.id, itemSize: 100,
///       viewport: .init(width: 390, height: 400))
///       .scrollTargetLayout()
///       .scrollPosition(id: nil, anchor: .top)
///     photos.scrolledID = 15       // the write path
///     photos.drag(.down, 500)      // a finger, run to rest
///     photos.scrolledID            // 10: the read path
///     photos.diagnostics           // []: no silent failure
///
/// Leave `.scrollTargetLayout()` out, and `scrolledID` stays 15 while ``diagnostics`` names
/// `missing-target-layout`. Modifiers describe the view before its first layout: applied to a scene
/// that has been driven, they start it anew.
public struct ScrollScene<ID: Hashable & Sendable>: Sendable {
  /// The engine that carries the scene.
  public private(set) var engine: ScrollEngine
  private var ids: IDTable<ID>
  private let items: ItemList

  /// Lays out a collection, one item an element, all of one size.
  ///
  /// - Parameters:
  ///   - data: The elements in their order.
  ///   - id: Their identity, as in `ForEach(data, id:)`.
  ///   - itemSize: Points along the axis.
  ///   - viewport: The scroll view's own extent in points.
  ///   - container: The container that is scrolled.
  /// - Complexity: O(n).
  public init<Data: Collection>(
    _ data: Data, id: KeyPath<Data.Element, ID>, itemSize: Double = 100,
    viewport: Size = Size(width: 390, height: 844), container: Container = .lazyVStack
  ) {
    self.init(data, id: id, viewport: viewport, container: container) { _ in itemSize }
  }

  /// Lays out a collection whose items differ in size.
  ///
  /// - Parameters:
  ///   - data: The elements in their order.
  ///   - id: Their identity, as in `ForEach(data, id:)`.
  ///   - viewport: The scroll view's own extent in points.
  ///   - container: The container that is scrolled.
  ///   - itemSize: Points along the axis, for each element; negative or non-finite values count
  ///     as 0.
  /// - Complexity: O(n).
  public init<Data: Collection>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    viewport: Size = Size(width: 390, height: 844), container: Container = .lazyVStack,
    itemSize: (Data.Element) -> Double
  ) {
    var ids = IDTable<ID>()
    let items = data.map { element in
      Item(
        id: ids.itemID(for: element[keyPath: id]), title: "",
        measure: ScrollScene.usable(itemSize(element)))
    }
    var configuration = ScrollConfiguration()
    configuration.container = container
    configuration.viewport = viewport
    configuration.itemSize = ItemSize(.measured(default: nil))
    configuration.targetLayout = .off
    self.ids = ids
    self.items = ItemList(ItemArray(items))
    engine = ScrollEngine(configuration, items: self.items)
  }

  private static func usable(_ length: Double) -> Double { length.isFinite ? max(0, length) : 0 }

  /// The same scene with another configuration, laid out anew.
  func configured(_ change: (inout ScrollConfiguration) -> Void) -> ScrollScene {
    var scene = self
    var configuration = engine.configuration
    change(&configuration)
    scene.engine = ScrollEngine(configuration, items: items)
    return scene
  }
}

// The two-way binding.
extension ScrollScene {
  /// The binding of `.scrollPosition(id: $scrolledID)`.
  ///
  /// Assigning it is the write path: an unanimated jump where the value changes. Reading it is the
  /// read path: where the user landed, if anything reports it.
  public var scrolledID: ID? {
    get { engine.binding.flatMap { ids.id(for: $0) } }
    set { assign(newValue, animation: nil) }
  }

  /// Assigns the binding inside `withAnimation` and runs to rest.
  public mutating func withAnimation(
    _ animation: ScrollAnimation = .default, scrollTo id: ID?, anchor: UnitPoint? = nil
  ) {
    assign(id, anchor: anchor, animation: animation)
    settle()
  }

  private mutating func assign(
    _ id: ID?, anchor: UnitPoint? = nil, animation: ScrollAnimation?
  ) {
    apply(.assign(id.map { ids.itemID(for: $0) }, anchor: anchor, animation: animation))
  }

  /// `ScrollViewProxy.scrollTo(_:anchor:)`: one way, and nothing is reported.
  public mutating func proxyScrollTo(_ id: ID, anchor: UnitPoint? = nil) {
    apply(.proxyScroll(to: ids.itemID(for: id), anchor: anchor))
  }

  /// Lets an event happen; the way to everything that has no method of its own.
  @discardableResult
  public mutating func apply(_ event: ScrollEvent) -> [ScrollChange] { engine.apply(event) }

  /// The model's id of an app's id, for use in an event.
  public mutating func itemID(for id: ID) -> ItemID { ids.itemID(for: id) }

  /// The id of an item that a change or a diagnostic names.
  public func id(for itemID: ItemID) -> ID? { ids.id(for: itemID) }
}
