import Testing

@testable import SourceLint

@Suite struct MisplacedScrollPositionTests {
  @Test func `a position on the stack inside the scroll view reaches nothing`() {
    expect(
      .misplacedScrollPosition,
      in: view(
        """
        2️⃣ScrollView {
          LazyVStack { ForEach(photos) { PhotoRow(photo: $0) } }
            .scrollTargetLayout()
            .1️⃣scrollPosition(id: $scrolledID, anchor: .top)
        }
        """),
      finds: .warning(
        "1️⃣",
        "'LazyVStack' holds no scroll view: '$scrolledID' neither follows the one around it nor "
          + "moves it",
        notes: [("2️⃣", "the 'ScrollView' is here")],
        help: "move it to the ScrollView: ScrollView { … }.scrollPosition(id: $scrolledID)"))
  }

  @Test(arguments: ["VStack", "LazyHStack", "LazyVGrid(columns: columns)", "ForEach(photos)"])
  func `whatever the content is made of`(container: String) {
    expect(
      .misplacedScrollPosition,
      in: view(
        "ScrollView { Group { \(container) { Text(\"\") }.1️⃣scrollPosition(id: $scrolledID) } }"),
      finds: .warning("1️⃣"))
  }

  @Test func `where it belongs`() {
    expectSilence(
      in: view(
        """
        ScrollView { LazyVStack { ForEach(photos) { Text($0.title) } }.scrollTargetLayout() }
          .scrollPosition(id: $scrolledID)
        """))
  }

  @Test(arguments: [
    // Around a scroll view, in a scroll view or not.
    "ScrollView { VStack { ScrollView(.horizontal) { LazyHStack { Text(\"\") }"
      + ".scrollTargetLayout() } }.scrollPosition(id: $scrolledID) }",
    "VStack { ScrollView { LazyVStack { Text(\"\") }.scrollTargetLayout() } }"
      + ".scrollPosition(id: $scrolledID)",
    // Its content comes from elsewhere and may hold one.
    "ScrollView { VStack { Carousel() }.scrollPosition(id: $scrolledID) }",
    "ScrollView { VStack { content }.scrollPosition(id: $scrolledID) }",
    "ScrollView { Carousel().scrollPosition(id: $scrolledID) }",
    // One behind it counts.
    "ScrollView { VStack { Text(\"\") }.background { ScrollView { LazyVStack { Text(\"\") }"
      + ".scrollTargetLayout() } }.scrollPosition(id: $scrolledID) }",
    // No scroll view around: another file may put one there.
    "VStack { Text(\"\") }.scrollPosition(id: $scrolledID)",
  ])
  func `nothing is said where a scroll view may be reached`(content: String) {
    expect(.misplacedScrollPosition, in: view(content))
  }
}
