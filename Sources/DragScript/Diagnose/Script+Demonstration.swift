import ItemLoading
public import ScrollModel

extension Script {
  /// The steps that show what a missing target layout does to a list: half a viewport forward, a
  /// jump to the item in the middle, half a viewport back, a jump to the same item again.
  ///
  /// - Parameters:
  ///   - scene: The view; its axis and direction decide which way forward is.
  ///   - items: Its items. Where the middle is a hole, the next item with an id serves; where there
  ///     is none, there are no jumps.
  public static func demonstration(
    of scene: SceneDescription, items: any ItemSource
  ) throws(InputErrors) -> Script {
    let forward = scene.configuration.forwardFinger
    let jump = middle(of: items).map { ["jump \(IDToken($0).spelling)"] } ?? []
    let steps =
      ["drag \(forward.rawValue) 50%"] + jump
      + ["drag \(forward.opposite.rawValue) 50%"] + jump
    return try Script(steps: steps) { path throws(InputError) in
      throw InputError(.unreadable, file: path, message: "a demonstration includes nothing")
    }
  }

  /// The settings of a demonstration: those that were given, an anchor where the content begins
  /// and a viewport of 390 x 400 where they say nothing of it.
  public static func demonstrationSettings(_ given: [SceneSetting]) -> [SceneSetting] {
    let axis = SceneDescription(given).configuration.axis
    let standards = [("anchor", axis == .vertical ? "top" : "leading"), ("viewport", "390x400")]
    return standards.compactMap { name, value in try? SceneOption.named(name)?.setting(value) }
      .overridden(by: given)
  }

  private static func middle(of items: any ItemSource) -> ItemID? {
    let middle = items.count / 2
    let places = [middle..<items.count, 0..<middle].joined()
    return places.lazy.compactMap { items.id(at: $0) }.first
  }
}

extension ScrollConfiguration {
  /// The direction in which a finger moves the content forward.
  fileprivate var forwardFinger: FingerDirection {
    guard axis == .horizontal else { return .up }
    return direction == .leftToRight ? .left : .right
  }
}
