import ScrollModel

/// Writes a test case of XCUITest.
enum XCUITestWriter {
  static func conversion(
    of steps: [Step], in configuration: ScrollConfiguration, file: String
  ) -> Conversion {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    var lines: [String] = []
    var omissions: [Conversion.Omission] = []
    for (step, meaning) in DeviceStep.steps(of: steps, in: configuration) {
      let note = "\(name):\(step.place.line): \(step.text)"
      switch statement(for: meaning, note: note.inDoubleQuotes) {
      case .some(let statement): lines.append(statement)
      case .none:
        guard case .none(let reason) = meaning else { continue }
        lines.append("// left out: \(step.text.inComment)")
        omissions.append(step.omission("left out: " + reason))
      }
    }
    let anchor = configuration.anchor ?? UnitPoint(x: 0, y: 0)
    let text = template(
      name: name, body: lines.map { "    " + $0 }.joined(separator: "\n"), anchor: anchor)
    return Conversion(text: text, omissions: omissions)
  }

  private static func statement(for meaning: DeviceStep, note: String) -> String? {
    switch meaning {
    case .finger(let path):
      let start = path.start.map { ", from: CGPoint(x: \($0.x.coordinate), y: \($0.y.coordinate))" }
      return "drag(list, by: CGVector(dx: \(path.dx.coordinate), dy: \(path.dy.coordinate))"
        + (start ?? "") + ", over: \(path.duration.coordinate), rests: \(path.restsBeforeLift))"
    case .jump(let id): return "app.buttons[\("jump \(id)".inDoubleQuotes)].tap()"
    case .wait(let seconds): return "Thread.sleep(forTimeInterval: \(seconds.coordinate))"
    case .settle: return "Thread.sleep(forTimeInterval: 1)"
    case .statusBarTap:
      return "app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0)).tap()"
    case .binding(let id, let holds):
      return "\(equality(holds))(binding, \(id.inDoubleQuotes), \(note))"
    case .nearest(let id, let holds):
      return "\(equality(holds))(nearest(in: list), \(id.inDoubleQuotes), \(note))"
    case .bindingIsNearest(let holds):
      return "\(equality(holds))(binding, nearest(in: list), \(note))"
    case .visible(let id, let holds):
      return "XCTAssert\(holds ? "True" : "False")"
        + "(item(\(id.inDoubleQuotes)).isHittable, \(note))"
    case .place(let id, let points, let tolerance):
      return "XCTAssertEqual(item(\(id.inDoubleQuotes)).frame.minY - list.frame.minY, "
        + "\(points.coordinate), accuracy: \(tolerance.coordinate), \(note))"
    case .none: return nil
    }
  }

  private static func equality(_ holds: Bool) -> String {
    holds ? "XCTAssertEqual" : "XCTAssertNotEqual"
  }

  /// A type's name made of a file's.
  private static func typeName(_ file: String) -> String {
    let stem = file.hasSuffix(".drag") ? String(file.dropLast(5)) : file
    let words = stem.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return (name.first?.isLetter == true ? name : "Script" + name) + "UITests"
  }

  private static func template(name: String, body: String, anchor: UnitPoint) -> String {
    let convention = DeviceStep.convention.map { "/// " + $0 }.joined(separator: "\n")
    return """
      import XCTest

      /// From \(name.inComment).
      ///
      \(convention)
      final class \(typeName(name)): XCTestCase {
        @MainActor func testScript() {
          app.launch()
          let list = app.scrollViews.firstMatch
      \(body)
        }

        @MainActor private lazy var app = XCUIApplication()

        /// What the app shows of its binding.
        @MainActor private var binding: String { app.staticTexts["scrolledID"].label }

        @MainActor private func item(_ id: String) -> XCUIElement {
          app.descendants(matching: .any)[id]
        }

        /// The identifier of the item whose anchor is nearest to the list's.
        @MainActor private func nearest(in list: XCUIElement) -> String {
          let target = anchor(of: list)
          let items = list.descendants(matching: .any).allElementsBoundByIndex
          return items.filter { !$0.identifier.isEmpty }.min { a, b in
            let (first, second) = (anchor(of: a), anchor(of: b))
            return hypot(first.x - target.x, first.y - target.y)
              < hypot(second.x - target.x, second.y - target.y)
          }?.identifier ?? "nil"
        }

        @MainActor private func anchor(of element: XCUIElement) -> CGPoint {
          let frame = element.frame
          return CGPoint(
            x: frame.minX + \(anchor.x.coordinate) * frame.width,
            y: frame.minY + \(anchor.y.coordinate) * frame.height)
        }

        /// Moves a finger at constant speed; one that rests before it lifts leaves no inertia.
        @MainActor private func drag(
          _ list: XCUIElement, by travel: CGVector, from start: CGPoint? = nil, over seconds: Double,
          rests: Bool
        ) {
          let size = list.frame.size
          let start =
            start
            ?? CGPoint(x: (size.width - travel.dx) / 2, y: (size.height - travel.dy) / 2)
          let corner = list.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
          let first = corner.withOffset(CGVector(dx: start.x, dy: start.y))
          let speed = hypot(travel.dx, travel.dy) / max(seconds, 0.01)
          first.press(
            forDuration: 0, thenDragTo: first.withOffset(travel),
            withVelocity: XCUIGestureVelocity(rawValue: speed), thenHoldForDuration: rests ? 0.2 : 0)
        }
      }

      """
  }
}
