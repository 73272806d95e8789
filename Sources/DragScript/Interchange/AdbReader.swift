import ItemLoading

/// Reads shell lines with `input swipe`, `input motionevent` and the like as touches.
///
/// Assumed: a pixel is a point. A motion event carries no time and is given a frame's.
struct AdbReader {
  /// How long a motion event takes, in seconds.
  private static let frame = 0.016

  private let source: SourceText
  private var lines: [String] = []
  private var errors: [InputError] = []
  private var place: (x: Double, y: Double)?

  static func steps(_ bytes: [UInt8], file: String) throws(InputErrors) -> [String] {
    var reader = AdbReader(source: try SourceText(bytes, file: file))
    reader.readAll()
    guard reader.errors.isEmpty else { throw InputErrors(reader.errors) }
    return reader.lines
  }

  private init(source: SourceText) { self.source = source }

  private mutating func readAll() {
    for (place, line) in source.lines.enumerated() {
      do throws(ValueFault) {
        try read(line)
      } catch {
        errors.append(source.error(error, line: place + 1))
      }
    }
    if place != nil { lines.append("touch up") }
  }

  private mutating func read(_ line: String) throws(ValueFault) {
    var words = AdbReader.words(line)
    guard let first = words.first else { return }
    if first.text == "sleep" { return try sleep(words) }
    if first.text == "adb" {
      guard let shell = words.firstIndex(where: { $0.text == "shell" }) else {
        throw first.fault("expected 'adb shell input …'")
      }
      words.removeFirst(shell + 1)
    }
    guard let input = words.first, input.text == "input" else {
      throw (words.first ?? first).fault(
        "expected 'adb shell input …' or 'sleep SECONDS', found '\((words.first ?? first).text)'")
    }
    words.removeFirst()
    let sources = ["touchscreen", "touchpad", "mouse", "stylus", "trackball", "touchnavigation"]
    if let source = words.first, sources.contains(source.text) { words.removeFirst() }
    guard let command = words.first else { throw input.fault("expected a command after 'input'") }
    words.removeFirst()
    switch command.text {
    case "swipe", "draganddrop": try swipe(command, words)
    case "tap":
      let point = try numbers(words, 2, of: command)
      lines += ["touch down at=\(point[0].coordinate),\(point[1].coordinate)", "touch up"]
    case "motionevent": try motionEvent(command, words)
    default:
      throw command.unknown(
        "'swipe', 'motionevent', 'tap' or 'draganddrop'",
        among: ["swipe", "motionevent", "tap", "draganddrop"])
    }
  }

  private mutating func sleep(_ words: [ValueText]) throws(ValueFault) {
    let seconds = try numbers(Array(words.dropFirst()), 1, of: words[0])[0]
    guard 0...86_400 ~= seconds else { throw words[1].fault("expected seconds of one day at most") }
    guard seconds > 0 else { return }
    lines.append((place == nil ? "wait " : "touch hold ") + seconds.durationText)
  }

  private mutating func swipe(_ command: ValueText, _ words: [ValueText]) throws(ValueFault) {
    guard place == nil else { throw command.fault("a finger is down already") }
    let ends = try numbers(Array(words.prefix(4)), 4, of: command)
    let milliseconds =
      words.count > 4 ? try numbers(Array(words.dropFirst(4)), 1, of: command)[0] : 300
    guard 0...86_400_000 ~= milliseconds else {
      throw words[4].fault("expected milliseconds of one day at most")
    }
    lines += [
      "touch down at=\(ends[0].coordinate),\(ends[1].coordinate)",
      "touch move by=\((ends[2] - ends[0]).coordinate),\((ends[3] - ends[1]).coordinate) "
        + "over=\((milliseconds / 1000).durationText)",
      "touch up",
    ]
  }

  private mutating func motionEvent(
    _ command: ValueText, _ words: [ValueText]
  ) throws(ValueFault) {
    guard let kind = words.first else {
      throw command.fault("expected 'DOWN', 'MOVE', 'UP' or 'CANCEL' after 'motionevent'")
    }
    let point = try numbers(Array(words.dropFirst()), 2, of: kind)
    switch kind.text.uppercased() {
    case "DOWN":
      guard place == nil else { throw kind.fault("a finger is down already") }
      lines.append("touch down at=\(point[0].coordinate),\(point[1].coordinate)")
      place = (point[0], point[1])
    case "MOVE":
      try move(to: point, kind)
    case "UP", "CANCEL":
      if let place, place != (point[0], point[1]) { try move(to: point, kind) }
      guard place != nil else { throw kind.fault("no finger is down") }
      lines.append(kind.text.uppercased() == "UP" ? "touch up" : "touch cancel")
      place = nil
    default:
      throw kind.unknown(
        "'DOWN', 'MOVE', 'UP' or 'CANCEL'", among: ["DOWN", "MOVE", "UP", "CANCEL"])
    }
  }

  private mutating func move(to point: [Double], _ kind: ValueText) throws(ValueFault) {
    guard let place else { throw kind.fault("no finger is down") }
    let (dx, dy) = (point[0] - place.x, point[1] - place.y)
    lines.append(
      "touch move by=\(dx.coordinate),\(dy.coordinate) over=\(AdbReader.frame.durationText)")
    self.place = (point[0], point[1])
  }

  private func numbers(
    _ words: [ValueText], _ count: Int, of owner: ValueText
  ) throws(ValueFault) -> [Double] {
    guard words.count == count else {
      throw owner.fault("expected \(count) numbers after '\(owner.text)', found \(words.count)")
    }
    var numbers: [Double] = []
    for word in words {
      guard let number = ValueText.finite(word.text), abs(number) <= 1e9 else {
        throw word.expected("a number such as '300'")
      }
      numbers.append(number)
    }
    return numbers
  }

  /// The words of a line up to a comment; quotes and semicolons only part them.
  private static func words(_ line: String) -> [ValueText] {
    var words: [ValueText] = []
    var current = ""
    for (place, scalar) in line.unicodeScalars.enumerated() {
      let parts = " \t\"';".unicodeScalars.contains(scalar)
      if parts || (scalar == "#" && current.isEmpty) {
        if !current.isEmpty {
          words.append(ValueText(text: current, column: place + 1 - current.unicodeScalars.count))
        }
        current = ""
        if !parts { return words }
      } else {
        current.unicodeScalars.append(scalar)
      }
    }
    guard !current.isEmpty else { return words }
    let column = line.unicodeScalars.count + 1 - current.unicodeScalars.count
    return words + [ValueText(text: current, column: column)]
  }
}
