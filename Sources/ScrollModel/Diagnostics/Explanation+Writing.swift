// Failures of the write path: an assignment does not scroll, or not as meant.
extension Explanation {
  static let unknownID = Explanation(
    meaning: """
      No item has the id. The binding keeps it, nothing scrolls, and data that arrives later does
      not make it scroll.
      """,
    evidence: "Reported by several developers; SwiftUI says nothing.",
    remedy: "Assign the id once the item is there.",
    script: """
      items count=100
      jump 900
      """,
    healthyScript: """
      items count=100
      jump 90
      """)

  static let noChange = Explanation(
    meaning: """
      Only a change of the binding's value scrolls. Assigning the id that it already holds does
      nothing, even if the view has been moved elsewhere without the binding learning of it.
      """,
    evidence: "Measured.",
    remedy: "Let the binding follow the user, or go through nil in an earlier update.",
    script: """
      items count=100
      anchor top
      jump 30
      reader 1
      jump 30
      """,
    healthyScript: """
      items count=100
      anchor top
      jump 30
      jump nil
      jump 30
      """)

  static let initialValueIgnored = Explanation(
    meaning: """
      The binding holds an id before the first layout, and the view begins at its start all the
      same. Lazy containers are documented to honour it; eager ones were measured not to.
      """,
    evidence: "Measured for an eager stack: offset 0, binding 10. Documented otherwise, and "
      + "reported to fail sometimes for lazy ones too.",
    remedy: "Use a lazy stack, or scroll after the first layout.",
    script: """
      items count=30
      container vstack
      item-size 30
      viewport 390x219
      anchor center
      initial 10
      """,
    healthyScript: """
      items count=30
      container lazy-vstack
      item-size 30
      viewport 390x219
      anchor center
      initial 10
      """)

  static let unreachable = Explanation(
    meaning: """
      The id was written, and with the anchor that it is read with it can never become the current
      one: the content ends before it gets there. The next drag reports another item.
      """,
    evidence: "Arithmetic; matching reports of last cards that cannot be centred.",
    remedy: "Add a content margin of a viewport less one item at that end.",
    script: """
      items count=20 first=1
      viewport 390x400
      anchor top
      jump 20
      drag up 10
      """,
    healthyScript: """
      items count=20 first=1
      viewport 390x400
      margins bottom=300
      anchor top
      jump 20
      drag down 10
      """)

  static let lostUpdate = Explanation(
    meaning: """
      An item was inserted and its id assigned in the same update. The view does not know the item
      yet: the write is lost, and the binding holds an id that nothing scrolled to.
      """,
    evidence: "Reported once, on macOS; scrollTo(edge:) in the same update works.",
    remedy: "Assign in the next update, or scroll to the edge.",
    script: """
      items count=20
      viewport 390x400
      together
        append 1
        jump 21
      end
      """,
    healthyScript: """
      items count=20
      viewport 390x400
      append 1
      jump 21
      """)
}
