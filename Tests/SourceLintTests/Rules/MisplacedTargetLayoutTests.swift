import Testing

@testable import SourceLint

@Suite struct MisplacedTargetLayoutTests {
  @Test func `on the scroll view itself`() {
    expect(
      .misplacedTargetLayout,
      in: view(
        """
        ScrollView {
          LazyVStack { ForEach(photos) { Text($0.title) } }2️⃣
        }
        .1️⃣scrollTargetLayout()
        .scrollPosition(id: $scrolledID)
        """),
      finds: .warning(
        "1️⃣", "'.scrollTargetLayout()' on the 'ScrollView' itself makes no scroll targets",
        notes: [("2️⃣", "'.scrollTargetLayout()' goes here, on 'LazyVStack'")],
        help: "LazyVStack { … }.scrollTargetLayout()"))
  }

  @Test func `on the loop`() {
    expect(
      .misplacedTargetLayout,
      in: view(
        """
        ScrollView {
          LazyVStack {
            ForEach(photos) { Text($0.title) }
              .padding()
              .1️⃣scrollTargetLayout()
          }2️⃣
        }
        .scrollPosition(id: $scrolledID)
        """),
      finds: .warning(
        "1️⃣", "'.scrollTargetLayout()' on 'ForEach' goes to each item and makes no scroll targets",
        notes: [("2️⃣", "'.scrollTargetLayout()' goes here, on 'LazyVStack'")],
        help: "LazyVStack { … }.scrollTargetLayout()"))
  }

  @Test func `on each item`() {
    let items = [
      ("Text($0.title)", "Text"), ("HStack { Text($0.title); Spacer() }", "HStack"),
      ("Button($0.title) { }", "Button"), ("Image($0.title).resizable()", "Image"),
      ("Row(photo: $0)", "Row"), ("row($0)", "row"),
    ]
    for (item, name) in items {
      expect(
        .misplacedTargetLayout,
        in: view(
          """
          ScrollView {
            LazyVStack {
              ForEach(photos) {
                \(item).1️⃣scrollTargetLayout()
              }
            }2️⃣
          }
          .scrollPosition(id: $scrolledID)
          """, members: "func row(_ photo: Photo) -> some View { HStack { Text(photo.title) } }")
          + "\nstruct Row: View { let photo: Photo; var body: some View { Text(photo.title) } }",
        finds: .warning(
          "1️⃣", "'.scrollTargetLayout()' on the item '\(name)' makes no scroll targets",
          notes: [("2️⃣", "'.scrollTargetLayout()' goes here, on 'LazyVStack'")]))
    }
  }

  @Test func `inside the item's own view`() {
    expect(
      .misplacedTargetLayout,
      in: view("ScrollView { LazyVStack { ForEach(photos) { Row(photo: $0) } } }") + """

        struct Row: View {
          let photo: Photo
          var body: some View {
            VStack { Text(photo.title); Divider() }.1️⃣scrollTargetLayout()
          }
        }
        """,
      finds: .warning("1️⃣"))
  }

  @Test func `on a group or a property of nothing but a loop`() {
    for use in ["Group { ForEach(photos) { Text($0.title) } }", "rows"] {
      expect(
        .misplacedTargetLayout,
        in: view(
          "ScrollView { LazyVStack { \(use).1️⃣scrollTargetLayout() } }",
          members: "var rows: some View { ForEach(photos) { Text($0.title) } }"),
        finds: .warning("1️⃣"))
    }
  }

  @Test func `a text that no loop makes is an item too`() {
    expect(
      .misplacedTargetLayout,
      in: view("ScrollView { VStack { Text(\"a\").id(1).1️⃣scrollTargetLayout(); Text(\"b\") } }"),
      finds: .warning("1️⃣"))
  }

  @Test func `one that works is enough`() {
    let stack = "LazyVStack { ForEach(photos) { Text($0.title).scrollTargetLayout() } }"
    for source in [
      "ScrollView { \(stack).scrollTargetLayout() }",
      "ScrollView { \(stack).scrollTargetLayout() }.scrollTargetLayout()",
      "ScrollView { VStack { Text(\"\"); \(stack).padding().scrollTargetLayout() } }",
    ] {
      expect(.misplacedTargetLayout, in: view(source))
    }
  }

