import Rendering
import Testing

@Suite struct NumberTextTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1e-7, "0"), (-1e-7, "0"), (0.5, "0.5"), (-20, "-20"),
    (0.1 + 0.2, "0.3"), (299.99999999, "300"), (40.5, "40.5"), (0.000001, "0.000001"),
    (1.0000005, "1.000001"), (1e9, "1000000000"), (123456789.1234567, "123456789.123457"),
    (0x1p53, "9007199254740992"), (1e15, "1000000000000000"), (1e16, "10000000000000000"),
    (1.5e20, "150000000000000000000"), (-2.5e21, "-2500000000000000000000"),
    (1e22, "10000000000000000000000"),
  ])
  func `a number is rounded to a millionth and never has an exponent`(
    value: Double, text: String
  ) {
    #expect(NumberText.plain(value) == text)
  }

  @Test func `what is written reads back within half a millionth, at every size`() throws {
    var value = 1.234567890123456e-9
    while value.isFinite {
      for sign in [1.0, -1] {
        let text = NumberText.plain(sign * value)
        #expect(!text.contains("e"))
        let read = try #require(Double(text))
        #expect(abs(read - sign * value) <= max(5.0e-7, value.ulp), "\(text)")
      }
      value *= 3.7
    }
  }

  @Test func `columns have a fixed number of decimals`() {
    #expect(NumberText.fixed(0.25, places: 3) == "0.250")
    #expect(NumberText.fixed(12, places: 3) == "12.000")
    #expect(NumberText.fixed(0.0004, places: 3) == "0.000")
  }

  @Test func `a count agrees with its noun`() {
    #expect(NumberText.count(0, "report") == "0 reports")
    #expect(NumberText.count(1, "report") == "1 report")
  }
}
