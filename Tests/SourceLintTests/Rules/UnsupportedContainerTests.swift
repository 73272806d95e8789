import Testing

@testable import SourceLint

@Suite struct UnsupportedContainerTests {
  @Test(arguments: ["List", "Form", "Table"])
  func `a list takes no position`(name: String) {
    expect(
      .unsupportedContainer,
      in: view(
        """
        \(name)(photos) { photo in Text(photo.title) }
          .listStyle(.plain)
          .1️⃣scrollPosition(id: $scrolledID)
        """),
      finds: .warning(
        "1️⃣",
        "'\(name)' takes no scroll position: '$scrolledID' neither follows it nor moves it",
        notes: [],
        help: "use ScrollView { LazyVStack { … }.scrollTargetLayout() }, or a ScrollViewReader"))
  }

  @Test func `the value form is no better`() {
    expect(
      .unsupportedContainer,
      in: view("List { Text(\"\") }.1️⃣scrollPosition($position)"), finds: .warning("1️⃣"))
  }

  @Test func `the list is found inside wrappers, conditions and properties`() {
    for (body, members) in [
      ("NavigationStack { 2️⃣List { Text(\"\") } }.1️⃣scrollPosition(id: $scrolledID)", ""),
      ("rows.1️⃣scrollPosition(id: $scrolledID)", "var rows: some View { 2️⃣List { Text(\"\") } }"),
      ("Group { if a { Text(\"\") } else { 2️⃣Form { } } }.1️⃣scrollPosition(id: $scrolledID)", ""),
      ("2️⃣List { }\n#if os(iOS)\n.1️⃣scrollPosition(id: $scrolledID)\n#endif", ""),
    ] {
      expect(.unsupportedContainer, in: view(body, members: members), finds: .warning("1️⃣"))
    }
  }

  @Test func `no other rule speaks of a list`() {
    let source = view("List { ForEach(photos) { Text($0.title) } }.scrollPosition(id: $scrolledID)")
    expect(.missingTargetLayout, in: source)
  }

  @Test func `a scroll view in reach may be the one that is meant`() {
    expect(
      .unsupportedContainer,
      in: view(
        "VStack { List { }; ScrollView { LazyVStack { }.scrollTargetLayout() } }.scrollPosition(id: $scrolledID)"
      ))
    expect(
      .unsupportedContainer,
      in: view(
        "List { ScrollView(.horizontal) { HStack { }.scrollTargetLayout() } }.1️⃣scrollPosition(id: $scrolledID)"
      ),
      finds: .note("1️⃣"))
  }

  @Test func `a list with a reader, or one of one's own, is healthy`() {
    expectSilence(
      in: view("ScrollViewReader { proxy in List { }.onAppear { proxy.scrollTo(3) } }"))
    expectSilence(
      in: view("List { LazyVStack { }.scrollTargetLayout() }.scrollPosition(id: $scrolledID)") + """

        struct List<Content: View>: View {
          @ViewBuilder var content: () -> Content
          var body: some View { ScrollView { content() } }
        }
        """)
  }
}