  @Test func `containers of every kind are the right place`() {
    let loop = "ForEach(photos) { Text($0.title) }"
    for content in [
      "LazyVStack { \(loop) }.scrollTargetLayout()",
      "LazyVStack { \(loop) }.padding().background(.red).scrollTargetLayout().padding()",
      "Group { if wide { LazyVStack { \(loop) } } else { LazyVGrid(columns: c) { \(loop) } } }"
        + ".scrollTargetLayout()",
      "FlowLayout { \(loop) }.scrollTargetLayout()",
      "layout { \(loop) }.scrollTargetLayout()",
      "rows.scrollTargetLayout()",
      "PhotoGrid().scrollTargetLayout()",
      "GeometryReader { _ in LazyVStack { \(loop) } }.scrollTargetLayout()",
      "SwiftUI.VStack { \(loop) }.scrollTargetLayout()",
      "(wide ? AnyView(LazyVStack { \(loop) }) : AnyView(Text(\"\"))).scrollTargetLayout()",
    ] {
      expectSilence(
        in: view(
          "ScrollView { \(content) }.scrollPosition(id: $scrolledID)",
          members: "var rows: some View { HStack { ForEach(photos) { Text($0.title) } } }"))
    }
  }

  @Test func `an item that lays out identified views is a layout of its own`() {
    for content in [
      "ForEach(sections) { LazyVStack { ForEach($0.photos) { Text($0.title) } }"
        + ".scrollTargetLayout() }",
      "ForEach(sections) { VStack { Text(\"a\").id(1); Text(\"b\").id(2) }.scrollTargetLayout() }",
      "ForEach(sections) { HStack { ForEach($0.photos) { Text($0.title) } } }.scrollTargetLayout()",
    ] {
      expectSilence(
        in: view("ScrollView { VStack { \(content) } }.scrollPosition(id: $scrolledID)"))
    }
  }

  @Test func `an item of another file may be a container: a note`() {
    for item in ["PhotoCell(photo: $0)", "HStack { PhotoCell(photo: $0) }", "cell($0)", "row($0)"] {
      let name = item.prefix { $0 != "(" && $0 != " " }
      expect(
        .misplacedTargetLayout,
        in: view(
          "ScrollView { LazyVStack { ForEach(photos) { \(item).1️⃣scrollTargetLayout() } } }",
          members: "func row(_ photo: Photo) -> some View { WeekRow(photo) }"),
        finds: .note(
          "1️⃣",
          "'.scrollTargetLayout()' on each '\(name)' makes scroll targets only of what lies inside "
            + "it"))
    }
  }

  @Test func `on the scroll view over content that is not seen: a note`() {
    expect(
      .misplacedTargetLayout,
      in: view("ScrollView { PhotoGrid() }.1️⃣scrollTargetLayout().scrollPosition(id: $scrolledID)"),
      finds: .note("1️⃣"))
  }

  @Test func `on a loop that is not seen in a scroll view: a note`() {
    expect(
      .misplacedTargetLayout,
      in: """
        struct Rows: View {
          var body: some View { ForEach(photos) { Text($0.title) }.1️⃣scrollTargetLayout() }
        }
        struct Stack: View {
          var body: some View { LazyVStack { ForEach(photos) { Text($0.title) } }.scrollTargetLayout() }
        }
        """,
      finds: .note(
        "1️⃣", help: "move it to the container around: LazyVStack { … }.scrollTargetLayout()"))
  }

  @Test func `a nested scroll view's layout is its own affair`() {
    expect(
      .misplacedTargetLayout,
      in: view(
        """
        ScrollView {
          LazyVStack {
            ForEach(sections) { section in
              ScrollView(.horizontal) { LazyHStack { ForEach(section.photos) { Text($0.title) } } }
                .1️⃣scrollTargetLayout()
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $scrolledID)
        """),
      finds: .warning("1️⃣"))
  }

  @Test func `a member that two scroll views share is at fault once`() {
    expect(
      .misplacedTargetLayout,
      in: view(
        """
        VStack {
          ScrollView { PhotoGrid(); rows }
          ScrollView { rows }
        }
        """,
        members: """
          var rows: some View {
            LazyVStack { ForEach(photos) { Text($0.title) }.1️⃣scrollTargetLayout() }
          }
          """),
      finds: .warning("1️⃣"))
  }

  @Test func `misplaced is not missing`() {
    for content in [
      "ScrollView { LazyVStack { ForEach(photos) { Text($0.title) } } }.scrollTargetLayout()",
      "ScrollView { LazyVStack { ForEach(photos) { Text($0.title) }.scrollTargetLayout() } }",
      "ScrollView { LazyVStack { ForEach(photos) { Text($0.title).scrollTargetLayout() } } }",
    ] {
      let source = view(
        content + ".scrollPosition(id: $scrolledID).scrollTargetBehavior(.viewAligned)")
      expect(.missingTargetLayout, in: source)
      expect(.noSnapTargets, in: source)
    }
  }
}
