import Foundation
import ScrollModel
import Testing

@testable import Rendering

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ChartTests {
  @Test(arguments: PicturedScripts.all.map(\.name))
  func `a chart is well-formed and refers to nothing outside`(name: String) throws {
    let svg = PictureRenderer.svg(try PicturedScripts.picture(name))
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse(), "\(name): \(String(describing: parser.parserError))")
    #expect(!svg.contains("href"))
    #expect(svg.count(of: "http") == 1, "the namespace alone")
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }

  @Test func `a hostile list is well-formed, too`() throws {
    let svg = PictureRenderer.svg(try Hostile.picture())
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(!svg.contains("<script") && !svg.contains("<img"))
    #expect(svg.unicodeScalars.allSatisfy { $0 == "\n" || !SafeText.isUnsafe($0) })
  }

  @Test func `the silent failure is hollow marks over a lane that does not change`() throws {
    let (dead, healthy) = (try PicturedScripts.run("dead"), try PicturedScripts.run("healthy"))
    let (off, on) = (RunPicture(dead), RunPicture(healthy))
    let (svgOff, svgOn) = (PictureRenderer.svg(off), PictureRenderer.svg(on))
    #expect(svgOff.count(of: "data-mark=\"missed\"") == off.views[0].state.missed)
    #expect(svgOff.count(of: "data-mark=\"report\"") == 0)
    #expect(svgOn.count(of: "data-mark=\"report\"") == on.views[0].state.reports)
    #expect(svgOn.count(of: "data-mark=\"missed\"") == 0)
    #expect(svgOff.contains("still nil") && svgOff.contains("still 15"))
    #expect(svgOff.contains("missing-target-layout"))
  }

  @Test func `a mark is where its report is on the axis`() throws {
    let picture = try PicturedScripts.picture("healthy")
    let svg = PictureRenderer.svg(picture)
    for mark in picture.views[0].marks where mark.kind == .report {
      let x = Markup.number(mark.x + ChartGeometry.gutter)
      #expect(svg.contains("class=\"report\" cx=\"\(x)\""))
    }
  }

  @Test func `a chart has each colour for a light and for a dark page`() {
    func names(_ part: Substring) -> Set<String> {
      Set(
        part.split(whereSeparator: { ";{\n".contains($0) }).filter { $0.hasPrefix("--") }
          .compactMap { $0.split(separator: ":").first.map(String.init) })
    }
    let parts = ChartStyle.colors.split(separator: "@media")
    #expect(names(parts[0]) == names(parts[1]))
    let used = ChartStyle.shapes.split(separator: "var(").dropFirst().compactMap {
      $0.split(separator: ")").first.map(String.init)
    }
    #expect(Set(used).isSubset(of: names(parts[0])))
  }

  @Test func `an empty list has a chart, too`() throws {
    let svg = PictureRenderer.svg(
      RunPicture(try PictureFixture.run("drag-script 1\nitems count=0\ndrag up 100\n")))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
  }
}

extension String {
  /// How often a text occurs.
  func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
