import TestSupport

/// Writes random JSON.
struct RandomJSON {
  var random: SplitMix64
  /// What separates tokens, chosen anew for each document.
  private var blanks: [String]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    blanks = [""]
    blanks = random.pick([[""], [" "], ["", " ", "\n", "\t", "\r\n  "], ["\n  "]])
  }

  mutating func blank() -> String { random.pick(blanks) }

  /// Any value.
  mutating func value(depth: Int = 3) -> String {
    switch random.below(depth > 0 ? 9 : 6) {
    case 0: return random.pick(["true", "false", "null"])
    case 1...2: return number()
    case 3...5: return "\"\(text())\""
    case 6: return array(depth: depth)
    default: return object(depth: depth)
    }
  }

  mutating func array(depth: Int) -> String {
    let elements = (0..<random.below(4)).map { _ in blank() + value(depth: depth - 1) + blank() }
    return "[" + elements.joined(separator: ",") + (elements.isEmpty ? blank() : "") + "]"
  }

  mutating func object(depth: Int) -> String {
    let members = (0..<random.below(4)).map { number in
      "\(blank())\"\(number)\(text())\"\(blank()):\(blank())\(value(depth: depth - 1))\(blank())"
    }
    return "{" + members.joined(separator: ",") + (members.isEmpty ? blank() : "") + "}"
  }

  mutating func number() -> String {
    let whole = random.pick(["0", "1", "7", "42", "1234567", "9007199254740993"])
    let sign = random.once(in: 4) ? "-" : ""
    let fraction = random.once(in: 3) ? random.pick([".0", ".5", ".125", ".000"]) : ""
    let exponent = random.once(in: 5) ? random.pick(["e2", "E+3", "e-2", "e0"]) : ""
    return sign + whole + fraction + exponent
  }

  /// What a string holds between its quotes.
  mutating func text() -> String {
    let parts = [
      "a", "id", "title", "name of it", "é", "日本", "😀", "\\n", "\\\"", "\\\\", "\\/", "\\u00e9",
      "\\ud83d\\ude00", "{", "]", ",", ":", "//", " ", "0123456789abcdef",
    ]
    return (0..<random.below(5)).map { _ in random.pick(parts) }.joined()
  }

  /// A list of objects that look alike, more or less: what files are full of.
  mutating func list() -> String {
    let count = random.pick([0, 1, 2, 3, 5, 8, 13, 40])
    let idKind = random.below(7)
    let oddity = random.pick([3, 10, 1000])
    let space = blank()
    let order = random.once(in: 3) ? -1 : 1
    let keys = ["name", "h", "by", "tags", "url"].filter { _ in !random.once(in: 3) }
    let items = (0..<count).map { index -> String in
      if random.once(in: oddity * 10) { return value() }
      var members: [String] = []
      if !random.once(in: oddity * 3) {
        members.append("\"id\":\(space)\(id(kind: idKind, index: index * order, count: count))")
      }
      for key in keys where !random.once(in: oddity * 2) {
        members.append("\"\(key)\":\(space)\(member(key))")
      }
      if random.once(in: oddity) { members.append("\"\(text())\":\(value(depth: 1))") }
      if random.once(in: oddity) { members.shuffle(using: &random) }
      return "{\(space)" + members.joined(separator: ",\(space)") + "\(space)}"
    }
    return "[" + items.map { space + $0 }.joined(separator: ",") + space + "]"
  }

  private mutating func id(kind: Int, index: Int, count: Int) -> String {
    if random.once(in: 60) { return random.pick(["null", "\"\"", "true", "[]", "{\"x\": 1}"]) }
    switch kind {
    case 0: return "\(index + 100)"
    case 1: return "\"m\(index + 100)\""
    case 2: return "\(random.below(count * 2))"
    case 3: return "\"caf\(random.pick(["é", "\\u00e9", "e\u{301}"]))\(random.below(count))\""
    case 4:
      let digits = (0..<32).map { _ in random.pick(Array("0123456789abcdefABCDEF")) }
      let text = String(digits)
      return "\"\(text.prefix(8))-\(text.dropFirst(8).prefix(4))-4abc-8def-\(text.suffix(12))\""
    case 5: return random.pick([number(), "\"\(text())\""])
    default: return "{\"kind\": \"k\", \"no\": \(index)}"
    }
  }

  private mutating func member(_ key: String) -> String {
    if random.once(in: 20) { return value(depth: 1) }
    switch key {
    case "h": return number()
    case "by": return "{\"id\":\(blank())\(random.below(9)),\"name\":\"\(text())\"}"
    case "tags": return random.pick(["[]", "[\"a\",\"b\"]", "[{\"id\":1}]", array(depth: 1)])
    default: return "\"\(text())\""
    }
  }

  /// Bytes with a few of them changed.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let marks =
      Array("{}[],:\"\\0123456789-+.eEtrufalsn \n\t/'u".utf8) + [0, 0x1f, 0x80, 0xc3, 0xff]
    for _ in 0..<1 + random.below(3) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      switch random.below(5) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(random.pick(marks), at: place)
      case 2: bytes[place] = random.pick(marks)
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + random.below(8)))
      default: bytes.swapAt(place, random.below(bytes.count))
      }
    }
    return bytes
  }
}
