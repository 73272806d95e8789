import Testing

@testable import SourceLint

/// What cannot be known from one file is a note.
@Suite struct UnknownContentTests {
  @Test func `content of another file is a note that names it`() {
    expect(
      .missingTargetLayout,
      in: view("ScrollView { 2️⃣PhotoGrid(photos: photos) }.1️⃣scrollPosition(id: $scrolledID)"),
      finds: .note(
        "1️⃣",
        "cannot see a target layout in the content: if there is none, scrolling by hand never "
          + "writes '$scrolledID'",
        notes: [("2️⃣", "'PhotoGrid' is declared in another file and may hold it")],
        help: "the container that holds the items needs .scrollTargetLayout(), if it has none yet"))
    expect(
      .missingTargetLayout,
      in: view("ScrollView { 2️⃣rows }.1️⃣scrollPosition(id: $scrolledID)"),
      finds: .note(
        "1️⃣", notes: [("2️⃣", "'rows' is declared in another file and may hold it")]))
    expect(
      .missingTargetLayout,
      in: view("ScrollView { Theme.2️⃣rows }.1️⃣scrollPosition(id: $scrolledID)"),
      finds: .note(
        "1️⃣", notes: [("2️⃣", "'Theme.rows' is declared in another file and may hold it")]))
  }

  @Test func `a custom container, a custom modifier and a handed-in view are notes`() {
    let loop = "ForEach(photos) { Text($0.title) }"
    let contents = [
      (
        "2️⃣FlowLayout(spacing: 4) { \(loop) }",
        "'FlowLayout' is a container of another file and may add it"
      ),
      (
        "LazyVStack { \(loop) }.2️⃣snapTargets()",
        "'snapTargets' is a modifier of another file and may add it"
      ),
      (
        "VStack { LazyVStack { \(loop) } }.2️⃣modifier(Snapping())",
        "'modifier' is a modifier of another file and may add it"
      ),
      (
        "LazyVStack { \(loop).2️⃣snapTargets() }",
        "'snapTargets' is a modifier of another file and may add it"
      ),
      (
        "LazyVStack { ForEach(photos) { PhotoRow($0).2️⃣scrollTarget() } }",
        "'scrollTarget' makes single views scroll targets"
      ),
      ("LazyVStack { 2️⃣header; \(loop) }", "'header' comes from outside and may hold it"),
      (
        "LazyVStack { ForEach(sections) { 2️⃣PhotoSection(section: $0) } }",
        "'PhotoSection' is declared in another file and may hold it"
      ),
    ]
    for (content, message) in contents {
      expect(
        .missingTargetLayout,
        in: view(
          "ScrollView { \(content) }\n.1️⃣scrollPosition(id: $scrolledID)",
          members: "let header: Header"),
        finds: .note("1️⃣", notes: [("2️⃣", message)]))
    }
  }

  @Test func `a generic wrapper and a view modifier are notes`() {
    expect(
      .missingTargetLayout,
      in: """
        struct Snapping<Content: View>: View {
          @Binding var id: Int?
          @ViewBuilder var content: () -> Content
          var body: some View {
            ScrollView(.horizontal) { LazyHStack { 2️⃣content() } }
              .1️⃣scrollPosition(id: $id)
          }
        }
        """,
      finds: .note("1️⃣", notes: [("2️⃣", "'content' comes from outside and may hold it")]))
    expect(
      .missingTargetLayout,
      in: """
        struct Tracking: ViewModifier {
          @Binding var id: Int?
          func body(content: Content) -> some View {
            2️⃣content.1️⃣scrollPosition(id: $id)
          }
        }
        """,
      finds: .note(
        "1️⃣",
        "cannot see the scroll view: if its content has no target layout, scrolling by hand never "
          + "writes '$id'", notes: [("2️⃣", "'content' comes from outside and may hold it")]))
    expect(
      .missingTargetLayout,
      in: """
        extension View {
          func tracking(_ id: Binding<Int?>) -> some View { 2️⃣self.1️⃣scrollPosition(id: id) }
        }
        """,
      finds: .note("1️⃣", notes: [("2️⃣", "'self' comes from outside and may hold it")]))
  }

  @Test func `an item of another file is an item`() {
    expect(
      .missingTargetLayout,
      in: view(
        """
        ScrollView {
          LazyVStack {
            Section {
              ForEach(photos) { photo in
                if photo.isAd { AdBanner() } else { PhotoCard(photo) { Text("") }.cardStyle() }
              }
            } header: { SectionHeader() }
          }
        }
        .1️⃣scrollPosition(id: $scrolledID)
        """),
      finds: .warning("1️⃣"))
  }

  @Test func `a header beside the rows is a row, a list beside them may be the content`() {
    let source = { (stack: String, other: String) in
      view(
        """
        ScrollView { \(stack) { \(other); ForEach(photos) { Text($0.title) } } }
          .1️⃣scrollPosition(id: $scrolledID)
        """)
    }
    for row in ["ProfileHeader(user: user)", "Banner()", "header", "PhotoProgress()"] {
      expect(.missingTargetLayout, in: source("LazyVStack", row), finds: .warning("1️⃣"))
    }
    for other in ["AlbumList()", "ProductsView()", "sectionView(first)", "Card { Text(\"\") }"] {
      expect(.missingTargetLayout, in: source("LazyVStack", other), finds: .note("1️⃣"))
    }
    // An eager stack may hold anything.
    expect(.missingTargetLayout, in: source("VStack", "ProfileHeader()"), finds: .note("1️⃣"))
  }

  @Test func `modifiers of the same file are looked into`() {
    let source = { (body: String) in
      view(
        """
        ScrollView { LazyVStack { ForEach(photos) { Text($0.title) } }.styled() }
          .1️⃣scrollPosition(id: $scrolledID)
        """) + "\nextension View { func styled() -> some View { \(body) } }"
    }
    expect(.missingTargetLayout, in: source("padding().background(.red)"), finds: .warning("1️⃣"))
    expect(.missingTargetLayout, in: source("padding().scrollTargetLayout()"))
    expect(.missingTargetLayout, in: source("self.padding().unheardOf()"), finds: .note("1️⃣"))
  }

  @Test func `a layout handed in by a closure of any modifier counts`() {
    expectSilence(
      in: view(
        """
        ScrollView {
          LazyVStack { ForEach(photos) { Text($0.title) } }
            .apply { view in if #available(iOS 17, *) { view.scrollTargetLayout() } else { view } }
        }
        .scrollPosition(id: $scrolledID)
        """))
  }
}
