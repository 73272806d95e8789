import ScrollModel

extension PictureRenderer {
  /// A screencast as an SVG file that moves by itself and begins again at its end.
  ///
  /// It needs no script and suits a light and a dark page. On paper, for readers who want less
  /// motion, and for programs that move nothing, it is the last screen.
  public static func svg(_ screencast: Screencast) -> String {
    ScreencastPicture(screencast).drawn().text
  }
}

/// Draws a screencast: the texts of one place are a strip, which moves on when the text changes, so
/// that what stays the same is drawn once.
struct ScreencastPicture {
  let screencast: Screencast

  init(_ screencast: Screencast) { self.screencast = screencast }

  /// Breadth of a column and height of a row, in points.
  private static let cell = Size(width: 7.8, height: 16)
  /// From one text of a strip to the next, in points: signs that fill their cell reach beyond it.
  private static let pitch = 2 * cell.height
  /// From a row's upper edge to the foot of its letters, in points.
  private static let baseline = 12.0
  /// Around the screen, in points.
  private static let margin = 10.0

  private var width: Double {
    Double(screencast.columns) * Self.cell.width + 2 * Self.margin
  }

  /// A row more than the terminal has: what is pressed stands below the screen.
  private var height: Double {
    Double(screencast.rows + 1) * Self.cell.height + 2.5 * Self.margin
  }

  func drawn() -> Markup {
    let strips = TextStrip.strips(of: screencast)
    var markup = Markup()
    markup.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "screencast", "role": "img",
        "viewBox": "0 0 \(Markup.number(width)) \(Markup.number(height))",
        "width": .number(width), "height": .number(height),
      ]
    ) { svg in
      svg.leaf("title", screencast.title)
      svg.raw("<style>\n\(ChartStyle.colors)\(Self.style)\(motion(of: strips))</style>\n")
      svg.empty(
        "rect",
        ["class": "screen", "width": .number(width), "height": .number(height), "rx": "8"])
      for strip in strips { draw(strip, into: &svg) }
    }
    return markup
  }

  private static let style = """
    .screencast{font:13px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    .screencast text{fill:var(--ink);white-space:pre}
    .screencast .screen{fill:var(--paper);stroke:var(--hair)}
    .screencast .bold{font-weight:700}
    .screencast .dim{fill:var(--dim)}
    .screencast .red{fill:var(--bad)}
    .screencast .green{fill:var(--good)}
    .screencast .yellow{fill:var(--note)}
    .screencast .cyan{fill:var(--curve)}

    """

  /// The rules that move the strips: each stands still until another text is to be seen.
  private func motion(of strips: [TextStrip]) -> String {
    let moving = strips.filter { $0.texts.count > 1 }
    guard !moving.isEmpty else { return "" }
    var rules =
      ".moving{animation:\(screencast.duration)ms steps(1,end) infinite}\n"
      + "@media print,(prefers-reduced-motion:reduce){.moving{animation:none}}\n"
    for strip in moving {
      let name = Self.name(of: strip)
      rules += "#\(name){animation-name:\(name)}\n@keyframes \(name){"
      for step in strip.steps {
        let share = Double(step.time) / Double(screencast.duration) * 100
        rules += "\(NumberText.plain(share, places: 3))%{transform:\(Self.shift(to: step.text))}"
      }
      rules += "}\n"
    }
    return rules
  }

  private static func name(of strip: TextStrip) -> String {
    "at-\(strip.place.row)-\(strip.place.column)"
  }

  private static func shift(to text: Int) -> String {
    "translateY(\(Markup.number(0 - Double(text) * pitch))px)"
  }

  private func draw(_ strip: TextStrip, into svg: inout Markup) {
    let x = Self.margin + Double(strip.place.column) * Self.cell.width
    let isBelow = strip.place.row == screencast.rows
    let y = Self.margin * (isBelow ? 1.5 : 1) + Double(strip.place.row) * Self.cell.height
    if strip.texts.count == 1, let text = strip.texts[0] {
      return draw(text, x: x, y: y + Self.baseline, into: &svg)
    }
    svg.element(
      "svg",
      [
        "x": .number(x), "y": .number(y), "width": .number(width - x - Self.margin),
        "height": .number(Self.cell.height), "overflow": "hidden",
      ]
    ) { window in
      window.element(
        "g",
        [
          "class": "moving", "id": "\(Self.name(of: strip))",
          "style": "transform:\(Self.shift(to: strip.steps.last?.text ?? 0))",
        ]
      ) { group in
        for (place, text) in strip.texts.enumerated() {
          guard let text else { continue }
          let y = Double(place) * Self.pitch + Self.baseline
          draw(text, x: 0, y: y, into: &group)
        }
      }
    }
  }

  /// A text as broad as its columns, whatever the font is.
  private func draw(_ text: ScreenLine.Piece, x: Double, y: Double, into svg: inout Markup) {
    let length = Double(DisplayWidth.of(text.text)) * Self.cell.width
    svg.leaf(
      "text",
      [
        "x": .number(x), "y": .number(y), "textLength": .number(length),
        "class": "\(text.style.map { "\($0)" } ?? "plain")",
      ], text.text)
  }
}
