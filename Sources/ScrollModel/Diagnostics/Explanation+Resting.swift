// Failures of snapping, of changing data, of observers and of synchronised views.
extension Explanation {
  static let noSnapTargets = Explanation(
    meaning: """
      .scrollTargetBehavior(.viewAligned) aligns scroll targets. Without a target layout there are
      none, and a flick comes to rest wherever it runs out.
      """,
    evidence: "Documented.",
    remedy: "LazyHStack { … }.scrollTargetLayout()",
    script: """
      items count=20
      behavior view-aligned
      target-layout off
      drag up 130
      """,
    healthyScript: """
      items count=20
      behavior view-aligned
      drag up 130
      """)

  static let danglingID = Explanation(
    meaning: """
      The item that the binding holds has gone. Nothing keeps the place any more: the offset stays,
      and the binding names an item that is not there.
      """,
    evidence: "Reported once.",
    remedy: "Assign the id of a neighbour before the item goes.",
    script: """
      items count=50
      viewport 390x600
      drag up 500
      remove 6
      """,
    healthyScript: """
      items count=50
      viewport 390x600
      drag up 500
      remove 5
      """)

  static let pagingDrift = Explanation(
    meaning: """
      A page is the container's length and knows nothing of spacing or insets between the views.
      After a few pages the views have parted from the pages.
      """,
    evidence: "Reported by several developers; Apple's sample uses spacing 0.",
    remedy: "spacing: 0 and items of the container's length, or .viewAligned.",
    script: """
      items count=5
      container lazy-hstack
      item-size 300
      viewport 300x200
      spacing 20
      behavior paging
      flick left 200
      """,
    healthyScript: """
      items count=5
      container lazy-hstack
      item-size 300
      viewport 300x200
      behavior paging
      flick left 200
      """)

  static let paddingNotInset = Explanation(
    meaning: """
      Behaviours align to the inset viewport. Padding is content, not an inset: the first and last
      items rest off by the padding. Content margins are insets.
      """,
    evidence: "Measured for margins; reported by several developers for padding.",
    remedy: ".contentMargins(…, for: .scrollContent) in place of .padding",
    script: """
      items count=5
      behavior view-aligned
      padding top=20
      """,
    healthyScript: """
      items count=5
      behavior view-aligned
      margins top=20
      """)

  static let anchorOverridden = Explanation(
    meaning: """
      .defaultScrollAnchor decides what stays put when sizes change, unless the binding holds an id:
      then the held item does.
      """,
    evidence: "Measured by its effect: with the binding a keyboard moved the content by hundreds "
      + "of points, without it by none.",
    remedy: "Assign nil to let the default anchor decide.",
    script: """
      items count=20
      viewport 390x200
      default-anchor bottom
      drag down 100
      drag up 100
      append 5
      """,
    healthyScript: """
      items count=20
      viewport 390x200
      default-anchor bottom
      append 5
      """)

  static let missingCoordinateSpace = Explanation(
    meaning: """
      The content's frame is asked for in a named coordinate space, and no view has that name. The
      frame is measured somewhere else and does not change with the scroll.
      """,
    evidence: "Assumed: reported as an offset that stays what it was.",
    remedy: ".coordinateSpace(name: …) on the ScrollView, or onScrollGeometryChange.",
    script: """
      items count=20
      coordinate-space missing
      observe content-frame
      drag up 300
      """,
    healthyScript: """
      items count=20
      observe content-frame
      drag up 300
      """)

  static let feedbackLoop = Explanation(
    meaning: """
      An observer writes in answer to a report, the write brings another report, and so on without
      end. Apps hang; the model stops after 100 passes.
      """,
    evidence: "Reported by several developers, one with 46 minutes of hang.",
    remedy: "Write only when the value differs, or when the phase is idle.",
    script: """
      items count=20
      insert-above offset
      on-report insert 1 at=0
      drag up 300
      """,
    healthyScript: """
      items count=20
      insert-above ideal
      on-report insert 1 at=0
      drag up 300
      """)

  static let echo = Explanation(
    meaning: """
      Two views copy each other's offset. Each copy is a change that the other answers, so a scroll
      comes back to the view that it began with and stops it.
      """,
    evidence: "Follows from programmatic scrolls stopping a deceleration, which is documented.",
    remedy: "Let only the view that was touched last drive.",
    script: """
      items count=50
      view left
      view right
      link left right by=offset guard=none
      @left drag up 300
      """,
    healthyScript: """
      items count=50
      view left
      view right
      link left right by=offset guard=driver
      @left drag up 300
      """)

  static let staleSample = Explanation(
    meaning: """
      A sampler with a minimum difference drops small changes. When the view comes to rest within
      the minimum of the last value that was let through, the resting offset is never published.
      """,
    evidence: "Follows from the sampler's rule.",
    remedy: "Publish when the phase becomes idle.",
    script: """
      items count=100
      sample every=250ms min=2
      drag up 101
      drag up 1
      wait 1s
      """,
    healthyScript: """
      items count=100
      sample every=250ms min=2 rule=flush
      drag up 101
      drag up 1
      wait 1s
      """)

  static let unavailable = Explanation(
    meaning: """
      The profile stands for a system that does not have what the scene uses: ScrollPosition, scroll
      phases, scroll geometry and visibility exist from iOS 18 on. The model runs them all the same.
      """,
    evidence: "Documented availability.",
    remedy: "Choose a later profile, or do without.",
    script: """
      items count=20
      profile ios17
      position id-type=int
      """,
    healthyScript: """
      items count=20
      profile ios18
      position id-type=int
      """)
}
