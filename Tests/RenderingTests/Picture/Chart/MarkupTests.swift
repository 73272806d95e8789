import Testing

@testable import Rendering

@Suite struct MarkupTests {
  @Test func `a text is nothing but text`() {
    #expect(Markup.escaped("</script>") == "&lt;/script&gt;")
    #expect(Markup.escaped("a & \"b\" 'c'") == "a &amp; &quot;b&quot; &#39;c&#39;")
    #expect(Markup.escaped("esc\u{1B}[31m\u{0}") == "esc\\u{1b}[31m\\u{0}")
    #expect(Markup.escaped("a\u{202E}b\u{2069}") == "a\\u{202e}b\\u{2069}")
    #expect(Markup.escaped("one\r\ntwo\tthree") == "one two three")
    #expect(Markup.escaped("\u{FFFE}x\u{FFFF}") == "\\u{fffe}x\\u{ffff}")
    #expect(Markup.escaped("😀 שלום") == "😀 שלום")
  }

  @Test func `no scalar writes a tag, ends an attribute or is no character of XML`() {
    for value in UInt32(0)...0x2100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let escaped = Markup.escaped("x" + String(scalar) + "y")
      #expect(!escaped.contains { "<>\"'".contains($0) })
      #expect(escaped.unicodeScalars.allSatisfy { $0.value >= 0x20 })
    }
  }

  @Test func `attributes are escaped, numbers are short, flags are there or not`() {
    var markup = Markup()
    markup.empty(
      "rect",
      ["class": "\("a\"b<")", "x": .number(1.005), "y": .number(-0.0), "width": .number(.nan)])
    markup.void("input", ["hidden": .flag(true), "disabled": .flag(false)])
    #expect(
      markup.text == """
        <rect class="a&quot;b&lt;" x="1" y="0" width="0"/>
        <input hidden>

        """)
  }

  @Test func `a remark stands inside its shape`() {
    var markup = Markup()
    markup.shape("path", ["d": "M0 0"], remark: "1 < 2")
    #expect(markup.text == "<path d=\"M0 0\"><title>1 &lt; 2</title>\n</path>\n")
  }
}
