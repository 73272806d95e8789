import DragScript
import Foundation
import Rendering
import Testing

/// Whole pictures against kept files; `make golden` rewrites them.
@Suite struct PictureGoldenTests {
  /// A picture that is kept.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var draw: @Sendable () throws -> String

    var testDescription: String { name }
  }

  private static let folder = PictureFixture.project.appending(path: "Fixtures/Golden/picture")
  private static let rewrites =
    ProcessInfo.processInfo.environment["SCROLLNAV_GOLDEN"] == "rewrite"

  @Test(arguments: Case.all)
  func `a picture has the bytes that are kept`(picture: Case) throws {
    let drawn = try picture.draw()
    let file = Self.folder.appending(path: picture.name)
    if Self.rewrites {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      return try Data(drawn.utf8).write(to: file)
    }
    let kept = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let (old, new) = (kept.split(separator: "\n"), drawn.split(separator: "\n"))
    let first = zip(old, new).first { $0 != $1 }
    let difference = first.map { "first difference:\n- \($0)\n+ \($1)" } ?? "one is longer"
    #expect(kept == drawn, "\(picture.name): \(difference)")
  }
}

extension PictureGoldenTests.Case {
  static let all: [Self] = [
    Self(name: "photos.svg") { PictureRenderer.svg(try photos()) },
    Self(name: "photos-off.svg") { PictureRenderer.svg(try photos(isOff: true)) },
    Self(name: "photos-off.html") { PictureRenderer.html(try photos(isOff: true)) },
    Self(name: "photos.trace.json") { PictureRenderer.chromeTrace(try photos()) },
    Self(name: "diagnose.html") {
      let (run, text) = try PictureFixture.file("photos")
      return PictureRenderer.html(DiagnosePicture(run, source: PictureSource(text: text)))
    },
    Self(name: "hostile.html") { PictureRenderer.html(try Hostile.picture()) },
    Self(name: "links.html") { PictureRenderer.html(try script("links")) },
    Self(name: "sampled.html") { PictureRenderer.html(try script("sampled")) },
    Self(name: "across.html") { PictureRenderer.html(try script("across")) },
    Self(name: "data.html") { PictureRenderer.html(try script("data")) },
  ]

  /// The project's first script, as it is or without the target layout.
  private static func photos(isOff: Bool = false) throws -> RunPicture {
    let (run, text) = try PictureFixture.file("photos")
    let source = PictureSource(text: text)
    return RunPicture(isOff ? run.variant(.without) : run, source: source)
  }

  private static func script(_ name: String) throws -> RunPicture {
    try PicturedScripts.picture(name)
  }
}
