/// The bytes of made-up items, as far as they are written.
struct ItemWriter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends a number from 0 on, with leading zeros up to a width.
  mutating func append(_ number: Int, width: Int = 1) {
    let start = bytes.count
    var rest = number
    while rest > 0 || bytes.count - start < width {
      bytes.append(ASCII.zero + UInt8(rest % 10))
      rest /= 10
    }
    bytes[start...].reverse()
  }

  /// Appends the hexadecimal digits of the lowest bits of a number.
  mutating func append(hex number: UInt64, digits: Int) {
    for digit in (0..<digits).reversed() {
      let value = UInt8(number >> UInt64(4 * digit) & 15)
      bytes.append(value < 10 ? ASCII.zero + value : UInt8(ascii: "a") + value - 10)
    }
  }
}

// MARK: - Photos

extension ItemWriter {
  private static let qualities: [StaticString] = [
    "Weathered", "Silent", "Golden", "Southern", "Crooked", "Early", "Forgotten", "Glass", "Élan",
    "Windy", "Borrowed", "Evening",
  ]
  private static let subjects: [StaticString] = [
    "quay", "stairwell", "greenhouse", "lighthouse", "rooftop", "canal", "café", "meadow",
    "platform", "façade", "cliff", "bakery",
  ]
  private static let moments: [StaticString] = [
    "in the fog", "at low tide", "before breakfast", "seen from the ferry", "called \\\"Rosa\\\"",
    "on the last day", "by the yellow crane", "after the concert",
  ]
  private static let pixels: [(width: Int, height: Int)] = [
    (4032, 3024), (3024, 4032), (6000, 4000), (4000, 6000), (3000, 3000), (5120, 2880),
    (2880, 5120), (4608, 3456),
  ]

  mutating func appendPhoto(_ index: Int, _ random: inout SplitMix) {
    append("{\"id\":\"photo-")
    append(index, width: 7)
    append("\",\"title\":\"")
    append(random.pick(ItemWriter.qualities))
    append(" ")
    append(random.pick(ItemWriter.subjects))
    append(" ")
    append(random.pick(ItemWriter.moments))
    append(", no. ")
    append(index)
    let size = ItemWriter.pixels[random.below(ItemWriter.pixels.count)]
    append("\",\"width\":")
    append(size.width)
    append(",\"height\":")
    append(size.height + random.below(100))
    append(",\"url\":\"https://photos.example/")
    append(hex: random.next(), digits: 4)
    append("/")
    append(hex: random.next(), digits: 8)
    append("/photo-")
    append(index, width: 7)
    append(".jpg?w=1600\"}")
  }
}

// MARK: - Messages and products

extension ItemWriter {
  private static let senders: [StaticString] = [
    "Ana", "Ben", "Chloé", "Dmitri", "Mio", "Yusuf", "李雷", "Zoë",
  ]
  private static let phrases: [StaticString] = [
    "The ferry is late again.", "Look up!", "Bring bread 🥖", "Which harbour?",
    "I can be there by half past ten.", "One moment\\u2026", "おはよう", "صباح الخير",
    "The light is lovely on the quay just now.", "Said the Admiral: \\\"No.\\\"", "Not today.",
    "Has anybody seen the long lens?",
  ]
  private static let materials: [StaticString] = [
    "Enamel", "Walnut", "Linen", "Cast-iron", "Copper", "Stoneware", "Beech", "Felt",
  ]
  private static let goods: [StaticString] = [
    "mug", "board", "apron", "pan", "spoon", "bowl", "coaster", "lamp", "tray", "jug",
  ]

  mutating func appendMessage(_ index: Int, _ random: inout SplitMix) {
    append("{\"id\":\"m")
    append(index + 1)
    append("\",\"from\":\"")
    append(random.pick(ItemWriter.senders))
    append("\",\"text\":\"")
    // Most messages are short, and a few are long.
    let count = 1 + random.below(3) * random.below(6)
    for phrase in 0..<count {
      if phrase > 0 { append(" ") }
      append(random.pick(ItemWriter.phrases))
    }
    append("\",\"height\":")
    append(44 + 20 * count + random.below(8))
    append("}")
  }

  mutating func appendProduct(_ index: Int, _ random: inout SplitMix) {
    let high = random.next()
    let low = random.next()
    append("{\"id\":\"")
    append(hex: high >> 32, digits: 8)
    append("-")
    append(hex: high >> 16, digits: 4)
    // Version 4, variant 1: a random UUID says so in these two places.
    append("-4")
    append(hex: high, digits: 3)
    append("-")
    append(hex: 8 | low >> 60 & 3, digits: 1)
    append(hex: low >> 48, digits: 3)
    append("-")
    append(hex: low, digits: 12)
    append("\",\"name\":\"")
    append(random.pick(ItemWriter.materials))
    append(" ")
    append(random.pick(ItemWriter.goods))
    append("\",\"price\":")
    append(random.below(200))
    append(".")
    append(random.below(100), width: 2)
    append(",\"height\":")
    append(60 + random.below(12) * 20)
    append("}")
  }
}
