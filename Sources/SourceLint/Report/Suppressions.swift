/// Which rules the comments of a file have switched off, and where.
struct Suppressions {
  /// By rule, the stretches from `disable` to `enable`, in order and apart.
  private var stretches: [String: [ClosedRange<Int>]] = [:]
  /// By rule, the lines after a `disable:next`.
  private var singleLines: [String: Set<Int>] = [:]
  /// Commands that name no rule of ours, or are none.
  private(set) var faults: [LintProblem.Fault] = []

  /// - Parameter tokens: where code stands, for commands that concern the next line of it.
  init(_ commands: [CommentCommand], tokens: [Token], lines: LineTable, known: [String]) {
    var openSince: [String: Int] = [:]
    for command in commands {
      if case .unknown(let word) = command.action {
        faults.append(.init(.unknownCommand(word), at: command.offset))
        continue
      }
      for rule in command.rules where !known.contains(rule) {
        faults.append(.init(.unknownRule(rule), at: command.offset))
      }
      let line = lines.line(of: command.offset)
      for rule in command.rules.isEmpty ? known : command.rules {
        switch command.action {
        case .disable: openSince[rule] = openSince[rule] ?? line
        case .enable:
          if let first = openSince.removeValue(forKey: rule) {
            stretches[rule, default: []].append(first...line)
          }
        case .disableNext:
          let next = Self.nextLine(after: command.offset, tokens: tokens, lines: lines)
          singleLines[rule, default: []].insert(next)
        case .unknown: break
        }
      }
    }
    for (rule, first) in openSince { stretches[rule, default: []].append(first...Int.max) }
  }

  /// Whether a finding is switched off.
  func covers(rule: String, line: Int) -> Bool {
    if singleLines[rule]?.contains(line) == true { return true }
    guard let stretches = stretches[rule] else { return false }
    var low = 0
    var high = stretches.count
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].upperBound < line { low = middle + 1 } else { high = middle }
    }
    return low < stretches.count && stretches[low].contains(line)
  }

  /// The first line that holds code after a comment.
  private static func nextLine(after offset: Int, tokens: [Token], lines: LineTable) -> Int {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].start) > offset { high = middle } else { low = middle + 1 }
    }
    return low < tokens.count ? lines.line(of: Int(tokens[low].start)) : Int.max
  }
}
