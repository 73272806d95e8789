import Testing

@testable import Rendering

/// A screencast's strips, put together again, are its frames.
@Suite struct ScreencastTests {
  /// A sign in a style, at a place.
  private struct Cell: Hashable {
    var row: Int
    var column: Int
    var sign: Character
    var style: Ink.Style?
  }

  /// Screens in which texts come, go, move, change their style and stand side by side.
  private static let screens: [[ScreenLine]] = [
    [],
    [line(("ab", nil), (" c", .red)), line(("  d", .dim))],
    [line(("ab", .bold), (" c", .red)), line(("   d", .dim))],
    [line(("日本", nil), ("  ", nil), ("e  f", .green))],
    [line(), line(), line(("x", nil)), line(("not shown", nil))],
  ]

  private static func line(_ pieces: (String, Ink.Style?)...) -> ScreenLine {
    var line = ScreenLine()
    for (text, style) in pieces { line.add(text, style) }
    return line
  }

  /// Every order of up to four of the screens, with and without keys, some for no time.
  private static let all: [Screencast] = (0...4).flatMap { length in
    (0..<power(screens.count, length)).map { number in
      var cast = Screencast(title: "made up", columns: 12, rows: 3)
      var rest = number
      for place in 0..<length {
        let screen = rest % screens.count
        rest /= screens.count
        cast.show(
          screens[screen], keys: (place + screen) % 3 == 0 ? "j" : "",
          for: (number + place) % 4 * 10)
      }
      return cast
    }
  }

  private static func power(_ base: Int, _ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * base }
  }

  /// The signs of a text that are not blank.
  private static func cells(_ text: String, _ style: Ink.Style?, row: Int, column: Int) -> [Cell] {
    var column = column
    return text.compactMap { sign in
      defer { column += DisplayWidth.of(sign) }
      return sign == " " ? nil : Cell(row: row, column: column, sign: sign, style: style)
    }
  }

  @Test func `at every moment the strips show what the frame of that moment shows`() {
    for cast in ScreencastTests.all {
      let strips = TextStrip.strips(of: cast)
      var time = 0
      for frame in cast.frames {
        var expected: Set<Cell> = []
        for (row, line) in frame.lines.enumerated() {
          var column = 0
          for piece in line.pieces {
            expected.formUnion(
              ScreencastTests.cells(piece.text, piece.style, row: row, column: column))
            column += DisplayWidth.of(piece.text)
          }
        }
        if !frame.keys.isEmpty {
          expected.formUnion(ScreencastTests.cells("keys", .dim, row: cast.rows, column: 1))
          expected.formUnion(ScreencastTests.cells(frame.keys, .bold, row: cast.rows, column: 7))
        }
        for moment in [time, time + frame.duration - 1] {
          let seen = strips.flatMap { strip -> [Cell] in
            guard let step = strip.steps.last(where: { $0.time <= moment }),
              let text = strip.texts[step.text]
            else { return [] }
            let place = strip.place
            return ScreencastTests.cells(
              text.text, text.style, row: place.row, column: place.column)
          }
          #expect(seen.count == expected.count && Set(seen) == expected)
        }
        time += frame.duration
      }
      #expect(time == cast.duration)
    }
  }

  @Test
  func `a screen like the last one adds to its time, and one that stands for none is not seen`() {
    for cast in ScreencastTests.all {
      #expect(cast.frames.allSatisfy { $0.duration > 0 && $0.lines.count <= cast.rows })
      for (one, next) in zip(cast.frames, cast.frames.dropFirst()) {
        #expect(one.lines != next.lines || one.keys != next.keys)
      }
    }
    var cast = Screencast(title: "", columns: 9, rows: 1)
    cast.show([ScreenLine("a")], keys: "", for: 10)
    cast.show([ScreenLine("a")], keys: "", for: 20)
    cast.show([ScreenLine("b")], keys: "", for: 0)
    #expect(cast.frames.map(\.duration) == [30])
  }

  @Test func `a text is drawn once at a place, however often it comes back`() {
    for cast in ScreencastTests.all {
      for strip in TextStrip.strips(of: cast) {
        #expect(Set(strip.texts).count == strip.texts.count)
      }
    }
  }

  @Test func `an empty screencast is a picture, and titles and texts stay texts`() {
    let empty = PictureRenderer.svg(Screencast(title: "</title><script>", columns: 3, rows: 1))
    #expect(empty.contains("<title>&lt;/title&gt;&lt;script&gt;</title>"))
    #expect(!empty.contains("@keyframes") && empty.hasSuffix("</svg>\n"))
    var cast = Screencast(title: "", columns: 30, rows: 1)
    for text in ["<script>alert(1)</script>", "\u{1B}[2J\u{0}&amp;"] {
      cast.show([ScreenLine(text)], keys: "<b>", for: 10)
    }
    let picture = PictureRenderer.svg(cast)
    #expect(!picture.contains("<script") && !picture.contains("<b>") && !picture.contains("\u{1B}"))
    #expect(picture.contains("&amp;amp;"))
  }
}
