/// The usual reason for a fault, recognised by what the file looks like.
struct UsualCause {
  /// What is said instead of what was expected; `nil` where that says it best.
  var message: String?
  /// The remedy.
  var help: String

  init(_ message: String? = nil, help: String) {
    self.message = message
    self.help = help
  }

  /// Recognises the cause; `nil` where it is none of the usual ones.
  init?(_ fault: JSONFault, in origin: Origin) {
    let scene = FaultScene(fault, in: origin)
    guard
      let cause = UsualCause.ofMergeMarkers(scene) ?? UsualCause.ofWholeFile(scene)
        ?? UsualCause.ofEnd(scene) ?? UsualCause.ofOtherSyntax(scene)
        ?? UsualCause.ofText(scene) ?? UsualCause.ofNumber(scene)
        ?? UsualCause.ofPunctuation(scene)
    else { return nil }
    self = cause
  }

  /// What most departures from strict JSON have for a remedy.
  static let relaxed = "--json5 accepts comments, trailing commas, single quotes and bare keys"
}

/// What stands around a fault.
struct FaultScene {
  let kind: JSONFault.Kind
  private let text: Bytes
  /// The place of the fault in the user's text.
  private let place: Int
  /// Where the text begins, behind a mark and blanks.
  private let start: Int

  init(_ fault: JSONFault, in origin: Origin) {
    kind = fault.kind
    text = origin.text
    place = origin.textPlace(fault.place)
    start = JSONScanner(bytes: text).blanks(origin.markCount)
  }

  /// The byte at the fault; 0 at the end.
  var byte: UInt8 { text[place] }
  /// The byte before the fault; 0 at the beginning.
  var previous: UInt8 { place > 0 ? text[place - 1] : 0 }
  /// Whether the text ends at the fault.
  var isEnd: Bool { place == text.count }
  /// Whether the first token is at fault.
  var isStart: Bool { place <= start + 1 }
  /// Whether nothing but blanks comes before the fault.
  var isFirst: Bool { place <= start }
  /// Whether a value was expected.
  var needsValue: Bool { kind == .value || kind == .valueAfterComma || kind == .word }
  /// Whether a key was expected.
  var needsKey: Bool { kind == .key || kind == .keyAfterComma }

  /// Whether the text goes on with `word` at the fault.
  func has(_ word: String) -> Bool { text.matches(Array(word.utf8), at: place) }

  /// Whether the text begins with `word`, in whatever case, behind blanks.
  func begins(with word: String) -> Bool { beginning.lowercased().hasPrefix(word) }

  /// Whether the text begins with these bytes.
  func begins(with bytes: [UInt8]) -> Bool { text.matches(bytes, at: 0) }

  /// What the text begins with.
  var beginning: String { text.text(start..<min(start + 256, text.count)) }

  /// How many of the first bytes are zero.
  var zeros: Int { (0..<min(256, text.count)).count { text[$0] == 0 } }

  /// The letters, digits, `_` and `$` at the fault.
  var word: String {
    var end = place
    while end < min(text.count, place + 64), FaultScene.isWordByte(text[end]) { end += 1 }
    return text.text(place..<end)
  }

  /// The first byte behind that word that is no blank.
  var byteAfterWord: UInt8 {
    var end = place
    while FaultScene.isWordByte(text[end]) { end += 1 }
    return text[JSONScanner(bytes: text).blanks(end)]
  }

  /// The first word of the text.
  var firstWord: Substring { beginning.prefix { $0.isLetter || $0.isNumber || "_$".contains($0) } }

  /// The line of the fault, up to it and on.
  var line: String {
    var start = place
    while start > 0, !FaultScene.isBreak(text[start - 1]) { start -= 1 }
    var end = place
    while end < min(text.count, place + 256), !FaultScene.isBreak(text[end]) { end += 1 }
    return text.text(start..<end)
  }

  private static func isBreak(_ byte: UInt8) -> Bool {
    byte == ASCII.newline || byte == ASCII.carriageReturn
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || ASCII.isDigit(byte)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }
}
