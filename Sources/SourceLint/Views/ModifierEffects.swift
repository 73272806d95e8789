/// What modifiers that are not SwiftUI's do to scroll targets, as far as this file tells.
struct ModifierEffects: Sendable {
  enum Effect: Sendable {
    /// Nothing that concerns targets.
    case none
    /// It makes a target layout.
    case layout
    case unknown
  }

  let file: Declarations
  /// What the modifiers do that the file declares in extensions, by name.
  private var extensions: [String: Effect] = [:]
  /// What the file's `ViewModifier`s do, by name.
  private var modifiers: [String: Effect] = [:]

  private var tree: SyntaxTree { file.tree }

  /// - Complexity: O(n) in the number of tokens.
  init(file: Declarations) {
    self.file = file
    for type in file.types["View"] ?? [] where file.tree.items[type].body >= 0 {
      for index in file.tree.items(in: file.tree.items[type].body) {
        let item = file.tree.items[index]
        guard item.kind == .function, item.body >= 0 else { continue }
        extensions[file.tree.name(item.name)] = effect(ofBody: item.body)
      }
    }
    for (name, items) in file.types where file.type(name, inherits: "ViewModifier") {
      let effects = items.map { file.tree.items[$0].body }.filter { $0 >= 0 }.map(effect(ofBody:))
      modifiers[name] =
        effects.contains(.layout) ? .layout : effects.contains(.unknown) ? .unknown : Effect.none
    }
  }

  /// What a modifier does.
  func effect(of link: Link, name: String) -> Effect {
    if name == "modifier" { return effect(ofModifier: link) }
    if ViewModifiers.isKnown(name) { return .none }
    if let effect = extensions[name] { return effect }
    // `.apply { $0.scrollTargetLayout() }`: whatever it is called, the layout is there.
    let closures = tree.closures(of: link)
    let hasLayout = closures.contains {
      tree.mentions("scrollTargetLayout", in: tree.contents(of: $0))
    }
    return hasLayout ? .layout : .unknown
  }

  /// `.modifier(Name())`.
  private func effect(ofModifier link: Link) -> Effect {
    guard let argument = tree.arguments(of: link).first, argument.chains.count == 1,
      let head = tree.head(of: tree.chains[Int(argument.chains.lowerBound)])
    else { return .unknown }
    return modifiers[head.name] ?? .unknown
  }

  /// What the words of a body say: the name of the layout, or a modifier that nobody knows.
  private func effect(ofBody bracket: Int32) -> Effect {
    var effect = Effect.none
    for index in tree.contents(of: bracket) where tree.tokens[Int(index)].kind == .identifier {
      if tree.token(index, is: "scrollTargetLayout") { return .layout }
      if tree.token(index, is: "scrollTarget") || tree.token(index, is: "modifier") {
        effect = .unknown
      }
      let isCall = tree.tokens[Int(index) + 1].kind == .openParenthesis
      if isCall, tree.tokens[Int(index) - 1].kind == .dot,
        !ViewModifiers.isKnown(tree.name(index))
      {
        effect = .unknown
      }
    }
    return effect
  }
}
