extension ContentWalker {
  /// What a modifier stands on.
  struct Receiver {
    var name: String
    var kind: ViewKind
    /// Its own link, where it is a stack.
    var stack: LinkUse?
    /// What was found inside it.
    var inside = Counts()
  }

  /// Notes a modifier where it concerns scroll targets.
  mutating func note(_ use: LinkUse, on receiver: Receiver, _ context: Context) {
    let link = tree.links[use.link]
    guard link.kind == .member else { return }
    let name = tree.name(link.name)
    switch name {
    case "scrollTargetLayout":
      let isDisabled = tree.argument("isEnabled", of: link).map(isFalse) ?? false
      note(use, on: receiver, isDisabled: isDisabled, context)
    case "scrollTarget": doubt(.singleTargets, link.name)
    case "id" where !tree.arguments(of: link).isEmpty:
      counts.ids += 1
      content.hasExplicitIDs = true
      if !context.isItem { content.hasIDsBesideItems = true }
    case "padding":
      if !context.isItem, receiver.kind != .leaf, receiver.kind != .forEach {
        content.paddings.append(use)
      }
    default: noteForeign(name, use, on: receiver, context)
    }
  }

  /// A modifier of an extension, or `.modifier(…)`: it may make targets.
  private mutating func noteForeign(
    _ name: String, _ use: LinkUse, on receiver: Receiver, _ context: Context
  ) {
    let link = tree.links[use.link]
    switch effects.effect(of: link, name: name) {
    case .none: break
    case .layout: note(use, on: receiver, isDisabled: false, context)
    case .unknown:
      guard !context.isItem, receiver.kind != .leaf else { return }
      doubt(effects.declares(name) ? .ownModifier(name) : .modifier(name), link.name)
    }
  }

  private func isFalse(_ item: Item) -> Bool {
    item.tokens.upperBound - item.tokens.lowerBound == 3
      && tree.token(item.tokens.upperBound - 1, is: "false")
  }

  // MARK: - Target layouts

  private mutating func note(
    _ use: LinkUse, on receiver: Receiver, isDisabled: Bool, _ context: Context
  ) {
    let place = context.isItem ? placeOnItem(receiver) : place(receiver)
    content.layouts.append(
      LayoutUse(
        modifier: use, place: place, isDisabled: isDisabled, receiver: receiver.name,
        stack: context.isItem ? nil : receiver.stack, holdsLoops: receiver.inside.forEaches > 0,
        branches: branches(at: tree.links[use.link].name)))
  }

  private func place(_ receiver: Receiver) -> LayoutUse.Place {
    let inside = receiver.inside
    switch receiver.kind {
    case .stack, .custom, .scrollView, .list: return .container
    // A `ForEach` hands its modifiers to each item; an item with items of its own may be a layout.
    case .forEach: return inside.stacks > 0 && inside.forEaches > 1 ? .container : .forEach
    case .leaf: return .item
    case .transparent, .followed:
      if inside.stacks > 0 || inside.doubts > 0 { return .container }
      if inside.forEaches > 0 {
        return receiver.kind == .followed || receiver.name == "Group" ? .forEach : .container
      }
      return inside.leaves > 0 ? .item : .container
    }
  }

  private func placeOnItem(_ receiver: Receiver) -> LayoutUse.Place {
    let inside = receiver.inside
    if receiver.kind == .leaf { return .item }
    // A view of another file may be all that it lays out, and more than one item.
    if receiver.kind == .custom || inside.doubts > 0 || inside.foreign > 0 { return .unknownItem }
    // An item that lays out identified views is a target layout of its own.
    if inside.stacks > 0, inside.forEaches > 0 || inside.ids > 0 { return .container }
    if receiver.kind == .forEach { return .forEach }
    return inside.stacks > 0 || inside.leaves > 0 ? .item : .unknownItem
  }
}
