import DragScript
import Foundation
import Testing

@testable import Rendering

@Suite struct PageTests {
  private static let names = PicturedScripts.all.map(\.name)

  private func page(_ name: String) throws -> String {
    PictureRenderer.html(try PicturedScripts.picture(name))
  }

  @Test(arguments: names)
  func `nothing in a page leads out of it`(name: String) throws {
    let html = try page(name)
    for scheme in ["http://", "https://", "//", "url(", "@import", "src="] {
      let places = html.components(separatedBy: scheme).dropFirst()
      // The namespace of SVG is a name, and comments of the program are none of the page's.
      let outside = places.filter { !$0.hasPrefix("www.w3.org/2000/svg") && !$0.hasPrefix(" ") }
      #expect(outside.isEmpty, "\(scheme)\(outside.first?.prefix(60) ?? "")")
    }
    let links = html.components(separatedBy: "href=\"").dropFirst()
    #expect(links.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("data:,\"") })
  }

  @Test(arguments: names)
  func `every link leads to something in the page, and every name is given once`(
    name: String
  ) throws {
    expectLinked(try page(name))
  }

  private func expectLinked(_ html: String) {
    func values(_ attribute: String) -> [String] {
      html.components(separatedBy: " \(attribute)=\"").dropFirst().compactMap {
        $0.split(separator: "\"", maxSplits: 1, omittingEmptySubsequences: false).first
          .map(String.init)
      }
    }
    let ids = Set(values("id"))
    #expect(values("id").count == ids.count)
    let lost = values("href").filter { $0.hasPrefix("#") && !ids.contains(String($0.dropFirst())) }
    #expect(lost.isEmpty)
  }

  @Test(arguments: names)
  func `elements are closed in order`(name: String) throws {
    #expect(try page(name).unclosedElements == [])
  }

  @Test func `the policy names the only script and the only style sheet by their digests`() throws {
    let html = try page("dead")
    let script = try #require(html.between("<script>", "</script>"))
    let style = try #require(html.between("<style>", "</style>"))
    let policy = try #require(html.between("Content-Security-Policy\" content=\"", "\""))
    #expect(policy.contains("script-src '\(SHA256.source(script))'"))
    #expect(policy.contains("style-src '\(SHA256.source(style))'"))
    #expect(policy.hasPrefix("default-src 'none'"))
    #expect(!policy.contains("unsafe"))
    #expect(!html.contains("style=\""))
    #expect(html.count(of: "<script") == 2 && html.count(of: "<style") == 1)
  }

  @Test func `verdict and expectations come before everything else`() throws {
    let html = try page("dead")
    let order = [
      "id=\"verdict\"", "id=\"expectations\"", "id=\"chart\"", "id=\"why\"",
      "id=\"script\"", "id=\"trace\"", "id=\"state\"", "id=\"command\"", "<script",
    ]
    let places = try order.map { try #require(html.range(of: $0)).lowerBound }
    #expect(places == places.sorted())
    #expect(html.contains("✗ 2 of 2 expectations failed"))
    #expect(html.contains("<td class=\"code\">binding == 4</td>\n<td class=\"code\">nil</td>"))
  }

  @Test func `a fixture is nothing but text in a page`() throws {
    for html in [
      PictureRenderer.html(try Hostile.picture()),
      PictureRenderer.html(
        DiagnosePicture(try Hostile.run(), source: PictureSource(text: Hostile.script))),
    ] {
      #expect(html.count(of: "<script") == 2)
      #expect(html.count(of: "<img") == 0)
      #expect(html.count(of: "<!--") == 0)
      #expect(html.unclosedElements == [])
      #expect(html.unicodeScalars.allSatisfy { $0 == "\n" || !SafeText.isUnsafe($0) })
      #expect(html.contains("&lt;/script&gt;"))
    }
  }

  @Test func `two runs stand in one page, each under its heading`() throws {
    let picture = DiagnosePicture(try PicturedScripts.run("healthy"))
    let html = PictureRenderer.html(picture)
    #expect(html.contains("id=\"a-chart\"") && html.contains("id=\"b-chart\""))
    #expect(html.contains("<h3>With .scrollTargetLayout()</h3>"))
    #expect(html.contains("<h3>Without it</h3>"))
    #expect(html.contains("They part at once"))
    #expect(html.contains("Without it: Why does scrolledID say 15, when 10 is nearest?"))
    #expect(html.contains("class=\"warning\" id=\"code-missing-target-layout\""))
    #expect(html.contains("scrollnav diagnose test.drag --format html"))
  }

  @Test func `the same run has the same bytes`() throws {
    for name in ["data", "links"] { #expect(try page(name) == page(name)) }
  }

  @Test func `a long run is thinned to what can be seen, and says what is left out`() throws {
    let text = """
      drag-script 1
      items count=200000
      item-size 1
      viewport 390x800
      repeat 200
      wheel down 30
      expect binding != 1
      end
      flick up 2000
      flick down velocity=6000pt/s

      """ + (1...300).map { "jump \($0 * 7)\n" }.joined()
    let picture = RunPicture(try PictureFixture.run(text), source: PictureSource(text: text))
    #expect(picture.film.records.count > 5_000)
    let html = PictureRenderer.html(picture)
    #expect(html.utf8.count < 1_500_000)
    #expect(html.contains("records left out: --format ndjson has them all"))
    expectLinked(html)
    #expect(html.unclosedElements == [])
  }
}

extension String {
  /// What stands between two texts where they occur first.
  func between(_ start: String, _ end: String) -> String? {
    guard let from = range(of: start)?.upperBound,
      let to = self[from...].range(of: end)?.lowerBound
    else { return nil }
    return String(self[from..<to])
  }

  /// The elements of a page that are closed in the wrong order or not at all.
  var unclosedElements: [String] {
    let withoutEnd: Set = ["meta", "link", "input"]
    var open: [String] = []
    var wrong: [String] = []
    var rest = self[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...].dropFirst()
      guard let end = rest.firstIndex(of: ">") else { break }
      let tag = rest[..<end]
      let name = String(tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
      rest = rest[end...].dropFirst()
      if tag.hasPrefix("!") || tag.hasSuffix("/") || withoutEnd.contains(name) { continue }
      if tag.hasPrefix("/") {
        if open.popLast() != name { wrong.append(name) }
      } else {
        open.append(name)
        // A program may hold anything but its own end.
        if name == "script" || name == "style", let close = rest.range(of: "</\(name)>") {
          rest = rest[close.lowerBound...]
        }
      }
    }
    return wrong + open
  }
}
