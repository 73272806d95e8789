/// A place in points; x counts from the leading edge, y from the top.
public struct Point: Hashable, Sendable {
  /// From the leading edge.
  public var x: Double
  /// From the top.
  public var y: Double

  /// Makes a point; (0, 0) unless told.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point()

  /// The coordinate along an axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .vertical ? y : x }
    set { if axis == .vertical { y = newValue } else { x = newValue } }
  }

  /// Whether nobody could tell two offsets apart: a motion that is looked at twice in an instant,
  /// whose two names part by a rounding, has not moved.
  func isSame(as other: Point) -> Bool { abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9 }
}

/// A difference of two points, or a speed in points per second on each axis.
public struct Vector: Hashable, Sendable {
  /// Along x.
  public var dx: Double
  /// Along y.
  public var dy: Double

  /// Makes a vector; zero unless told.
  public init(dx: Double = 0, dy: Double = 0) {
    self.dx = dx
    self.dy = dy
  }

  /// No difference, no speed.
  public static let zero = Vector()

  /// The component along an axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .vertical ? dy : dx }
    set { if axis == .vertical { dy = newValue } else { dx = newValue } }
  }
}

/// A breadth and a height in points.
public struct Size: Hashable, Sendable {
  /// Along x.
  public var width: Double
  /// Along y.
  public var height: Double

  /// Makes a size; zero unless told.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// No extent.
  public static let zero = Size()

  /// The extent along an axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .vertical ? height : width }
    set { if axis == .vertical { height = newValue } else { width = newValue } }
  }
}

/// A rectangle in points.
public struct Rect: Hashable, Sendable {
  /// The leading upper corner.
  public var origin: Point
  /// The extent from there.
  public var size: Size

  /// Makes a rectangle from corner and extent.
  public init(origin: Point = .zero, size: Size = .zero) {
    self.origin = origin
    self.size = size
  }

  /// The least coordinate along `axis`.
  public func min(_ axis: Axis) -> Double { origin[axis] }

  /// The greatest coordinate along `axis`.
  public func max(_ axis: Axis) -> Double { origin[axis] + size[axis] }
}
