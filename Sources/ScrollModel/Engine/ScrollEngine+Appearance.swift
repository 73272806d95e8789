extension ScrollEngine {
  /// The first layout: where the content begins, and what can be said of the scene already.
  mutating func appear() {
    noteScene()
    rest(at: initialOffset())
    observeAppearance()
  }

  /// A fresh scroll view over the same data and binding.
  ///
  /// Reported: the content starts at rest and an unchanged id is not applied again; the next
  /// scroll by the user overwrites it.
  mutating func recreate() {
    touch = nil
    pinnedEdge = nil
    rest(at: configuration.defaultAnchor.initialOffset.map(offset(for:)) ?? restingStart)
    enter(.idle)
    phaseCalls += 1
    observeAppearance()
  }

  /// Another target layout; what is bound and where the content stands stay as they are.
  mutating func setTargetLayout(_ place: TargetLayout) {
    configuration.targetLayout = place
    noteScene()
  }

  /// Another behaviour; a motion that has begun ends as it was planned.
  mutating func setBehavior(_ behavior: ScrollTargetBehavior) {
    configuration.behavior = behavior
    noteScene()
  }

  /// The offset at rest before anything scrolls: minus the insets.
  var restingStart: Point {
    Point(x: bounds(.horizontal).min, y: bounds(.vertical).min)
  }

  private mutating func initialOffset() -> Point {
    let start =
      configuration.defaultAnchor.initialOffset.map(offset(for:)) ?? restingStart
    guard configuration.container != .list else {
      if binding != nil || position?.edge != nil || position?.point != nil {
        raise(.unsupportedContainer(configuration.container))
      }
      return start
    }
    if let position {
      if let edge = position.edge {
        pinnedEdge = edge
        return offset(of: edge, from: start)
      }
      if let point = position.point { return clamped(point) }
    }
    guard let id = binding, bindingMatches(id) else { return start }
    guard let place = layout.place(of: id) else {
      raise(.unknownID(id, count: layout.count))
      return start
    }
    guard honoursInitialValue else {
      let there = layout.offset(
        aligning: place, anchor: configuration.writeAnchor, from: start)
      if there != start { raise(.initialValueIgnored(id, in: configuration.container)) }
      return start
    }
    return layout.offset(aligning: place, anchor: configuration.writeAnchor, from: start)
  }

  /// Documented for lazy containers; measured as ignored in an eager stack (offset 0, binding 10).
  private var honoursInitialValue: Bool {
    switch configuration.policies.initialValue {
    case .honoured: true
    case .ignored: false
    case .byContainer: configuration.container.isLazy
    }
  }

  /// What is wrong with the items.
  mutating func noteItems() {
    let items = layout.items
    if let duplicates = Diagnostic.duplicates(layout.duplicates) { raise(duplicates) }
    if items.hasHoles { raise(.holes(layout.holes.places, count: layout.count)) }
    if items.idType == .position { raise(.positionalIDs) }
  }

  /// Names what the profile's system does not have yet.
  mutating func noteNewer(_ features: [String]) {
    guard !features.isEmpty else { return }
    raise(.unavailable(features, since: "iOS 18", profile: configuration.profile))
  }

  /// What is wrong before anything moves.
  private mutating func noteScene() {
    noteItems()
    if configuration.targetLayout == .outer || configuration.targetLayout == .items {
      raise(.misplacedTargetLayout(configuration.targetLayout, in: configuration.container))
    }
    if configuration.behavior != .none, configuration.padding.total(configuration.axis) > 0 {
      raise(.paddingNotInset(configuration.axis))
    }
    if configuration.profile == .ios17 { noteNewer(configuration.newerFeatures) }
  }
}

extension ScrollConfiguration {
  /// The anchor of a write: the modifier's, or what the profile makes of none.
  var writeAnchor: UnitPoint? {
    anchor ?? (policies.nilAnchor == .top ? .topLeading : nil)
  }

  /// What is in use and iOS 17 does not have.
  fileprivate var newerFeatures: [String] {
    var features: [String] = []
    if position != nil { features.append("ScrollPosition") }
    if observes.contains(.geometry) { features.append("onScrollGeometryChange") }
    if observes.contains(.visibility) { features.append("onScrollTargetVisibilityChange") }
    return features
  }
}
