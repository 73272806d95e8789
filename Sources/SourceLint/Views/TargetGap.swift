/// Rows that have a target layout under some conditions only.
struct TargetGap: Sendable {
  enum Reason: Sendable {
    /// The rows stand in a branch of their own, without a layout; the same rows have one elsewhere.
    case branch
    /// The layout stands in this branch of an `#if`.
    case condition(Branch)
  }

  var reason: Reason
  /// The rows without one.
  var loop: ForEachUse
  /// A layout that stands under the condition, or in the other branch.
  var layout: LayoutUse
}

extension ScrollReading {
  /// More loops, layouts and doubts than this are not compared with one another, nor more branches
  /// and layouts of an `#if`.
  private static let pairLimit = 1_000
  private static let branchLimit = 8

  /// The rows that a modifier finds without a target layout where a branch is taken; `nil` where
  /// there are none, or where it cannot be told.
  func targetGap(of modifier: LinkUse, reaching reach: Reach) -> TargetGap? {
    let content = reach.content
    guard reach.scrolls.count == 1, !reach.isConditional, !reach.hasOuterLayouts,
      let layout = content.layouts.first,
      content.forEaches.count * (content.layouts.count + content.doubts.count) <= Self.pairLimit
    else { return nil }
    let around = file.conditions.branches(at: tree.links[modifier.link].name)
    var covered: [ForEachUse] = []
    var bare: [ForEachUse] = []
    for loop in content.forEaches where !loop.isItem && around.allSatisfy(loop.branches.contains) {
      let layouts = content.layouts.filter { $0.branches.agrees(with: loop.branches) }
      if layouts.isEmpty {
        bare.append(loop)
      } else if let condition = openCondition(of: layouts, in: loop.branches, around) {
        guard !isDoubtful(loop, content) else { continue }
        return TargetGap(reason: .condition(condition), loop: loop, layout: layouts[0])
      } else {
        covered.append(loop)
      }
    }
    // A placeholder of other rows needs no layout.
    let gap = bare.first { loop in
      !isDoubtful(loop, content) && covered.contains { rows(of: $0) == rows(of: loop) }
    }
    return gap.map { TargetGap(reason: .branch, loop: $0, layout: layout) }
  }

  /// Whether something unseen may be the layout of rows.
  private func isDoubtful(_ loop: ForEachUse, _ content: ScrollContent) -> Bool {
    content.openDoubts.contains { $0.branches.agrees(with: loop.branches) }
  }

  /// What a loop goes through, as it is written.
  private func rows(of loop: ForEachUse) -> [String] {
    let arguments = tree.arguments(of: tree.links[loop.view.link])
    return arguments.first.map { $0.tokens.prefix(40).map(tree.name) } ?? []
  }

  // MARK: - Conditions

  /// A branch of `#if` without which none of the layouts is there; `nil` where one always is.
  ///
  /// - Parameter around: the branches of `#if` around the modifier that needs the layout.
  private func openCondition(
    of layouts: [LayoutUse], in branches: [Branch], _ around: [Branch]
  ) -> Branch? {
    let open = layouts.map { layout in
      // Both stand under conditions of their own, which are not compared.
      guard around.allSatisfy(layout.branches.contains) else { return [Branch]() }
      return layout.branches.filter { file.conditions.decides($0) && !branches.contains($0) }
    }
    guard let condition = open.first?.first, !holds(open, taking: [], depth: 0) else { return nil }
    return condition
  }

  /// Whether one of the layouts is there, whichever branches are taken.
  private func holds(_ open: [[Branch]], taking branches: [Branch], depth: Int) -> Bool {
    // Nobody nests deeper; where it is done, nothing is said.
    guard depth < 4, open.count <= Self.branchLimit else { return true }
    let left = open.filter { $0.agrees(with: branches) }
      .map { $0.filter { !branches.contains($0) } }
    guard let first = left.first else { return false }
    if left.contains(where: \.isEmpty) { return true }
    guard let next = first.first, let all = file.conditions.alternatives(to: next) else {
      // Without `#else` nothing else is there, unless under another condition: who knows.
      return Set(left.joined().map(\.choice)).count > 1
    }
    guard all.count <= Self.branchLimit else { return true }
    return all.allSatisfy { holds(open, taking: branches + [$0], depth: depth + 1) }
  }
}
