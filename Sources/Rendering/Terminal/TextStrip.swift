/// All the texts that begin at one place of a screencast, and when each is to be seen.
struct TextStrip {
  /// A place of the screen, counted from 0.
  struct Place: Hashable, Comparable {
    /// The row; the one below the last is what is pressed.
    var row: Int
    var column: Int

    static func < (one: Place, other: Place) -> Bool {
      (one.row, one.column) < (other.row, other.column)
    }
  }

  let place: Place
  /// The texts, each once, in the order in which they are first seen; `nil` is nothing.
  private(set) var texts: [ScreenLine.Piece?] = []
  /// From which millisecond on which of the texts is seen.
  private(set) var steps: [(time: Int, text: Int)] = []
  private var known: [ScreenLine.Piece?: Int] = [:]

  /// A place where nothing was seen before a moment.
  private init(_ place: Place, from time: Int) {
    self.place = place
    if time > 0 { show(nil, from: 0) }
  }

  private mutating func show(_ text: ScreenLine.Piece?, from time: Int) {
    let next = known[text] ?? texts.count
    if next == texts.count {
      known[text] = next
      texts.append(text)
    }
    steps.append((time, next))
  }

  /// The strips of a screencast, from top to bottom and from left to right.
  static func strips(of screencast: Screencast) -> [TextStrip] {
    var strips: [Place: TextStrip] = [:]
    var seen: [Place: ScreenLine.Piece] = [:]
    var time = 0
    for frame in screencast.frames {
      let texts = screencast.texts(of: frame)
      for (place, text) in texts where seen[place] != text {
        strips[place, default: TextStrip(place, from: time)].show(text, from: time)
      }
      for place in seen.keys where texts[place] == nil { strips[place]?.show(nil, from: time) }
      seen = texts
      time += frame.duration
    }
    return strips.values.sorted { $0.place < $1.place }
  }
}

extension Screencast {
  /// The texts of a screen without the blanks around them: where they stand says their place.
  fileprivate func texts(of frame: Frame) -> [TextStrip.Place: ScreenLine.Piece] {
    var texts: [TextStrip.Place: ScreenLine.Piece] = [:]
    for (row, line) in (frame.lines + [caption(frame.keys)]).enumerated() {
      var column = 0
      for piece in line.pieces {
        let text = piece.text.drop { $0 == " " }
        let start = column + piece.text.count - text.count
        column += DisplayWidth.of(piece.text)
        let end = text.lastIndex { $0 != " " } ?? text.startIndex
        guard !text.isEmpty else { continue }
        texts[TextStrip.Place(row: frame.lines.count == row ? rows : row, column: start)] =
          ScreenLine.Piece(text: String(text[...end]), style: piece.style)
      }
    }
    return texts
  }

  /// What stands below the screen.
  private func caption(_ keys: String) -> ScreenLine {
    guard !keys.isEmpty else { return ScreenLine() }
    var line = ScreenLine(" keys  ", .dim)
    line.add(SafeText.visible(keys, columns: max(1, columns - line.width)), .bold)
    return line
  }
}
