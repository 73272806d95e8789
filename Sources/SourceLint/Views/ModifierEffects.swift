/// What modifiers that are not SwiftUI's do to scroll targets, as far as this file tells.
struct ModifierEffects: Sendable {
  enum Effect: Sendable {
    /// Nothing that concerns targets.
    case none
    /// It makes a target layout.
    case layout
    /// It may: the file says no more.
    case unknown
  }

  let file: Declarations
  /// What the modifiers do that the file declares in extensions, by name.
  private var extensions: [String: ModifierBody] = [:]
  /// What the file's `ViewModifier`s do, by name.
  private var modifiers: [String: ModifierBody] = [:]
  /// The tokens that name what is called.
  private var calls: Set<Int32> = []
  /// The properties that the file declares in extensions.
  private var properties: Set<String> = []

  private var tree: SyntaxTree { file.tree }

  /// - Complexity: O(n) in the number of tokens.
  init(file: Declarations) {
    self.file = file
    let views = (file.types["View"] ?? []).map { file.tree.items[$0].body }.filter { $0 >= 0 }
    let types = file.types.filter { file.type($0.key, inherits: "ViewModifier") }
    for link in file.tree.links where link.isCall { calls.insert(link.name) }
    guard !views.isEmpty || !types.isEmpty else { return }
    for index in views.flatMap(file.tree.items) where file.tree.items[index].kind == .variable {
      properties.insert(file.tree.name(file.tree.items[index].name))
    }
    for bracket in views {
      for index in file.tree.items(in: bracket) {
        let item = file.tree.items[index]
        guard item.kind == .function || item.kind == .variable, item.body >= 0 else { continue }
        let body = body(item.body, parameters: item.parameters)
        extensions[file.tree.name(item.name), default: ModifierBody()].merge(body)
      }
    }
    ModifierBody.resolve(&extensions)
    for (name, items) in types {
      for item in items where file.tree.items[item].body >= 0 {
        modifiers[name, default: ModifierBody()].merge(
          body(file.tree.items[item].body, parameters: -1))
      }
      modifiers[name]?.resolve(with: extensions)
    }
  }

  /// Whether the file declares a modifier of that name in an extension of `View`.
  func declares(_ name: String) -> Bool { extensions[name] != nil }

  /// Whether a modifier of this file calls a closure that it is given, and does nothing else that
  /// concerns targets.
  func handsOn(_ name: String) -> Bool {
    extensions[name].map { $0.handsOn && $0.effect == .none } ?? false
  }

  /// What a modifier does.
  func effect(of link: Link, name: String) -> Effect {
    let own = name == "modifier" ? ownModifier(link) : extensions[name]
    if own == nil, name != "modifier", ViewModifiers.isKnown(name) { return .none }
    if own?.effect == .layout { return .layout }
    // `.apply { $0.scrollTargetLayout() }`: whatever it is called, the layout is there.
    if link.arguments >= 0, names("scrollTargetLayout", tree.contents(of: link.arguments)) {
      return .layout
    }
    let closures = tree.closures(of: link)
    if closures.contains(where: { names("scrollTargetLayout", tree.contents(of: $0)) }) {
      return .layout
    }
    guard let own else { return .unknown }
    guard own.handsOn, own.effect == .none else { return own.effect }
    // It does what its closures do, where those are seen.
    let bodies = closures.map { body($0, parameters: -1) }
    let isSeen = !bodies.isEmpty && bodies.allSatisfy { $0.effect == .none && $0.uses.isEmpty }
    return isSeen ? .none : .unknown
  }

  /// `.modifier(Name())`.
  private func ownModifier(_ link: Link) -> ModifierBody? {
    guard let argument = tree.arguments(of: link).first, argument.chains.count == 1,
      let head = tree.head(of: tree.chains[Int(argument.chains.lowerBound)])
    else { return nil }
    return modifiers[head.name]
  }

  private func names(_ word: StaticString, _ tokens: Range<Int32>) -> Bool {
    tokens.contains { tree.token($0, is: word) && !file.conditions.isDead($0) }
  }

  // MARK: - Bodies

  /// What the words of a body say.
  private func body(_ bracket: Int32, parameters: Int32) -> ModifierBody {
    var body = ModifierBody()
    let given = parameters < 0 ? [] : Set(tree.contents(of: parameters).map(tree.name))
    for index in tree.contents(of: bracket)
    where tree.tokens[Int(index)].kind == .identifier && !file.conditions.isDead(index) {
      let name = tree.name(index)
      switch name {
      case "scrollTargetLayout": body.effect = .layout
      case "scrollTarget", "modifier": body.raise(.unknown)
      default:
        if properties.contains(name) { body.uses.insert(name) }
        guard calls.contains(index), !ViewModifiers.isKnown(name) else { continue }
        let isMember = tree.tokens[Int(index) - 1].kind == .dot
        if !isMember, name.first?.isUppercase == true || Self.functions.contains(name) { continue }
        if !isMember, given.contains(name) { body.handsOn = true } else { body.uses.insert(name) }
      }
    }
    return body
  }

  /// Functions that make no views.
  private static let functions: Set = [
    "abs", "assert", "ceil", "floor", "get", "max", "min", "print", "round", "withAnimation",
  ]
}
