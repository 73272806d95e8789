// Words that several rules share: the user's own code, shortened to a line.
extension SyntaxTree {
  /// A call as it is written, its closures as `{ … }`: `LazyVStack(spacing: 8) { … }`.
  func callText(_ use: LinkUse) -> String {
    let link = links[use.link]
    var text = name(link.name)
    if link.arguments >= 0 {
      let arguments = source(link.name + 1..<brackets[Int(link.arguments)].close + 1)
      let isShort = arguments.count <= 60 && !arguments.contains(where: \.isNewline)
      text += isShort ? arguments : "(…)"
    }
    if !link.closures.isEmpty { text += " { … }" }
    return text
  }

  /// The value of an argument as it is written; `…` where it is long.
  func valueText(_ item: Item) -> String {
    let start = item.name < 0 ? item.tokens.lowerBound : item.tokens.lowerBound + 2
    let text = source(min(start, item.tokens.upperBound)..<item.tokens.upperBound)
    return text.count <= 40 && !text.contains(where: \.isNewline) ? text : "…"
  }

  /// An argument with its label; `…` for a long value.
  func argumentText(_ item: Item) -> String {
    item.name < 0 ? valueText(item) : "\(name(item.name)): \(valueText(item))"
  }

  /// A variable as it is declared, from its line's first word to its name.
  func declarationText(_ variable: Item) -> String {
    var first = variable.tokens.lowerBound
    while first > 0, !tokens[Int(first)].startsLine, variable.name - first < 12 { first -= 1 }
    let text = source(first..<variable.name + 1)
    let isLine = tokens[Int(first)].startsLine && !text.contains(where: \.isNewline)
    return isLine ? text : "var \(name(variable.name))"
  }

  /// The directions in which a scroll view scrolls.
  func axes(of scrollView: LinkUse) -> ScrollAxes {
    let link = links[scrollView.link]
    guard let first = arguments(of: link).first, first.name < 0, !isClosure(first) else {
      return .vertical
    }
    switch valueText(first) {
    case ".vertical", "[.vertical]", "Axis.Set.vertical": return .vertical
    case ".horizontal", "[.horizontal]", "Axis.Set.horizontal": return .horizontal
    case "[.horizontal, .vertical]", "[.vertical, .horizontal]": return .both
    default: return .unknown
    }
  }

  private func isClosure(_ item: Item) -> Bool {
    item.chains.count == 1 && chains[Int(item.chains.lowerBound)].base == .closure
  }
}

enum ScrollAxes: Sendable {
  case vertical, horizontal, both
  /// Decided at run time.
  case unknown
}

extension Doubt {
  /// What it is about, for a note at its place.
  var message: Report.Message {
    switch reason {
    case .otherFile(let name): "'\(name)' is declared in another file and may hold it"
    case .customContainer(let name): "'\(name)' is a container of another file and may add it"
    case .modifier(let name): "'\(name)' is a modifier of another file and may add it"
    case .ownModifier(let name): "'\(name)' applies what is not seen here and may add it"
    case .passedIn(let name): "'\(name)' comes from outside and may hold it"
    case .singleTargets: "'scrollTarget' makes single views scroll targets"
    case .tooMuch: "views nest deeper than this is followed"
    }
  }
}
