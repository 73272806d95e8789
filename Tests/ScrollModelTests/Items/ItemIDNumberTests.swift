import ScrollModel
import Testing

@Suite struct ItemIDNumberTests {
  @Test func `every spelling of an integer is that integer`() {
    for value in [0, 1, 7, 10, 100, 120, 4500, 1_000_000] {
      let digits = String(value)
      for zeros in ["", "0", "00"] {
        for (sign, expected) in [("", value), ("-", -value)] {
          let plain = sign + zeros + digits
          #expect(ItemID(number: plain) == .integer(expected))
          #expect(ItemID(number: plain + ".0") == .integer(expected))
          #expect(ItemID(number: plain + ".00e0") == .integer(expected))
          #expect(ItemID(number: plain + "00e-2") == .integer(expected))
          #expect(ItemID(number: plain + "E+3") == .integer(expected * 1000))
          #expect(
            ItemID(number: plain + ".5e1")
              == .integer(sign == "" ? value * 10 + 5 : -(value * 10 + 5)))
        }
      }
    }
  }

  @Test(arguments: ["0.5", "1.25", "15e-1", "1e-400", "1e400", "1e99999999999999999999"])
  func `what is no integer, or too long a one, keeps its spelling`(spelling: String) {
    #expect(ItemID(number: spelling) == .number(spelling))
  }

  @Test func `wide integers are exact`() {
    let digits = "123456789012345678901234567890"
    #expect(ItemID(number: digits) == .wideInteger(digits))
    #expect(ItemID(number: "-00" + digits + ".0") == .wideInteger("-" + digits))
    #expect(ItemID(number: "1e399") == .wideInteger("1" + String(repeating: "0", count: 399)))
    let long = String(repeating: "9", count: 1000)
    #expect(ItemID(number: long) == .wideInteger(long))
    #expect(ItemID(number: "0e401") == .integer(0))
  }

  @Test(arguments: ["", "-", "+1", ".5", "1.", "1e", "1e+", "0x1", "1 ", "nan", "inf", "١"])
  func `what is no decimal number is none`(text: String) {
    #expect(ItemID(number: text) == nil)
  }
}
