extension LintRule {
  /// A scroll position bound to what never changes: `.constant(…)`, or a setter that drops its
  /// value.
  static let deadBinding = LintRule(
    name: "dead-binding",
    summary: "a scroll position bound to '.constant(…)' or to a setter that ignores its value",
    severity: .warning, diagnostic: "missing-target-layout",
    meaning: """
      What scrolling writes is lost, so the value stays what it was and only an assignment \
      elsewhere ever changes it.
      """
  ) { reading in
    reading.positions.compactMap { position in
      let tree = reading.tree
      guard !reading.file.isInPreview(tree.chains[position.modifier.chain].bracket) else {
        return nil
      }
      let source = reading.file.source(of: position.binding)
      guard source.chains.count == 1, !source.hasOperators else { return nil }
      let chain = tree.chains[Int(source.chains.lowerBound)]
      guard let last = tree.links[Range(chain.links)].last, reading.makesBinding(chain) else {
        return nil
      }
      let offset = tree.start(of: tree.links[position.modifier.link].name)
      if tree.token(last.name, is: "constant") {
        return Report(
          severity: .warning, offset: offset, message: .constant,
          notes: [.init(offset: tree.start(of: last.name), message: .constantHere)],
          help: position.form == .id ? .state : .positionState)
      }
      guard let setter = reading.setter(of: last), reading.ignoresItsValue(setter) else {
        return nil
      }
      return Report(
        severity: .warning, offset: offset, message: .droppingSetter,
        notes: [
          .init(
            offset: tree.start(of: tree.brackets[Int(setter)].open), message: .droppedHere)
        ], help: .store)
    }
  }
}

extension ScrollReading {
  /// `Binding(…)`, `Binding<…>.constant(…)`, `.constant(…)`, `.init(…)`.
  fileprivate func makesBinding(_ chain: Chain) -> Bool {
    switch chain.base {
    case .implicitMember: chain.links.count == 1
    case .name: tree.token(tree.links[Int(chain.links.lowerBound)].name, is: "Binding")
    default: false
    }
  }

  /// The closure that a binding is written through.
  fileprivate func setter(of link: Link) -> Int32? {
    if let argument = tree.argument("set", of: link), argument.chains.count == 1 {
      let chain = tree.chains[Int(argument.chains.lowerBound)]
      return chain.base == .closure ? chain.group : nil
    }
    let trailing = tree.closures[Range(link.closures)]
    if let labelled = trailing.first(where: { tree.token($0.label, is: "set") }) {
      return labelled.bracket
    }
    // `Binding(get: { … }) { … }`: the closure behind is the setter.
    return tree.argument("get", of: link) == nil ? nil : trailing.first?.bracket
  }

  fileprivate func ignoresItsValue(_ closure: Int32) -> Bool {
    let parameters = tree.brackets[Int(closure)].parameters
    guard !parameters.isEmpty else { return false }
    let captures = tree.tokens[Int(parameters.lowerBound)]
    let first =
      captures.kind == .openSquare
      ? tree.brackets[Int(captures.bracket)].close + 1 : parameters.lowerBound
    guard
      let name = (first..<parameters.upperBound).first(where: {
        tree.tokens[Int($0)].kind == .identifier
      })
    else { return false }
    if tree.token(name, is: "_") { return true }
    let body = parameters.upperBound..<tree.contents(of: closure).upperBound
    return !body.contains { tree.name($0) == tree.name(name) }
  }
}

extension Report.Message {
  fileprivate static let constant: Report.Message =
    "a constant binding never follows the scroll view"
  fileprivate static let constantHere: Report.Message = "the value is constant here"
  fileprivate static let state: Report.Message =
    "@State private var scrolledID: …?, and .scrollPosition(id: $scrolledID)"
  fileprivate static let positionState: Report.Message =
    "@State private var position = ScrollPosition(), and .scrollPosition($position)"
  fileprivate static let droppingSetter: Report.Message =
    "the binding's setter ignores its value: what scrolling writes is lost"
  fileprivate static let droppedHere: Report.Message = "this setter does not use what it is given"
  fileprivate static let store: Report.Message = "store the value that the setter is given"
}
