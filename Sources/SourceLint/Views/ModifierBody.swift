/// What the body of a modifier says of scroll targets.
struct ModifierBody: Sendable {
  var effect = ModifierEffects.Effect.none
  /// The modifiers and functions in it that are not SwiftUI's.
  var uses: Set<String> = []
  /// Whether it calls a closure that it is given.
  var handsOn = false

  /// Makes the effect a stronger one.
  mutating func raise(_ other: ModifierEffects.Effect) {
    if effect != .layout, other != .none { effect = other }
  }

  /// Adds another body of the same name.
  mutating func merge(_ other: ModifierBody) {
    raise(other.effect)
    uses.formUnion(other.uses)
    handsOn = handsOn || other.handsOn
  }

  /// Settles what a body does by what the modifiers in it do.
  mutating func resolve(with extensions: [String: ModifierBody]) {
    for name in uses {
      guard let used = extensions[name] else {
        raise(.unknown)
        continue
      }
      raise(used.handsOn ? .unknown : used.effect)
    }
  }

  /// Settles all bodies, which may use one another in any order and in circles.
  ///
  /// - Complexity: O(n) in the number of uses.
  static func resolve(_ bodies: inout [String: ModifierBody]) {
    var users: [String: [String]] = [:]
    for (name, body) in bodies {
      for used in body.uses {
        users[used, default: []].append(name)
        if bodies[used].map(\.handsOn) ?? true { bodies[name]?.raise(.unknown) }
      }
    }
    for effect in [ModifierEffects.Effect.unknown, .layout] {
      var settled = bodies.filter { $0.value.effect == effect }.map(\.key)
      while let used = settled.popLast() {
        for user in users[used] ?? [] {
          guard let before = bodies[user]?.effect, before != effect, before != .layout else {
            continue
          }
          bodies[user]?.raise(effect)
          settled.append(user)
        }
      }
    }
  }
}
