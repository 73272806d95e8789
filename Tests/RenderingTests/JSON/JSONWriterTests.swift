import Foundation
import Rendering
import Testing

@Suite struct JSONWriterTests {
  @Test func `a line keeps the members in the order in which they were written`() {
    let value: JSONValue = ["schema": 1, "b": [1, 2.5], "a": ["x": nil, "y": true], "e": []]
    #expect(value.line == #"{"schema": 1, "b": [1, 2.5], "a": {"x": null, "y": true}, "e": []}"#)
  }

  @Test func `a page breaks only what does not fit into a line`() {
    let short: JSONValue = ["x": 0, "y": 900]
    #expect(short.page == "{\"x\": 0, \"y\": 900}\n")
    let long: JSONValue = [
      "offset": short, "text": .string(String(repeating: "a", count: 90)), "list": [short, short],
    ]
    #expect(
      long.page == """
        {
          "offset": {"x": 0, "y": 900},
          "text": "\(String(repeating: "a", count: 90))",
          "list": [{"x": 0, "y": 900}, {"x": 0, "y": 900}]
        }

        """)
  }

  @Test func `no line of a page is longer than 100 columns where it can be broken`() {
    // One member of each length around the limit, so that the comma and the margin are counted.
    for length in 80...100 {
      let inner: JSONValue = ["k": .string(String(repeating: "a", count: length)), "z": 1]
      let page = (["first": inner, "second": inner] as JSONValue).page
      for line in page.split(separator: "\n") where line.contains("\"z\"") {
        #expect(line.utf8.count <= 100, "length \(length)")
      }
    }
  }

  @Test func `both forms read back as what was written`() throws {
    let value: JSONValue = [
      "text": "quote \" backslash \\ slash / tab \t bell \u{7} line \u{2028} emoji 👩‍👩‍👧 \u{202E}",
      "numbers": [0, -1, 0.1, 1e-6, 123456789.123456, 1e20, -1e300],
      "nested": [["a": [[], [:]]], nil, true, false],
    ]
    for text in [value.line, value.page] {
      let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
      #expect(
        read == [
          "text": "quote \" backslash \\ slash / tab \t bell \u{7} line \u{2028} emoji 👩‍👩‍👧 \u{202E}",
          "numbers": [0, -1, 0.1, 1e-6, 123456789.123456, 1e20, -1e300] as NSArray,
          "nested": [
            ["a": [[] as NSArray, [:] as NSDictionary] as NSArray] as NSDictionary, NSNull(), true,
            false,
          ]
            as NSArray,
        ] as NSDictionary)
    }
  }

  @Test func `nothing that moves a cursor or turns a line stands bare in a text`() {
    let scalars = (0...0xFFFF).compactMap(Unicode.Scalar.init)
    let text = String(String.UnicodeScalarView(scalars))
    let written = JSONValue.string(text).line.unicodeScalars
    for scalar in written {
      let category = scalar.properties.generalCategory
      #expect(category != .control && category != .lineSeparator && category != .paragraphSeparator)
      #expect(!scalar.properties.isBidiControl)
    }
  }

  @Test func `numbers that are none are null`() {
    #expect((.number(.nan) as JSONValue).line == "null")
    #expect((.number(-.infinity) as JSONValue).line == "null")
  }
}
