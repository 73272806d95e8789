import DragScript
import ScrollModel

/// The value of `--keys`: keys as they are typed, and in angle brackets what no letter stands for.
struct KeyScript: Equatable, Sendable {
  /// One thing to do.
  enum Step: Equatable, Sendable {
    case input(PlayInput)
    /// Time passes, in milliseconds.
    case wait(Int)
    /// Time passes until nothing moves.
    case settle
  }

  var steps: [Step] = []

  /// What help says of it.
  static let syntax = """
    Keys are typed as they are; \\n is Enter, \\t is Tab, \\e is Escape, and names stand in angle \
    brackets: <up>, <down>, <left>, <right>, <pageup>, <pagedown>, <home>, <end>, <backspace>, \
    <lt>, <c-d>; <wait 300ms>, <settle>, <wheel 3>, <drag 0,-200 over 200ms>, <press 5>, or \
    <press 5,40> with a column, <pull 9>, <release>, <size 100x30>.
    """

  /// The longest time that a run may take, in milliseconds: an hour.
  private static let longest = 3_600_000

  /// Reads the value.
  init(_ text: String) throws(Failure) {
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\": key(try KeyScript.escape(&rest))
      case "<":
        guard let end = rest.firstIndex(of: ">") else {
          throw .usage("--keys: '<' without '>'", help: "'<lt>' types a '<'")
        }
        try named(String(rest[..<end]))
        rest = rest[rest.index(after: end)...]
      case "\n", "\r", "\r\n": key(.enter)
      case "\t": key(.tab)
      case _ where character.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }:
        throw .usage("--keys: control characters have names, such as '<c-d>'")
      default: key(.character(character))
      }
    }
  }

  private mutating func key(_ key: PlayKey) { steps.append(.input(.key(key))) }

  private static func escape(_ rest: inout Substring) throws(Failure) -> PlayKey {
    switch rest.popFirst() {
    case "n": return .enter
    case "t": return .tab
    case "e": return .escape
    case "\\": return .character("\\")
    case let other:
      throw .usage(
        "--keys: expected '\\n', '\\t', '\\e' or '\\\\', found '\\\(other.map(String.init) ?? "")'")
    }
  }

  private static let names: [String: PlayKey] = [
    "up": .up, "down": .down, "left": .left, "right": .right, "pageup": .pageUp,
    "pagedown": .pageDown, "home": .home, "end": .end, "enter": .enter, "tab": .tab,
    "esc": .escape, "backspace": .backspace, "space": .character(" "), "lt": .character("<"),
  ]

  private mutating func named(_ name: String) throws(Failure) {
    let words = name.split(separator: " ").map(String.init)
    let numbers = words.dropFirst().first.map { $0.split(whereSeparator: { ",x".contains($0) }) }
    let values = (numbers ?? []).compactMap { Double($0) }.filter { abs($0) <= 1e6 }
    switch (words.first ?? "", words.count) {
    case ("settle", 1): steps.append(.settle)
    case ("release", 1): steps.append(.input(.release))
    case ("wait", 2):
      guard let time = KeyScript.milliseconds(words[1]) else { break }
      return steps.append(.wait(time))
    case ("wheel", 2) where values.count == 1:
      return steps.append(.input(.wheel(Int(values[0]))))
    case ("press", 2) where (1...2).contains(values.count):
      let column = values.count > 1 ? Int(values[1]) : 0
      return steps.append(.input(.press(row: Int(values[0]), column: column)))
    case ("pull", 2) where values.count == 1:
      return steps.append(.input(.pull(row: Int(values[0]))))
    case ("size", 2) where values.count == 2 && values.allSatisfy { (1...1000).contains($0) }:
      return steps.append(
        .input(.resize(TerminalSize(columns: Int(values[0]), rows: Int(values[1])))))
    case ("drag", 4) where values.count == 2 && words[2] == "over":
      guard let time = KeyScript.milliseconds(words[3]) else { break }
      steps.append(.input(.drag(by: Vector(dx: values[0], dy: values[1]), over: time)))
      return steps.append(.wait(time))
    case (let word, 1):
      if let key = KeyScript.names[word] { return self.key(key) }
      if word.hasPrefix("c-"), word.count == 3, let letter = word.last, letter.isLetter {
        return key(.control(letter))
      }
    default: break
    }
    guard ["settle", "release"].contains(name) else {
      throw .usage(
        "--keys: there is no key \(quoted("<" + name + ">"))",
        help: NearMiss.help(for: name, among: Array(KeyScript.names.keys).sorted())
          ?? "'scrollnav play --help' lists them")
    }
  }

  private static func milliseconds(_ text: String) -> Int? {
    for (unit, factor) in [("ms", 1.0), ("s", 1000)] where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count)) else { return nil }
      let time = (number * factor).rounded()
      return time >= 1 && time <= Double(longest) ? Int(time) : nil
    }
    return nil
  }
}

extension KeyScript {
  /// Frames for which a run waits for rest: a minute's.
  private static let settleLimit = 60_000 / PlayState.frame

  /// The state after all steps, or after the one that leaves; time passes in frames.
  ///
  /// - Parameter look: Is shown each state, with the step that led to it and the milliseconds that
  ///   it took.
  func played(
    on start: PlayState, look: (PlayState, Step, Int) -> Void = { _, _, _ in }
  ) -> PlayState {
    var state = start
    func pass(_ milliseconds: Int, _ step: Step) {
      state.apply(.tick(milliseconds))
      look(state, step, milliseconds)
    }
    for step in steps where state.exit == nil {
      switch step {
      case .input(let input):
        state.apply(input)
        look(state, step, 0)
      case .wait(let milliseconds):
        var left = milliseconds
        while left > 0 {
          pass(min(left, PlayState.frame), step)
          left -= PlayState.frame
        }
      case .settle:
        var frames = 0
        while state.isMoving, frames < KeyScript.settleLimit {
          pass(PlayState.frame, step)
          frames += 1
        }
      }
    }
    return state
  }
}
