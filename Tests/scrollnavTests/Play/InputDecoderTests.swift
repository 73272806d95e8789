import Testing

@testable import scrollnav

/// Bytes of a terminal as inputs.
@Suite struct InputDecoderTests {
  private func inputs(_ text: String) -> [PlayInput] {
    var decoder = InputDecoder()
    return decoder.feed(text.utf8) + decoder.flush()
  }

  @Test func `letters, control keys and named keys are known`() {
    #expect(inputs("jé🎉") == ["j", "é", "🎉"].map { .key(.character($0)) })
    #expect(
      inputs("\u{3}\u{4}\r\t\u{7F}")
        == [
          .key(.control("c")), .key(.control("d")), .key(.enter), .key(.tab), .key(.backspace),
        ])
    #expect(
      inputs("\u{1B}[A\u{1B}OB\u{1B}[5~\u{1B}[6~")
        == [.up, .down, .pageUp, .pageDown].map { .key($0) })
    #expect(inputs("\u{1B}[1;2B") == [.key(.character("J"))])
    #expect(inputs("\u{1B}") == [.key(.escape)])
  }

  @Test func `the mouse is pressed, pulled, let go and its wheel turned`() {
    #expect(
      inputs("\u{1B}[<0;10;5M\u{1B}[<32;10;6M\u{1B}[<0;10;6m\u{1B}[<64;1;1M\u{1B}[<65;1;1M")
        == [.press(row: 4, column: 9), .pull(row: 5), .release, .wheel(-1), .wheel(1)])
    #expect(inputs("\u{1B}[<2;10;5M") == [], "the right button")
  }

  @Test func `a sequence may come in pieces`() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.feed("[<0;1".utf8) == [])
    #expect(decoder.feed(";3Mj".utf8) == [.press(row: 2, column: 0), .key(.character("j"))])
    #expect(!decoder.isWaiting)
  }

  @Test func `no bytes whatever end in a trap or wait for ever`() {
    var state: UInt64 = 7
    for _ in 0..<2000 {
      var decoder = InputDecoder()
      var bytes: [UInt8] = []
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let pick = UInt8(truncatingIfNeeded: state >> 33)
        bytes.append([0x1B, 0x5B, 0x3C, 0x3B, pick, pick % 0x80, 0x4D, 0x39][Int(state >> 60) % 8])
      }
      _ = decoder.feed(bytes)
      _ = decoder.flush()
      #expect(!decoder.isWaiting)
    }
  }
}
