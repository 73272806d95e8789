import DragScript
import ScrollModel

/// A page about one run, or about two that are compared: one file, nothing outside of it.
struct Page {
  /// A run of the page.
  struct Run {
    var picture: RunPicture
    /// What sets its elements' names apart from those of another run.
    var prefix: String
    /// Its heading; empty where it is the only one.
    var title: String
  }

  let runs: [Run]
  let comparison: DiagnosePicture?
  var markup = Markup()

  /// A page about one run.
  init(_ picture: RunPicture) {
    runs = [Run(picture: picture, prefix: "", title: "")]
    comparison = nil
  }

  /// A page about two runs; the one as written is explained.
  init(_ comparison: DiagnosePicture) {
    self.comparison = comparison
    let misplaced = comparison.scenes.contains {
      [.outer, .items].contains($0.scene.configuration.targetLayout)
    }
    runs = [
      Run(picture: comparison.with, prefix: "a-", title: "With .scrollTargetLayout()"),
      Run(
        picture: comparison.without, prefix: "b-",
        title: misplaced ? "With .scrollTargetLayout() misplaced" : "Without it"),
    ]
  }

  /// The run that the page is about: the one as written.
  var main: RunPicture {
    comparison?.result.asWritten == .without
      ? comparison?.without ?? runs[0].picture
      : runs[0].picture
  }

  /// The whole page.
  mutating func written() -> String {
    markup.raw("<!DOCTYPE html>\n<html lang=\"en\">\n")
    writeHead()
    markup.open("body")
    markup.open("main")
    writeHeading()
    writeComparison()
    writeExpectations()
    writeCharts()
    writeReasons()
    writeScript()
    writeTraces()
    writeStates()
    writeCommand()
    markup.close("main")
    writeData()
    markup.close("body")
    markup.raw("</html>\n")
    return markup.text
  }

  /// Style sheet and program are named by their digests, so nothing else can be either, whatever
  /// stands in the page; nothing is fetched.
  private mutating func writeHead() {
    let style = "\n" + ChartStyle.colors + ChartStyle.shapes + PageStyle.text
    let policy = [
      "default-src 'none'", "img-src data:", "style-src '\(SHA256.source(style))'",
      "script-src '\(SHA256.source(PageScript.text))'", "base-uri 'none'", "form-action 'none'",
    ]
    let title = "\(main.name) – scrollnav"
    markup.element("head") { head in
      head.void("meta", ["charset": "utf-8"])
      head.raw(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy.joined(separator: "; "))\">\n"
      )
      head.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
      head.void("meta", ["name": "generator", "content": "scrollnav"])
      head.leaf("title", title)
      head.void("link", ["rel": "icon", "href": "data:,"])
      head.raw("<style>\(style)</style>\n")
    }
  }

  private mutating func writeHeading() {
    let verdict = Verdict(main)
    markup.open("header")
    markup.leaf("h1", [:], main.name)
    markup.leaf(
      "p", ["class": "verdict \(verdict.tone.rawValue)", "id": "verdict"],
      verdict.line)
    for scene in main.film.scenes {
      let name = main.film.scenes.count > 1 ? "@\(scene.view): " : ""
      markup.leaf("p", ["class": "scene"], name + SceneText.line(for: scene))
    }
    markup.close("header")
  }

  /// Data and program, at the end: everything that can be read stands before them.
  private mutating func writeData() {
    markup.raw("<script type=\"application/json\" id=\"run-data\">")
    markup.raw(PageData.text(for: runs))
    markup.raw("</script>\n<script>\(PageScript.text)</script>\n")
  }

  /// The command that makes the page again.
  private mutating func writeCommand() {
    markup.open("footer")
    markup.leaf("h2", "The same page again")
    markup.leaf(
      "pre", ["id": "command"],
      main.source.command ?? CommandText.line(main, isComparison: comparison != nil))
    markup.close("footer")
  }
}
