// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Names that SwiftUI and the library share, with just enough in them to be told apart.

public protocol View {}

public struct UnitPoint: Hashable, Sendable {
  public static let top = UnitPoint()
}

public struct EdgeInsets: Hashable, Sendable {
  public init() {}
}

public enum Axis: Hashable, Sendable {
  case horizontal
  case vertical
}

public enum Edge: Hashable, Sendable {
  case top
  case leading
  case bottom
  case trailing
}

public enum LayoutDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

public enum ScrollPhase: Hashable, Sendable {
  case idle
}

public struct ScrollGeometry: Hashable, Sendable {
  public init() {}
}

public struct ScrollPosition: Hashable, Sendable {
  public init() {}
}

public protocol ScrollTargetBehavior {}
