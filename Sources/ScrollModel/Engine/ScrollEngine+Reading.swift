extension ScrollEngine {
  /// Reports so far.
  public var reports: Int { reported.count }

  /// Compares the current target with what the binding holds, as SwiftUI does while the user
  /// scrolls, and reports it where they differ.
  ///
  /// Without a target layout the report that would have come is counted as missed, against what
  /// the binding would then hold.
  mutating func compare(with reading: TargetReading) {
    let id: ItemID?
    switch reading {
    case .target(let place): id = layout.id(at: place)
    case .gap: id = nil
    case .nothing: return
    }
    switch readPathState {
    case .open: report(id)
    case .untracked: forgetViewID()
    case .untyped(let type):
      raise(.bindingTypeMismatch(binding: type, items: layout.items.idType))
      forgetViewID()
    case .unsupported: raise(.unsupportedContainer(configuration.container))
    case .withoutTargets:
      forgetViewID()
      guard id != expectedBinding else { return }
      expectedBinding = id
      missed += 1
      record(.missed(id))
      noteMissingLayout()
    }
  }

  /// Reports an id, unless the binding holds it already.
  mutating func report(_ id: ItemID?) {
    expectedBinding = id
    guard id != binding else { return }
    let previous = binding
    binding = id
    position?.viewID = id
    reported.append(id)
    // A motion that reports once mostly reports more: room for several at once.
    if changes.capacity < 8 { changes.reserveCapacity(16) }
    record(.report(id, previous: previous))
  }

  /// Says why a report or a write found no target.
  mutating func noteMissingLayout() {
    guard configuration.targetLayout == .off else { return }
    raise(.missingTargetLayout(in: configuration.container))
  }

  /// Whether reports reach the binding.
  var reachesBinding: Bool {
    if case .open = readPathState { true } else { false }
  }

  /// Whether reports can reach the binding, and if not, why.
  private var readPathState: ReadPathState {
    if configuration.container == .list { return .unsupported }
    if let position {
      guard let type = position.idType else { return .untracked }
      guard type.holds(layout.items.idType) else { return .untyped(type) }
    } else if let type = configuration.bindingType, !type.holds(layout.items.idType) {
      return .untyped(type)
    }
    return configuration.targetLayout.makesTargets ? .open : .withoutTargets
  }

  /// A `ScrollPosition` that cannot follow the user forgets the id that it was asked for.
  ///
  /// Documented: after a scroll by the user `viewID` is the current target or nil.
  private mutating func forgetViewID() {
    guard position != nil else { return }
    let expected = expectedBinding
    report(nil)
    expectedBinding = expected
  }
}

/// Whether reports can reach the binding.
private enum ReadPathState {
  case open
  case untracked
  case untyped(ItemIDType)
  case unsupported
  case withoutTargets
}

extension ItemIDType {
  /// Whether a binding of this type matches ids of a type in a list.
  func holds(_ ids: ItemIDType) -> Bool {
    self == ids || self == .mixed || ids == .mixed || (self == .int && ids == .position)
  }

  /// Whether an id of this type can be one of a list of a type: in a list of `Double`, whole
  /// numbers stand among the others.
  func canStand(among ids: ItemIDType) -> Bool {
    holds(ids) || (self == .int && ids == .number)
  }
}
