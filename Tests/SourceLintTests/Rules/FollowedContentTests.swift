import Testing

@testable import SourceLint

/// Content that stands elsewhere in the same file is followed.
@Suite struct FollowedContentTests {
  @Test func `content in a property is followed`() {
    let source = { (modifier: String) in
      view(
        "ScrollView { rows }.1️⃣scrollPosition(id: $scrolledID)",
        members: """
          private var rows: some View {
            LazyVStack { ForEach(photos) { Text($0.title) } }2️⃣\(modifier)
          }
          """)
    }
    expect(
      .missingTargetLayout, in: source(""),
      finds: .warning(
        "1️⃣", notes: [("2️⃣", "'.scrollTargetLayout()' goes here, on 'LazyVStack'")]))
    expect(.missingTargetLayout, in: source(".scrollTargetLayout()"))
  }

  @Test func `a getter, a function, a closure argument, a nested property are followed`() {
    let members = [
      "var rows: some View { get { STACK } }",
      "@ViewBuilder private func rows(of photos: [Photo]) -> some View { STACK }",
      "@ViewBuilder var rows: some View { if photos.isEmpty { Text(\"none\") } else { STACK } }",
      "var rows: some View { inner.padding() }\n  var inner: some View { STACK }",
      "var rows: some View { log(\"rows\"); count += 1; return STACK }",
      "let rows = STACK",
      "static var rows: some View { STACK }",
    ]
    let uses = ["rows", "rows(of: photos)", "rows", "self.rows", "rows", "rows", "Self.rows"]
    for (member, use) in zip(members, uses) {
      let stack = "LazyVStack { ForEach(photos) { Text($0.title) } }"
      for content in ["ScrollView { \(use) }", "ScrollView(.vertical, content: { \(use) })"] {
        let body = "\(content).1️⃣scrollPosition(id: $scrolledID)"
        expect(
          .missingTargetLayout,
          in: view(body, members: member.replacing("STACK", with: stack)), finds: .warning("1️⃣"))
        expect(
          .missingTargetLayout,
          in: view(
            body, members: member.replacing("STACK", with: stack + ".scrollTargetLayout()")))
      }
    }
  }

  @Test func `a view struct of the same file is followed`() {
    let rows = { (modifier: String) in
      view("ScrollView { Rows(photos: photos) }.1️⃣scrollPosition(id: $scrolledID)") + """

        private struct Rows: View {
          let photos: [Photo]
          var body: some View {
            LazyVStack { ForEach(photos) { Text($0.title) } }\(modifier)
          }
        }
        """
    }
    expect(.missingTargetLayout, in: rows(""), finds: .warning("1️⃣"))
    expect(.missingTargetLayout, in: rows(".scrollTargetLayout()"))
  }

  @Test func `names mean what they mean in their own type`() {
    // The other type's `rows` has the layout; it is not the one that is used.
    expect(
      .missingTargetLayout,
      in: view(
        "ScrollView { rows }.1️⃣scrollPosition(id: $scrolledID)",
        members: "var rows: some View { LazyVStack { ForEach(photos) { Text($0.title) } } }")
          + """

          struct Other: View {
            var rows: some View { LazyVStack { Text("") }.scrollTargetLayout() }
            var body: some View { rows }
          }
          """,
      finds: .warning("1️⃣"))
    // An extension of the same type is the same scope.
    expect(
      .missingTargetLayout,
      in: view("ScrollView { rows }.1️⃣scrollPosition(id: $scrolledID)") + """

        extension PhotoList {
          var rows: some View { LazyVStack { ForEach(photos) { Text($0.title) } } }
        }
        """,
      finds: .warning("1️⃣"))
  }

  @Test func `the scroll view itself may stand in a property`() {
    expect(
      .missingTargetLayout,
      in: view(
        "scroller.1️⃣scrollPosition(id: $scrolledID)",
        members: """
          var scroller: some View {
            ScrollView { LazyVStack { ForEach(photos) { Text($0.title) } }2️⃣ }
          }
          """),
      finds: .warning(
        "1️⃣", notes: [("2️⃣", "'.scrollTargetLayout()' goes here, on 'LazyVStack'")]))
  }

  @Test func `a wrapper of the same file hands its closure on`() {
    let wrapper = """

      struct Scroller<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { ScrollView { content() } }
      }
      """
    let use = { (modifier: String) in
      view(
        """
        Scroller { LazyVStack { ForEach(photos) { Text($0.title) } }\(modifier) }
          .1️⃣scrollPosition(id: $scrolledID)
        """) + wrapper
    }
    expect(.missingTargetLayout, in: use(""), finds: .warning("1️⃣"))
    expect(.missingTargetLayout, in: use(".scrollTargetLayout()"))
    // What is handed on may itself come from outside.
    expect(
      .missingTargetLayout,
      in: """
        struct Page<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View {
            Scroller { VStack { 2️⃣content() } }.1️⃣scrollPosition(id: $id)
          }
        }
        """ + wrapper,
      finds: .note("1️⃣", notes: [("2️⃣", "'content' comes from outside and may hold it")]))
  }
}
