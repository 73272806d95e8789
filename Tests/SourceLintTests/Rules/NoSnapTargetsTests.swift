import Testing

@testable import SourceLint

@Suite struct NoSnapTargetsTests {
  private func cards(_ modifier: String, _ behavior: String) -> String {
    view(
      """
      ScrollView(.horizontal) {
        LazyHStack { ForEach(photos) { Text($0.title) } }2️⃣\(modifier)
      }
      .1️⃣scrollTargetBehavior(\(behavior))
      """)
  }

  @Test(arguments: [
    ".viewAligned", ".viewAligned(limitBehavior: .always)", "ViewAlignedScrollTargetBehavior()",
    ".viewAligned(limitBehavior: .alwaysByOne, anchor: .center)",
    "ViewAlignedScrollTargetBehavior(limitBehavior: .never)", "snaps ? .viewAligned : .paging",
    "isWide ? .viewAligned(limitBehavior: .never) : .viewAligned",
  ])
  func `view-aligned without a layout has nothing to align to`(behavior: String) {
    expect(
      .noSnapTargets, in: cards("", behavior),
      finds: .warning(
        "1️⃣",
        "nothing in this 'ScrollView' is a scroll target: '.viewAligned' has nothing to align to "
          + "and does not snap",
        notes: [("2️⃣", "'.scrollTargetLayout()' goes here, on 'LazyHStack'")],
        help: "LazyHStack { … }.scrollTargetLayout()"))
    expect(.noSnapTargets, in: cards(".scrollTargetLayout()", behavior))
  }

  @Test(arguments: [
    ".paging", "CustomBehavior()", "snaps ? .paging : Page(.viewAligned)", "behavior",
    "mode == .viewAligned ? .paging : .page",
  ])
  func `other behaviours need no targets, or are not known`(behavior: String) {
    expect(.noSnapTargets, in: cards("", behavior))
  }

  @Test func `a behaviour in a constant or a property is followed`() {
    for declaration in [
      "let behavior = ViewAlignedScrollTargetBehavior(limitBehavior: .always)",
      "var behavior: some ScrollTargetBehavior { .viewAligned }",
      "var behavior: ViewAlignedScrollTargetBehavior = .viewAligned",
    ] {
      let source = { (modifier: String) in
        view(
          """
          ScrollView { LazyVStack { ForEach(photos) { Text($0.title) } }\(modifier) }
            .1️⃣scrollTargetBehavior(behavior)
          """, members: declaration)
      }
      expect(.noSnapTargets, in: source(""), finds: .warning("1️⃣"))
      expect(.noSnapTargets, in: source(".scrollTargetLayout()"))
    }
  }

  @Test func `it is found around conditions, in properties, on wrappers`() {
    for (body, members) in [
      (
        "cards\n#if os(iOS)\n.1️⃣scrollTargetBehavior(.viewAligned)\n#endif",
        "var cards: some View { ScrollView(.horizontal) { HStack { ForEach(photos) { Text($0.title) } } } }"
      ),
      ("if wide { ScrollView { HStack { Text(\"\") } }.1️⃣scrollTargetBehavior(.viewAligned) }", ""),
      ("Group { ScrollView { HStack { Text(\"\") } } }.1️⃣scrollTargetBehavior(.viewAligned)", ""),
    ] {
      expect(.noSnapTargets, in: view(body, members: members), finds: .warning("1️⃣"))
    }
  }

  @Test func `content that is not seen is a note`() {
    for content in ["2️⃣CardStrip()", "2️⃣cards", "2️⃣Carousel { Text(\"\") }"] {
      expect(
        .noSnapTargets,
        in: view("ScrollView(.horizontal) { \(content) }.1️⃣scrollTargetBehavior(.viewAligned)"),
        finds: .note("1️⃣"))
    }
  }

  @Test func `a nested scroll view answers for itself`() {
    expect(
      .noSnapTargets,
      in: view(
        """
        ScrollView {
          LazyVStack {
            ForEach(sections) { section in
              ScrollView(.horizontal) { HStack { ForEach(section.photos) { Text($0.title) } } }
                .1️⃣scrollTargetBehavior(.viewAligned)
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        """),
      finds: .warning("1️⃣"))
  }
}
