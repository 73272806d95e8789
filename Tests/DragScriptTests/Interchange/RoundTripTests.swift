import ItemLoading
import ScrollModel
import Testing

@testable import DragScript

/// Through another form and back, a script does the same.
@Suite struct RoundTripTests {
  private let head = photoHead.split(separator: "\n").dropFirst().map(String.init)

  /// The script that comes back from W3C WebDriver.
  private func back(_ text: String) throws -> (text: String, payload: String) {
    let payload = try script(photoHead + text).converted(to: .webdriver).text
    let result = try Script.text(
      reading: Array(payload.utf8), as: .webdriver, file: "a.json", head: head)
    return (result, payload)
  }

  @Test(arguments: [
    "drag up 300\n", "drag up 300\ndrag down 120\nwait 200ms\ndrag up 50%\n",
    "drag up 1 over=16ms\n", "drag up 0\n", "wheel down 120\nwheel up 20\n",
    "wheel down 120\ndrag up 77\nwheel down 3\n",
    "touch down at=10,300\ntouch move by=0,-200 over=200ms\ntouch up\n",
    "touch down\ntouch move by=0,-200 over=200ms\ntouch hold 300ms\ntouch up\n",
    "touch down\ntouch move by=0,-90 over=80ms\ntouch move by=3,40 over=120ms\ntouch cancel\n",
  ])
  func `W3C WebDriver actions bring a script back to the same place`(text: String) throws {
    let original = try run(text)
    let copy = try run(back(text).text)
    let (a, b) = (try #require(original["main"]), try #require(copy["main"]))
    #expect(abs(a.offset.y - b.offset.y) < 0.001)
    #expect(a.binding == b.binding)
    #expect(a.reports == b.reports)
  }

  @Test(arguments: [
    "flick up 200\n", "flick down 100 over=50ms\nflick up 300 over=200ms\n", "drag left 20\n",
    "flick up velocity=2500pt/s\n",
  ])
  func `what has been through W3C WebDriver once is not changed by going again`(
    text: String
  ) throws {
    let once = try back(text)
    let twice = try back(once.text.split(separator: "\n\n")[1] + "\n")
    #expect(twice.payload == once.payload)
    #expect(twice.text == once.text)
  }

  @Test func `a flick keeps its speed and so comes to rest where it did, nearly`() throws {
    let original = try #require(try run("flick up 200 over=100ms\n")["main"])
    let copy = try #require(try run(back("flick up 200 over=100ms\n").text)["main"])
    #expect(abs(original.offset.y - copy.offset.y) < 25)
  }

  @Test func `what is no gesture is left out and said`() throws {
    let text = "jump 3\ndrag up 10\nexpect binding == 3\nappend 2\n"
    let conversion = try script(photoHead + text).converted(to: .webdriver)
    #expect(conversion.omissions.map(\.step) == ["jump 3", "expect binding == 3", "append 2"])
    #expect(conversion.omissions.map(\.place.line) == [6, 8, 9])
  }

  @Test func `a step that is repeated is said to be left out once`() throws {
    let script = try script(photoHead + "repeat 500\n  jump 3\n  drag up 10\nend\n")
    #expect(try script.converted(to: .webdriver).omissions.map(\.step) == ["jump 3"])
  }

  @Test func `blocks are written out, within bounds`() throws {
    let text = "repeat 3\n  drag up 10\nend\n"
    let payload = try script(photoHead + text).converted(to: .webdriver).text
    #expect(payload.components(separatedBy: "pointerDown") == 4)
    let long = try script(photoHead + "repeat 100000\n  drag up 10\nend\n")
    #expect(throws: InputErrors.self) { try long.converted(to: .webdriver) }
  }
}

extension String {
  /// How many pieces a separator makes of the text.
  fileprivate func components(separatedBy separator: String) -> Int {
    ranges(of: separator).count + 1
  }
}
