@testable import SourceLint

/// A source with marks in it: `1️⃣`, `2️⃣` … stand before the places that a test speaks of.
struct MarkedSource {
  /// The source without its marks.
  let text: String
  /// The place of each mark.
  let places: [String: SourcePlace]

  init(_ marked: String) {
    var text = String.UnicodeScalarView()
    var places: [String: SourcePlace] = [:]
    var line = 1
    var column = 1
    let scalars = Array(marked.unicodeScalars)
    var index = 0
    while index < scalars.count {
      // A digit, a variation selector and an enclosing keycap.
      if index + 2 < scalars.count, scalars[index + 1] == "\u{FE0F}",
        scalars[index + 2] == "\u{20E3}"
      {
        places["\(scalars[index])\u{FE0F}\u{20E3}"] = SourcePlace(line: line, column: column)
        index += 3
        continue
      }
      text.append(scalars[index])
      column += 1
      if scalars[index] == "\n" { (line, column) = (line + 1, 1) }
      index += 1
    }
    self.text = String(text)
    self.places = places
  }
}
