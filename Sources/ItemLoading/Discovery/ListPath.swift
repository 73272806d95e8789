/// The way from the document to a list, written `$.photos.photo`.
struct ListPath: Hashable, Sendable {
  /// One step down.
  enum Step: Hashable, Sendable {
    /// Into an object, by a decoded key.
    case key([UInt8])
    /// Into an array, by a place from 0.
    case index(Int)
  }

  var steps: [Step] = []

  /// The document itself.
  static let root = ListPath()

  /// The path of a member.
  func appending(_ step: Step) -> ListPath { ListPath(steps: steps + [step]) }

  /// Whether a step leads through a key.
  func contains(key: String) -> Bool { steps.contains(.key(Array(key.utf8))) }

  /// Whether a step leads to what an API says of its failures.
  var tellsOfErrors: Bool { contains(key: "errors") || contains(key: "error") }
}

extension ListPath: CustomStringConvertible {
  /// The path as `--list` reads it.
  var description: String {
    steps.reduce(into: "$") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where ListPath.isPlain(key):
        text += "." + String(decoding: key, as: UTF8.self)
      case .key(let key):
        let quoted = String(decoding: key, as: UTF8.self)
          .replacing("\\", with: "\\\\").replacing("'", with: "\\'")
        text += "['\(quoted)']"
      }
    }
  }

  /// Whether a key needs no quotes: it holds none of the path's own characters and no blank.
  private static func isPlain(_ key: [UInt8]) -> Bool {
    let special = Array(".[]'\"\\\u{7f}".utf8)
    return !key.isEmpty && key.allSatisfy { $0 > ASCII.space && !special.contains($0) }
  }
}

extension ListPath {
  /// Reads a path: keys behind points, indices or quoted keys in brackets; `$` may be left out.
  ///
  /// - Returns: `nil` where a bracket or a quote does not close, or a key is empty.
  init?(parsing text: String) {
    var rest = text.utf8[...]
    let second = rest.dropFirst().first
    if rest.first == UInt8(ascii: "$"),
      second == nil || second == ASCII.point || second == ASCII.openBracket
    {
      rest = rest.dropFirst()
    } else if let first = rest.first, first != ASCII.point, first != ASCII.openBracket {
      guard let step = ListPath.takeKey(&rest) else { return nil }
      steps.append(step)
    }
    while let first = rest.popFirst() {
      let step: Step?
      switch first {
      case ASCII.point: step = ListPath.takeKey(&rest)
      case ASCII.openBracket: step = ListPath.takeBracket(&rest)
      default: return nil
      }
      guard let step else { return nil }
      steps.append(step)
    }
  }

  private static func takeKey(_ rest: inout Substring.UTF8View) -> Step? {
    let key = rest.prefix { $0 != ASCII.point && $0 != ASCII.openBracket }
    rest = rest.dropFirst(key.count)
    return key.isEmpty ? nil : .key(Array(key))
  }

  private static func takeBracket(_ rest: inout Substring.UTF8View) -> Step? {
    guard let first = rest.first else { return nil }
    if first == ASCII.quote || first == UInt8(ascii: "'") {
      rest = rest.dropFirst()
      var key: [UInt8] = []
      while let byte = rest.popFirst() {
        if byte == first { return rest.popFirst() == ASCII.closeBracket ? .key(key) : nil }
        if byte == ASCII.backslash, let escaped = rest.popFirst() {
          key.append(escaped)
        } else {
          key.append(byte)
        }
      }
      return nil
    }
    let digits = rest.prefix { $0 != ASCII.closeBracket }
    guard rest.count > digits.count, digits.allSatisfy(ASCII.isDigit),
      let index = Int(String(decoding: digits, as: UTF8.self))
    else { return nil }
    rest = rest.dropFirst(digits.count + 1)
    return .index(index)
  }
}
