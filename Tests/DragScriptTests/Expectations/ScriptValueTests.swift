import ScrollModel
import Testing

@testable import DragScript

@Suite struct ScriptValueTests {
  private static let values: [ScriptValue] = [
    .none, .number(0), .number(-2.5), .number(2.5), .seconds(0), .seconds(2.5), .id(1), .id(2),
    .id("1"), .id("b"), .id(.wideInteger("-99999999999999999999")),
    .id(.wideInteger("99999999999999999999")), .id(.wideInteger("99999999999999999998")),
    .word("idle"), .flag(true), .flag(false), .point(Point(x: 1, y: 2)), .list([]),
    .list([.id(1), .none]), .list([.number(1)]),
  ]

  @Test func `what is shown is rounded to a millionth`() {
    #expect(ScriptValue.number(-993.0099999999993).rounded == .number(-993.01))
    #expect(ScriptValue.seconds(2.646508640653674).rounded.description == "2.646509s")
    #expect(
      ScriptValue.list([.point(Point(x: 1e-9, y: 0.1 + 0.2)), .id(1)]).rounded.description
        == "[(0, 0.3), 1]")
    #expect(ScriptValue.number(1e306).rounded == .number(1e306))
  }

  @Test func `each comparison and its opposite never agree`() {
    for a in Self.values {
      for b in Self.values {
        func holds(_ comparison: Comparison) -> Bool { comparison.holds(a, b, tolerance: 0.001) }
        #expect(holds(.equal) != holds(.notEqual))
        #expect(holds(.equal) == Comparison.equal.holds(b, a, tolerance: 0.001))
        #expect(holds(.less) == Comparison.greater.holds(b, a, tolerance: 0.001))
        #expect(holds(.lessOrEqual) == Comparison.greaterOrEqual.holds(b, a, tolerance: 0.001))
        #expect([holds(.less), holds(.greater), holds(.equal)].filter(\.self).count <= 1)
        #expect(holds(.lessOrEqual) == (holds(.less) || (holds(.equal) && a != .none)))
        if a != .none { #expect(holds(.contains) != holds(.lacks)) }
      }
      #expect(Comparison.equal.holds(a, a, tolerance: 0))
    }
  }

  @Test func `ids compare as numbers whatever their length`() {
    let ascending: [ItemID] = [
      .wideInteger("-99999999999999999999"), .wideInteger("-10000000000000000000"),
      .integer(.min), -1, 0, 2, 10, .integer(.max), .wideInteger("10000000000000000000"),
      .wideInteger("99999999999999999999"), .wideInteger("100000000000000000000"),
    ]
    for (i, a) in ascending.enumerated() {
      for (j, b) in ascending.enumerated() {
        #expect(Comparison.less.holds(.id(a), .id(b), tolerance: 0.001) == (i < j), "\(a) \(b)")
      }
    }
  }

  @Test(arguments: [
    (ScriptValue.none, "nil"), (.number(1400), "1400"), (.number(-0.0), "0"),
    (.number(33.5), "33.5"), (.seconds(0.25), "250ms"), (.seconds(1.5), "1.5s"),
    (.seconds(0), "0ms"), (.id(15), "15"), (.id(.text("15")), "\"15\""),
    (.id(.text("a b")), "\"a b\""), (.flag(true), "true"),
    (.point(Point(x: 0, y: -300)), "(0, -300)"), (.list([.id(3), .none]), "[3, nil]"),
    (.word("idle"), "idle"),
  ])
  func `a value is written as a script would`(value: ScriptValue, text: String) {
    #expect(value.description == text)
  }

  @Test func `a time reads back as itself`() throws {
    for seconds in [0, 0.033, 0.1 + 0.2, 0.25, 1.0 / 60, 1.0 / 3, 12.7] {
      let value = ValueText(text: seconds.durationText, column: 1)
      #expect(try value.duration() == seconds)
    }
  }

  @Test(arguments: [
    (0.25, 1, "0.2"), (0.35, 1, "0.3"), (0.45, 1, "0.5"), (2.5, 0, "2"), (3.5, 0, "4"),
    (-0.04, 1, "0.0"), (-12.35, 1, "-12.3"), (1234.5678, 2, "1234.57"), (0.999, 2, "1.00"),
    (1.005, 2, "1.00"), (0, 3, "0.000"), (1e20, 1, "1e+20"),
  ])
  func `decimals are rounded as C does it`(number: Double, decimals: Int, text: String) {
    #expect(number.shown(decimals: decimals) == text)
  }

  @Test func `without decimals a number is rounded to a millionth`() {
    #expect((0.1 + 0.2).shown(decimals: nil) == "0.3")
    #expect(Double(-300).shown(decimals: nil) == "-300")
    #expect(ScriptValue.none.shown(decimals: nil) == nil)
    #expect(ScriptValue.id(.text("a b")).shown(decimals: nil) == "a b")
    #expect(ScriptValue.point(Point(x: 1, y: 2)).shown(decimals: 1) == "(1.0, 2.0)")
  }
}
