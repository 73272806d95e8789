import Foundation
import Testing

@testable import ItemLoading

/// A JSON value; numbers as the nearest `Double`, so that parsers agree on them.
enum Tree: Equatable {
  case null
  case number(Double)
  case text(String)
  case array([Tree])
  case object([String: Tree])

  /// What the scanner and the readers make of a text; `nil` where they find fault with it.
  init?(scanning bytes: [UInt8]) {
    let scanner = JSONScanner(bytes: Bytes(bytes))
    let start = scanner.blanks(0)
    var unpaired = -1
    guard let end = try? scanner.value(start, depth: 0, unpaired: &unpaired),
      scanner.blanks(end) == bytes.count, unpaired < 0
    else { return nil }
    self.init(scanner, at: start)
  }

  private init?(_ scanner: JSONScanner, at place: Int) {
    switch ValueKind(scanner.bytes, at: place) {
    case .text, .emptyText: self = .text(scanner.text(place))
    case .number: self = .number(NumberReader(scanner).double(place))
    case .null: self = .null
    case .boolean: self = .number(scanner.bytes[place] == UInt8(ascii: "t") ? 1 : 0)
    case .array:
      guard let elements = Tree.elements(.array, scanner, at: place) else { return nil }
      self = .array(elements.map(\.value))
    case .object:
      guard let members = Tree.elements(.map, scanner, at: place) else { return nil }
      self = .object(Dictionary(members.map { ($0.key, $0.value) }) { $1 })
    }
  }

  private static func elements(
    _ container: ElementCursor.Container, _ scanner: JSONScanner, at place: Int
  ) -> [(key: String, value: Tree)]? {
    var cursor = ElementCursor(container, at: place, in: scanner)
    var elements: [(key: String, value: Tree)] = []
    var unpaired = -1
    while let element = (try? cursor.next()) ?? nil {
      guard let tree = Tree(scanner, at: element),
        let end = try? scanner.value(element, depth: 0, unpaired: &unpaired)
      else { return nil }
      elements.append((cursor.key < 0 ? "" : scanner.text(cursor.key), tree))
      cursor.place = end
    }
    return elements
  }

  /// Whether a number is too large for a `Double`; Foundation refuses those.
  var overflows: Bool {
    switch self {
    case .number(let value): value.isInfinite
    case .array(let elements): elements.contains(where: \.overflows)
    case .object(let members): members.values.contains(where: \.overflows)
    default: false
    }
  }

  /// What Foundation makes of a text; `nil` where it finds fault with it.
  init?(foundation bytes: [UInt8]) {
    guard let tree = try? JSONDecoder().decode(Tree.self, from: Data(bytes)) else { return nil }
    self = tree
  }
}

extension Tree: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .number(flag ? 1 : 0)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let elements = try? container.decode([Tree].self) {
      self = .array(elements)
    } else {
      self = .object(try container.decode([String: Tree].self))
    }
  }
}

@Suite struct ConformanceTests {
  @Test(arguments: 0..<8)
  func `sound documents have the values that Foundation reads`(part: UInt64) {
    for seed in part * 250..<part * 250 + 250 {
      var json = RandomJSON(seed: seed)
      let bytes = Array((json.blank() + json.value() + json.blank()).utf8)
      if Self.isMisread(bytes) { continue }
      let tree = Tree(scanning: bytes)
      #expect(tree != nil, "\(String(decoding: bytes, as: UTF8.self))")
      #expect(tree == Tree(foundation: bytes), "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test(arguments: 0..<8)
  func `broken documents are refused where Foundation refuses them`(part: UInt64) {
    for seed in part * 1000..<part * 1000 + 1000 {
      var json = RandomJSON(seed: seed)
      let bytes = json.mutated(Array(json.value().utf8))
      let tree = Tree(scanning: bytes)
      if tree?.overflows == true || Self.isMisread(bytes) { continue }
      #expect(
        tree == Tree(foundation: bytes),
        "seed \(seed): \(String(decoding: bytes, as: UTF8.self)) \(bytes)")
    }
  }

  /// Whether Foundation is known to part from RFC 8259 here: it lets a comma stand before a closing
  /// bracket, takes a zero byte for the end, and refuses a zero with an exponent.
  private static func isMisread(_ bytes: [UInt8]) -> Bool {
    let solid = bytes.filter { !ASCII.isBlank($0) }
    let hasTrailingComma = zip(solid, solid.dropFirst()).contains {
      $0 == ASCII.comma && ($1 == ASCII.closeBracket || $1 == ASCII.closeBrace)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return hasTrailingComma || bytes.contains(0) || text.contains("0e") || text.contains("0E")
  }
}
