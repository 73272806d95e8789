// Scroll positions and behaviours that a modifier of this file brings with it.
extension ScrollReading {
  /// Follows the modifiers of this file that hand a position or a behaviour to whoever uses them:
  /// each use counts as one of its own.
  ///
  /// - Complexity: O(n) in the number of links, and in that of the views that are looked at.
  mutating func followHelpers() {
    let positionHelpers = positions.map { helper(around: $0.modifier, reaching: $0.reach) }
    let snapHelpers = snaps.map { helper(around: $0.modifier, reaching: $0.reach) }
    let uses = HelperUses(of: Set((positionHelpers + snapHelpers).compactMap(\.self)), in: file)
    for followed in follow(positionHelpers, uses) {
      let position = positions[followed.index]
      positions[followed.index].isFollowed = true
      for (use, reach) in followed.uses {
        let binding = file.argument(for: position.binding, of: followed.helper, at: use)
        positions.append(
          PositionUse(
            modifier: use, form: position.form, binding: binding ?? position.binding,
            reach: reach.from(position.modifier, file)))
      }
    }
    for followed in follow(snapHelpers, uses) {
      let modifier = snaps[followed.index].modifier
      snaps[followed.index].isFollowed = true
      for (use, reach) in followed.uses {
        snaps.append(SnapUse(modifier: use, reach: reach.from(modifier, file), isInHelper: true))
      }
    }
  }

  /// The modifier of this file around another one that stands on nothing but what it is given.
  private func helper(around use: LinkUse, reaching reach: Reach) -> HelperUses.Helper? {
    guard reach.scrolls.isEmpty, reach.doubts.count == 1,
      reach.doubts[0].reason == .passedIn("self") || reach.doubts[0].reason == .passedIn("content")
    else { return nil }
    return file.helper(around: tree.chains[use.chain].bracket)
  }

  private struct Followed {
    /// The place in the list of helpers.
    var index: Int
    var helper: HelperUses.Helper
    /// What its uses reach: a scroll view, or certainly none.
    var uses: [(LinkUse, Reach)]
  }

  /// The helpers that have uses; a second place in the same helper, as in the other branch of an
  /// `#if`, comes without them.
  private mutating func follow(
    _ helpers: [HelperUses.Helper?], _ uses: HelperUses
  ) -> [Followed] {
    var seen: Set<HelperUses.Helper> = []
    var followed: [Followed] = []
    for (index, helper) in helpers.enumerated() {
      guard let helper else { continue }
      guard !seen.contains(helper) else {
        followed.append(Followed(index: index, helper: helper, uses: []))
        continue
      }
      let reached = uses.uses(of: helper).map { ($0, reach(of: $0)) }
        .filter { !$0.1.scrolls.isEmpty || $0.1.doubts.isEmpty }
      guard !reached.isEmpty else { continue }
      seen.insert(helper)
      followed.append(Followed(index: index, helper: helper, uses: reached))
    }
    return followed
  }
}

extension Reach {
  /// What the use of a modifier reaches, for one that stands inside it.
  fileprivate func from(_ modifier: LinkUse, _ file: Declarations) -> Reach {
    var reach = self
    let token = file.tree.links[modifier.link].name
    reach.isConditional = isConditional || !file.conditions.branches(at: token).isEmpty
    return reach
  }
}
