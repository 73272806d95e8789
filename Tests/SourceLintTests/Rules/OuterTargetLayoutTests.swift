import Testing

@testable import SourceLint

/// Layouts on a stack around the one that holds the items.
@Suite struct OuterTargetLayoutTests {
  private static let rows = "LazyVStack { ForEach(photos) { Text($0.title) } }"

  private func screen(_ content: String, _ position: String = ".scrollPosition(id: $scrolledID)")
    -> String
  {
    view("ScrollView {\n\(content)\n}\n\(position)")
  }

  @Test func `its own children are the targets`() {
    expect(
      .misplacedTargetLayout,
      in: screen(
        """
        VStack(alignment: .leading) {
          Text("Header").font(.title)
          LazyVStack(spacing: 4) {
            ForEach(photos) { PhotoRow(photo: $0) }
          }2️⃣
        }
        .padding()
        .1️⃣scrollTargetLayout()
        """),
      finds: .warning(
        "1️⃣",
        "'.scrollTargetLayout()' on 'VStack' makes targets of its own children, not of the items in "
          + "the 'LazyVStack' inside",
        notes: [("2️⃣", "'.scrollTargetLayout()' goes here, on 'LazyVStack'")],
        help: "LazyVStack(spacing: 4) { … }.scrollTargetLayout()"))
  }

  @Test func `whatever lies between`() {
    for content in [
      "VStack { \(Self.rows) }",
      "ZStack { Color.red; \(Self.rows) }",
      "VStack { HStack { Text(\"\") }; \(Self.rows) }",
      "LazyVStack { Section { \(Self.rows) } header: { Text(\"\") } }",
      "VStack { Group { if wide { \(Self.rows) } } }",
      "VStack { Text(\"\"); rows }",
      "VStack { Rows(photos: photos) }",
      "VStack { ForEach(photos) { Text($0.title) } }.padding(); VStack { \(Self.rows) }",
      "HStack { VStack { ForEach(photos) { Text($0.title).id($0.id) } } }",
    ] {
      expect(
        .misplacedTargetLayout,
        in: view(
          "ScrollView { \(content).1️⃣scrollTargetLayout() }.scrollPosition(id: $scrolledID)",
          members: "var rows: some View { \(Self.rows) }")
          + "\nstruct Rows: View { let photos: [Photo]; var body: some View { \(Self.rows) } }",
        finds: .warning("1️⃣"))
    }
  }

  @Test func `a child that is not seen makes it a note`() {
    for child in ["ProfileHeader()", "header", "Card { Text(\"\") }"] {
      expect(
        .misplacedTargetLayout,
        in: screen("VStack { \(child); \(Self.rows) }.1️⃣scrollTargetLayout()"),
        finds: .note("1️⃣"))
    }
  }

  @Test func `only where the items are to be named`() {
    let content = "VStack { Text(\"\"); \(Self.rows) }.scrollTargetLayout()"
    // The children themselves are what one snaps to.
    expect(.misplacedTargetLayout, in: screen(content, ".scrollTargetBehavior(.viewAligned)"))
    expect(.misplacedTargetLayout, in: screen(content, ""))
    expect(.misplacedTargetLayout, in: screen(content, ".scrollPosition($position)"))
    expect(
      .misplacedTargetLayout,
      in: view(
        """
        ScrollView { VStack { Text(""); \(Self.rows) }.1️⃣scrollTargetLayout() }
          .scrollPosition($position)
          .onChange(of: position.viewID) { }
        """, members: "@State private var position = ScrollPosition(idType: Int.self)"),
      finds: .warning("1️⃣"))
  }

  @Test func `children with ids, loops beside, containers of one's own keep quiet`() {
    for content in [
      "VStack { Text(\"\").id(0); \(Self.rows) }",
      "VStack { Text(\"\"); \(Self.rows).id(\"rows\") }",
      "VStack { ForEach(pinned) { Text($0.title) }; \(Self.rows) }",
      "VStack { \(Self.rows).scrollTargetLayout() }",
      "VStack { ForEach(sections) { section in HStack { ForEach(section.photos) { Text($0.title) } } } }",
      "Grid { GridRow { ForEach(photos) { Text($0.title) } } }",
      "VStack { FlowLayout { ForEach(photos) { Text($0.title) } } }",
      "VStack { ScrollView(.horizontal) { \(Self.rows) }; ForEach(photos) { Text($0.title) } }",
      "Group { \(Self.rows) }", "rows", "GeometryReader { _ in \(Self.rows) }",
      "ForEach(photos) { Text($0.title) }.overlay { \(Self.rows) }; LazyVStack { ForEach(a) { b } }",
    ] {
      expect(
        .misplacedTargetLayout,
        in: view(
          "ScrollView { \(content).scrollTargetLayout() }.scrollPosition(id: $scrolledID)",
          members: "var rows: some View { \(Self.rows) }"))
    }
  }
}
