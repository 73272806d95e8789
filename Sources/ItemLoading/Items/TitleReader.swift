/// Reads titles where they stand in the bytes.
struct TitleReader {
  let scanner: JSONScanner

  init(_ scanner: JSONScanner) { self.scanner = scanner }

  /// The title at the place of a value; empty where it has none.
  func title(_ place: Int) -> String {
    guard let text = textPlace(place) else { return "" }
    if scanner.bytes[text] == ASCII.quote { return scanner.text(text) }
    return scanner.bytes.text(text..<IdentityReader(scanner).numberEnd(text))
  }

  /// The place of the text or number that is the title: the value itself, or the first text
  /// within an object such as `{"rendered": "…"}`.
  func textPlace(_ place: Int) -> Int? {
    switch ValueKind(scanner.bytes, at: place) {
    case .text, .number: place
    case .object: firstText(place)
    case .emptyText, .null, .boolean, .array: nil
    }
  }

  private func firstText(_ start: Int) -> Int? {
    var cursor = ElementCursor(.map, at: start, in: scanner)
    var unpaired = -1
    // What is looked at here has been checked; a fault can only come from a file that changed.
    while let value = (try? cursor.next()) ?? nil {
      switch ValueKind(scanner.bytes, at: value) {
      case .text: return value
      case .object: if let text = firstText(value) { return text }
      default: break
      }
      guard let end = try? scanner.value(value, depth: 0, unpaired: &unpaired) else { return nil }
      cursor.place = end
    }
    return nil
  }
}
