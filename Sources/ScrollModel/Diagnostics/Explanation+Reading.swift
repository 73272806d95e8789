// Failures of the read path: the binding does not follow the finger.
extension Explanation {
  static let missingTargetLayout = Explanation(
    meaning: """
      Only scroll targets are reported, and .scrollTargetLayout() on the scrolled container is what
      makes its children targets. Without it a finger never writes the binding. Assigning an id
      still scrolls, which is what hides the failure; and since the binding goes stale, assigning
      the id that it still holds scrolls nothing either.
      """,
    evidence: "Documented by Apple; reported by many developers; one logged that the setter is "
      + "never called.",
    remedy: "LazyVStack { … }.scrollTargetLayout()",
    script: """
      items count=20 first=1
      viewport 390x400
      anchor top
      target-layout off
      jump 15
      drag down 500
      """,
    healthyScript: """
      items count=20 first=1
      viewport 390x400
      anchor top
      jump 15
      drag down 500
      """)

  static let misplacedTargetLayout = Explanation(
    meaning: """
      .scrollTargetLayout() belongs on the container inside the scroll view. On the ScrollView
      itself, or inside each item, it makes no targets: it is there to be read, and the read path
      is as dead as without it.
      """,
    evidence: "Documented: only the children of the outermost target layout are targets.",
    remedy: "Move it to the scrolled container: LazyVStack { … }.scrollTargetLayout()",
    script: """
      items count=20
      target-layout outer
      drag up 300
      """,
    healthyScript: """
      items count=20
      target-layout on
      drag up 300
      """)

  static let readPathUntested = Explanation(
    meaning: """
      The run assigns the binding and never scrolls by hand. It would pass with the read path dead,
      so it does not test what usually breaks.
      """,
    evidence: "Arithmetic: without a scroll by the user nothing can be reported.",
    remedy: "Add a drag, and expect the binding to follow.",
    script: """
      items count=20
      jump 15
      """,
    healthyScript: """
      items count=20
      jump 15
      drag up 100
      """)

  static let idTypeMismatch = Explanation(
    meaning: """
      SwiftUI compares ids by type first. A binding of Int? never equals an id that is a String,
      whatever the digits: assigning scrolls nothing, dragging reports nothing.
      """,
    evidence: "Reported by several developers (Int? against String, String? against Date).",
    remedy: "Declare the binding with the type of the items' ids.",
    script: """
      items count=20 prefix=r
      binding-type int
      drag up 300
      jump 7
      """,
    healthyScript: """
      items count=20 prefix=r
      binding-type string
      drag up 300
      jump r7
      """)

  static let duplicateID = Explanation(
    meaning: """
      Several items share an id. A jump finds the first of them, and a report does not tell them
      apart; what SwiftUI does beyond that is undefined.
      """,
    evidence: "Reported once, with a crash; the choice of the first is assumed.",
    remedy: "Make ids unique within the list.",
    script: """
      items count=5
      insert 1 ids=3
      """,
    healthyScript: """
      items count=5
      insert 1 ids=9
      """)

  static let noID = Explanation(
    meaning: """
      Items without an id are laid out, but they are holes: they are never reported and cannot be
      named. A header inside the target layout is one.
      """,
    evidence: "Reported by several developers.",
    remedy: "Give each item an id, or choose the key that has one with --id.",
    script: """
      # printf '[{"id": 1}, {"name": "a header"}, {"id": 2}]' | scrollnav replay no-id.drag
      items -
      drag up 100
      """,
    healthyScript: """
      # printf '[{"id": 1}, {"id": 2}, {"id": 3}]' | scrollnav replay no-id.drag
      items -
      drag up 100
      """)

  static let positionalID = Explanation(
    meaning: """
      The ids are places in the list: ForEach over indices or enumerated(). An insertion gives
      every later item another id, and the held place is lost.
      """,
    evidence: "Reported by several developers.",
    remedy: "Give items ids of their own.",
    script: """
      # printf '[{"name": "a"}, {"name": "b"}]' | scrollnav replay positional-id.drag
      items -
      id @index
      drag up 100
      """,
    healthyScript: """
      # printf '[{"name": "a"}, {"name": "b"}]' | scrollnav replay positional-id.drag
      items -
      id name
      drag up 100
      """)

  static let unsupportedContainer = Explanation(
    meaning: """
      List takes no scroll position: a drag writes nothing to the binding, an assignment scrolls
      nothing. The reader's scrollTo works.
      """,
    evidence: "Reported by many developers; one measured it.",
    remedy: "Use a ScrollView with a lazy stack, or a ScrollViewReader.",
    script: """
      items count=50
      container list
      drag up 300
      """,
    healthyScript: """
      items count=50
      container lazy-vstack
      drag up 300
      """)

  static let readerNotReported = Explanation(
    meaning: """
      ScrollViewProxy.scrollTo moves the content and does not write the binding, which goes on
      saying where the view was before. A later size change jumps back there.
      """,
    evidence: "Measured: after scrollTo(5) the binding still holds 20.",
    remedy: "Assign the binding instead of using the reader beside it.",
    script: """
      items count=30
      anchor top
      jump 20
      reader 5 anchor=top
      """,
    healthyScript: """
      items count=30
      anchor top
      jump 20
      jump 5
      """)

  static let statusBarNotReported = Explanation(
    meaning: """
      A tap on the status bar scrolls to the top outside of the phases that report. The binding
      keeps the id that it had.
      """,
    evidence: "Reported once, and open with Apple.",
    remedy: "Ask the scroll geometry whether the view is at its top.",
    script: """
      items count=100
      item-size 50
      viewport 390x500
      drag up 1000
      status-bar-tap
      """,
    healthyScript: """
      items count=100
      item-size 50
      viewport 390x500
      drag up 1000
      drag down 1000
      """)
}
