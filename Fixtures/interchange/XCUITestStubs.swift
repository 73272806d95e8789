// What a written test uses of XCUITest, as the SDK declares it, for machines that have no SDK.
import Foundation

@MainActor class XCUIElement {
  enum ElementType { case any }

  var label = ""
  var identifier = ""
  var frame = CGRect.zero
  var isHittable = false
  var scrollViews: XCUIElementQuery { XCUIElementQuery() }
  var staticTexts: XCUIElementQuery { XCUIElementQuery() }
  var buttons: XCUIElementQuery { XCUIElementQuery() }
  func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }
  func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate { XCUICoordinate() }
  func tap() {}
}

@MainActor final class XCUIApplication: XCUIElement {
  override init() {}
  func launch() {}
}

@MainActor final class XCUIElementQuery {
  var firstMatch: XCUIElement { XCUIElement() }
  var allElementsBoundByIndex: [XCUIElement] { [] }
  subscript(identifier: String) -> XCUIElement { XCUIElement() }
}

@MainActor final class XCUICoordinate {
  func withOffset(_ offset: CGVector) -> XCUICoordinate { self }
  func tap() {}
  func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration hold: TimeInterval
  ) {}
}

struct XCUIGestureVelocity: RawRepresentable {
  var rawValue: CGFloat
}

#if !canImport(CoreGraphics)
  struct CGVector {
    var dx: CGFloat
    var dy: CGFloat
  }
#endif
