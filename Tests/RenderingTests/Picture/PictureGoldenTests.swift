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
    svg("photos", off: false), svg("photos", off: true),
  ]

  private static func svg(_ name: String, off: Bool) -> Self {
    Self(name: name + (off ? "-off" : "") + ".svg") {
      var (_, text) = try PictureFixture.file(name)
      if off { text = text.replacing("anchor top", with: "anchor top\ntarget-layout off") }
      let path = PictureFixture.project.appending(path: "Fixtures/scripts/\(name).drag").path
      let run = try PictureFixture.run(text, file: path)
      return PictureRenderer.svg(RunPicture(run, source: PictureSource(text: text)))
    }
  }
}
