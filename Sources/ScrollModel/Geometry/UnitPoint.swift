/// A place in a rectangle, as shares of its extent.
///
/// Components outside 0…1 are legal and lie outside the rectangle.
/// Documented: SwiftUI's `UnitPoint`; x counts from the leading edge.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the breadth, from the leading edge.
  public var x: Double
  /// The share of the height, from the top.
  public var y: Double

  /// Makes a unit point; the leading upper corner unless told.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The share along an axis.
  public subscript(axis: Axis) -> Double { axis == .vertical ? y : x }

  /// (0, 0).
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The leading upper corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The trailing upper corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The leading lower corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The trailing lower corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// SwiftUI's names and their points, in the order in which help lists them.
  public static let named: [(name: String, point: UnitPoint)] = [
    ("top", .top), ("center", .center), ("bottom", .bottom), ("leading", .leading),
    ("trailing", .trailing), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
    ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing), ("zero", .zero),
  ]

  /// SwiftUI's name of the point, or `x,y` where it has none.
  public var label: String {
    UnitPoint.named.first { $0.point == self }?.name
      ?? "\(UnitPoint.spelling(x)),\(UnitPoint.spelling(y))"
  }

  /// The shortest digits of a coordinate, whole numbers without a point.
  private static func spelling(_ value: Double) -> String {
    let text = String(value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
