/// Makes inputs of the bytes that a terminal sends.
struct InputDecoder: Sendable {
  private var pending: [UInt8] = []

  /// Whether an escape sequence or a character has begun and not ended: Escape alone looks so.
  var isWaiting: Bool { !pending.isEmpty }

  /// The longest sequence that is waited for; what is longer is no input.
  private static let longest = 64

  /// Takes bytes and gives the inputs that they complete.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [PlayInput] {
    var inputs: [PlayInput] = []
    for byte in bytes {
      pending.append(byte)
      switch InputDecoder.read(pending) {
      case .more: if pending.count > InputDecoder.longest { pending = [] }
      case .done(let input):
        pending = []
        if let input { inputs.append(input) }
      }
    }
    return inputs
  }

  /// Takes what is waiting as it is: the Escape key, where nothing followed in time.
  mutating func flush() -> [PlayInput] {
    defer { pending = [] }
    return pending == [0x1B] ? [.key(.escape)] : []
  }

  private enum Reading {
    case more
    /// `nil` for what means nothing here.
    case done(PlayInput?)
  }

  private static func read(_ bytes: [UInt8]) -> Reading {
    switch bytes[0] {
    case 0x1B: return sequence(bytes)
    case 0x0D, 0x0A: return .done(.key(.enter))
    case 0x09: return .done(.key(.tab))
    case 0x7F, 0x08: return .done(.key(.backspace))
    case 1...26:
      return .done(.key(.control(Character(UnicodeScalar(bytes[0] + 0x60)))))
    case 0..<0x20: return .done(nil)
    default: return character(bytes)
    }
  }

  private static func character(_ bytes: [UInt8]) -> Reading {
    let length =
      switch bytes[0] {
      case 0..<0x80: 1
      case 0xC0..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF8: 4
      default: 1
      }
    guard bytes.count >= length else { return .more }
    guard let text = String(validating: bytes, as: UTF8.self), let character = text.first else {
      return .done(nil)
    }
    return .done(.key(.character(character)))
  }

  private static func sequence(_ bytes: [UInt8]) -> Reading {
    guard bytes.count > 1 else { return .more }
    switch bytes[1] {
    case UInt8(ascii: "["):
      guard bytes.count > 2, let last = bytes.last, (0x40...0x7E).contains(last) else {
        return .more
      }
      let body = String(decoding: bytes[2..<(bytes.count - 1)], as: UTF8.self)
      return .done(control(body, Character(UnicodeScalar(last))))
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return .more }
      return .done(control("", Character(UnicodeScalar(bytes[2]))))
    case 0x1B: return .done(.key(.escape))
    default: return .done(nil)
    }
  }

  /// What a control sequence means, by what stands before its last letter.
  private static func control(_ body: String, _ last: Character) -> PlayInput? {
    if body.hasPrefix("<") { return mouse(String(body.dropFirst()), isDown: last == "M") }
    // Shift, as the second parameter, makes a flick of an arrow.
    let isShifted = body.hasSuffix(";2")
    switch last {
    case "A": return .key(isShifted ? .character("K") : .up)
    case "B": return .key(isShifted ? .character("J") : .down)
    case "C": return .key(.right)
    case "D": return .key(.left)
    case "H": return .key(.home)
    case "F": return .key(.end)
    case "~":
      switch body {
      case "1", "7": return .key(.home)
      case "4", "8": return .key(.end)
      case "5": return .key(.pageUp)
      case "6": return .key(.pageDown)
      default: return nil
      }
    default: return nil
    }
  }

  /// A mouse report `button;column;row`, counted from 1.
  private static func mouse(_ body: String, isDown: Bool) -> PlayInput? {
    let numbers = body.split(separator: ";").compactMap { Int($0) }
    guard numbers.count == 3, numbers.allSatisfy({ (0...100_000).contains($0) }) else { return nil }
    // Bits 4, 8 and 16 are the shift, meta and control keys.
    let button = numbers[0] & ~28
    let row = numbers[2] - 1
    switch button {
    case 0: return isDown ? .press(row: row, column: numbers[1] - 1) : .release
    case 32: return .pull(row: row)
    case 64: return .wheel(-1)
    case 65: return .wheel(1)
    default: return nil
    }
  }
}
