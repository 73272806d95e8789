/// The part of a line around a place, fit for a screen.
struct Excerpt {
  /// A line that is longer than this, in bytes, is shown in part.
  static let limit = 100

  /// The line, or a part with `…` where it is cut; one character for each of the line's.
  private(set) var text: String
  /// The column of the place in `text`, from 1.
  private(set) var caret: Int

  init(of bytes: Bytes, around place: Int, from first: Int) {
    let isBreak = { (index: Int) in
      bytes[index] == ASCII.newline || bytes[index] == ASCII.carriageReturn
    }
    // Twice the width on each side holds enough, wherever characters begin.
    let reach = Excerpt.limit * 2
    var start = place
    while start > max(first, place - reach), !isBreak(start - 1) { start -= 1 }
    var end = place
    while end < min(bytes.count, place + reach), !isBreak(end) { end += 1 }
    while start > first, start < place, bytes[start] & 0xc0 == 0x80 { start += 1 }
    let before = Array(bytes.text(start..<place).unicodeScalars)
    let after = Array(bytes.text(place..<end).unicodeScalars)
    let isCutBefore = start > first && !isBreak(start - 1)
    let isCutAfter = end < bytes.count && !isBreak(end)
    self.init(before, after, isCutBefore: isCutBefore, isCutAfter: isCutAfter)
  }

  private init(
    _ before: [Unicode.Scalar], _ after: [Unicode.Scalar], isCutBefore: Bool, isCutAfter: Bool
  ) {
    var before = before[...]
    var after = after[...]
    var isCutBefore = isCutBefore
    var isCutAfter = isCutAfter
    if before.count + after.count > Excerpt.limit {
      let room = max(Excerpt.limit * 2 / 3, Excerpt.limit - after.count)
      if before.count > room {
        before = before.suffix(room)
        isCutBefore = true
      }
      if after.count > Excerpt.limit - before.count {
        after = after.prefix(Excerpt.limit - before.count)
        isCutAfter = true
      }
    }
    var text = isCutBefore ? "…" : ""
    for scalar in before { text.unicodeScalars.append(Excerpt.visible(scalar)) }
    caret = text.unicodeScalars.count + 1
    for scalar in after { text.unicodeScalars.append(Excerpt.visible(scalar)) }
    if isCutAfter { text += "…" }
    self.text = text
  }

  /// A scalar that a terminal shows and does not obey.
  static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09: " "
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{fffd}"
    case 0x7f: "\u{2421}"
    case 0x80..<0xa0, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff: "\u{fffd}"
    default: scalar
    }
  }
}
