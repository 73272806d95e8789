/// The error for a document without a list: says what the document is instead.
struct NoList {
  /// How many members are named.
  private static let nameLimit = 8

  private let scanner: JSONScanner
  private let start: Int

  init(_ scanner: JSONScanner, start: Int) {
    self.scanner = scanner
    self.start = start
  }

  /// What the document is.
  var message: String {
    switch ValueKind(scanner.bytes, at: start) {
    case .text, .emptyText: return "this is a text alone, and no list of items"
    case .number: return "this is a number alone, and no list of items"
    case .null: return "this is null, and no list of items"
    case .boolean: return "this is true or false alone, and no list of items"
    case .object, .array: break
    }
    let members = members
    if members.isEmpty { return "this is an empty object, and no list of items" }
    let names = members.prefix(NoList.nameLimit).map { "'\($0.name)'" }.joined(separator: ", ")
    let more = members.count > NoList.nameLimit ? " …" : ""
    return "this is an object with \(names)\(more), and no list of items is in it"
  }

  /// What to do about it.
  var help: String? {
    guard ValueKind(scanner.bytes, at: start) == .object else {
      return "a list is an array of objects, a map of them, or an array of ids"
    }
    let members = members
    for name in ["error", "message", "detail", "error_description", "reason"] {
      if let (_, value) = members.first(where: { $0.name == name }),
        let text = TitleReader(scanner).textPlace(value)
      {
        let quote = TitleReader(scanner).title(text).prefix(80)
        return "an API seems to have answered with an error: \(quote)"
      }
    }
    return "a list is an array of objects, a map of objects that look alike, or an array of ids"
  }

  private var members: [(name: String, value: Int)] {
    var cursor = ElementCursor(.map, at: start, in: scanner)
    var members: [(name: String, value: Int)] = []
    var unpaired = -1
    while members.count <= NoList.nameLimit, let value = (try? cursor.next()) ?? nil {
      members.append((scanner.text(cursor.key), value))
      guard let end = try? scanner.value(value, depth: 0, unpaired: &unpaired) else { break }
      cursor.place = end
    }
    return members
  }
}
