import Testing

@testable import DragScript

@Suite struct WriterTests {
  @Test func `a text from a script cannot leave its quotes or its comment`() throws {
    let id = "\"a\\\" + b\\\\ \u{2028}\""
    let text = photoHead + "jump \(id)\nexpect binding == \(id)\nexpect nearest == \(id)\n"
    for format in [InterchangeFormat.maestro, .xcuitest] {
      let written = try script(text).converted(to: format).text
      #expect(!written.contains("\u{2028}"))
      #expect(!written.contains("a\" + b"))
    }
  }

  @Test func `Maestro finds an id by itself alone, wherever it stands`() throws {
    let text =
      photoHead + "jump \"a.${b}\"\nexpect binding == \"a.${b}\"\n"
      + "expect visible contains \"a.${b}\"\nexpect nearest == \"a.${b}\"\n"
    let written = try script(text).converted(to: .maestro).text
    let lines = written.split(separator: "\n").filter { $0.contains("b") && $0.contains("a") }
    let quoted = lines.filter { $0.hasPrefix("    id: \"") || $0.hasPrefix("    text: \"") }
    #expect(quoted.count { $0.contains(#"a\\.\\$\\{b\\}"#) } == 4, "\(written)")
  }

  @Test func `a touch becomes one travel, and a cut one is left out`() throws {
    let whole =
      "touch down\ntouch move by=0,-60 over=100ms\ntouch move by=0,-40 over=100ms\ntouch up\n"
    let conversion = try script(photoHead + whole).converted(to: .xcuitest)
    #expect(conversion.omissions.isEmpty)
    #expect(
      conversion.text.contains("drag(list, by: CGVector(dx: 0, dy: -100), over: 0.2, rests: false)")
    )
    let cut = "touch down\nexpect phase == tracking\ntouch up\n"
    #expect(try script(photoHead + cut).converted(to: .maestro).omissions.count == 3)
  }

  @Test func `the finger goes further than the content, by the slop`() throws {
    let text = try script(photoHead + "drag up 300\n").converted(to: .maestro).text
    #expect(text.contains("start: \"195,355\""))
    #expect(text.contains("end: \"195,45\""))
    let without = try script(photoHead + "pan-slop 0\ndrag up 300\n").converted(to: .maestro).text
    #expect(without.contains("start: \"195,350\""))
  }

  @Test(arguments: [InterchangeFormat.webdriver, .maestro])
  func `a finger that would leave the screen is said`(format: InterchangeFormat) throws {
    let inside = try script(photoHead + "flick up 300\n").converted(to: format)
    #expect(inside.omissions.isEmpty)
    let outside = try script(photoHead + "flick up 500\n").converted(to: format)
    #expect(outside.omissions.map(\.reason) == ["the finger leaves the screen"])
  }
}
