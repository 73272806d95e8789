import Testing

@testable import SourceLint

/// Modifiers of the same file that bring a scroll position, a behaviour or a layout with them.
@Suite struct HelperTests {
  private static let rows = "LazyVStack { ForEach(photos) { Text($0.title) } }"

  // MARK: - Positions and behaviours

  private static let trackers = [
    ("tracked($scrolledID)", "func tracked(_ id: Binding<Int?>) -> some View { BODY }", "id"),
    (
      "tracked(by: $scrolledID, 3)",
      "func tracked(by id: Binding<Int?>, _ count: Int) -> some View { BODY }", "id"
    ),
    (
      "tracked(id: $scrolledID)",
      "@ViewBuilder func tracked<ID: Hashable>(id: Binding<ID?>) -> some View { if #available(iOS 18, *) "
        + "{ BODY } else { self } }", "id"
    ),
  ]

  @Test(arguments: [
    "scrollPosition(id: NAME)", "self.scrollPosition(id: NAME, anchor: .top)",
    "scrollIndicators(.hidden).scrollPosition(id: NAME)",
    "self\n.padding()\n#if os(iOS)\n.scrollPosition(id: NAME)\n#else\n.scrollPosition(id: NAME, "
      + "anchor: .top)\n#endif",
  ])
  func `a function of an extension is judged where it is used`(body: String) {
    for (use, function, name) in Self.trackers {
      let source = { (modifier: String) in
        view("ScrollView { \(Self.rows)2️⃣\(modifier) }.1️⃣\(use)") + "\n\nextension View {\n"
          + function.replacing("BODY", with: body.replacing("NAME", with: name)) + "\n}"
      }
      expect(
        .missingTargetLayout, in: source(""),
        finds: .warning(
          "1️⃣",
          "nothing in this 'ScrollView' is a scroll target: scrolling by hand never writes "
            + "'$scrolledID'",
          notes: [("2️⃣", "'.scrollTargetLayout()' goes here, on 'LazyVStack'")]))
      expect(.missingTargetLayout, in: source(".scrollTargetLayout()"))
    }
  }

  @Test func `a view modifier and a property are judged where they are used`() {
    let modifier = """

      struct Tracking: ViewModifier {
        @Binding var id: Int?
        func body(content: Content) -> some View { content.padding().scrollPosition(id: $id) }
      }
      """
    let source = { (layout: String) in
      view("ScrollView { \(Self.rows)\(layout) }.1️⃣modifier(Tracking(id: $scrolledID))") + modifier
    }
    expect(
      .missingTargetLayout, in: source(""),
      finds: .warning(
        "1️⃣",
        "nothing in this 'ScrollView' is a scroll target: scrolling by hand never writes "
          + "'$scrolledID'"))
    expect(.missingTargetLayout, in: source(".scrollTargetLayout()"))

    let cards = { (layout: String) in
      view("ScrollView(.horizontal) { \(Self.rows)\(layout) }\n.1️⃣snapped\n.padding()")
        + "\nextension View { var snapped: some View { scrollTargetBehavior(.viewAligned) } }"
    }
    expect(.noSnapTargets, in: cards(""), finds: .warning("1️⃣"))
    expect(.noSnapTargets, in: cards(".scrollTargetLayout()"))
  }

  @Test func `each use is one of its own`() {
    expect(
      .missingTargetLayout,
      in: view(
        """
        VStack {
          ScrollView { \(Self.rows) }.1️⃣tracked($scrolledID)
          ScrollView { \(Self.rows).scrollTargetLayout() }.tracked($other)
          ScrollView { 3️⃣PhotoGrid() }.2️⃣tracked($other)
        }
        """) + """

          extension View {
            func tracked(_ id: Binding<Int?>) -> some View { scrollPosition(id: id) }
          }
          """,
      finds: .warning("1️⃣"),
      .note("2️⃣", notes: [("3️⃣", "'PhotoGrid' is declared in another file and may hold it")]))
  }

  @Test func `a function that nothing here uses is a note`() {
    for body in ["2️⃣1️⃣scrollPosition(id: id)", "2️⃣scrollDisabled(false).1️⃣scrollPosition(id: id)"] {
      expect(
        .missingTargetLayout,
        in: "extension View { func tracked(_ id: Binding<Int?>) -> some View { \(body) } }",
        finds: .note("1️⃣", notes: [("2️⃣", "'self' comes from outside and may hold it")]))
    }
    expect(
      .noSnapTargets,
      in: "extension View { func snap() -> some View { 1️⃣scrollTargetBehavior(.viewAligned) } }",
      finds: .note("1️⃣"))
    // Used, and only on what is not seen.
    expect(
      .missingTargetLayout,
      in: view("PhotoGrid().tracked($scrolledID)")
        + "\nextension View { func tracked(_ id: Binding<Int?>) -> some View { "
        + "1️⃣scrollPosition(id: id) } }",
      finds: .note("1️⃣"))
  }

  @Test func `of several functions of one name the one that fits is meant`() {
    let declarations = """

      extension View {
        func tracked(_ id: Binding<Int?>, anchor: UnitPoint = .top) -> some View {
          scrollPosition(id: id, anchor: anchor)
        }
        func tracked(name: String) -> some View { accessibilityIdentifier(name) }
        func tracked() -> some View { padding() }
        func tracked(_ id: Binding<Int?>, _ other: Int, done: () -> Void) -> some View { padding() }
        var tracked: some View { padding() }
      }
      """
    for use in ["tracked($scrolledID)", "tracked($scrolledID, anchor: .center)"] {
      expect(
        .missingTargetLayout,
        in: view("ScrollView { \(Self.rows) }.1️⃣\(use)") + declarations, finds: .warning("1️⃣"))
    }
    for use in ["tracked(name: \"a\")", "tracked()", "tracked", "tracked($a, 3) { }"] {
      expect(
        .missingTargetLayout,
        in: view("ScrollView { \(Self.rows) }.\(use)")
          + declarations.replacing("scrollPosition", with: "1️⃣scrollPosition"),
        finds: .note("1️⃣"))
    }
  }

  @Test func `a call of that name that is no modifier is left alone`() {
    expectSilence(
      in: view(
        "ScrollView { \(Self.rows) }",
        members: """
          func scrollPosition(id: Int) { }
          func go() { scrollPosition(id: 3); scrollTargetBehavior(.viewAligned) }
          """))
  }

  @Test func `the other rules see the uses, too`() {
    let tracked = """

      extension View {
        func tracked(_ id: Binding<Int?>) -> some View { scrollPosition(id: id) }
      }
      """
    expect(
      .unsupportedContainer,
      in: view("List { ForEach(photos) { Text($0.title) } }.1️⃣tracked($scrolledID)") + tracked,
      finds: .warning(
        "1️⃣", "'List' takes no scroll position: '$scrolledID' neither follows it nor moves it"))
    expect(
      .misplacedScrollPosition,
      in: view("ScrollView { VStack { Text(\"\") }.1️⃣tracked($scrolledID) }") + tracked,
      finds: .warning("1️⃣"))
    expect(
      .deadBinding,
      in: view("ScrollView { \(Self.rows) }.1️⃣tracked(.constant(3))") + tracked,
      finds: .warning("1️⃣"))
    // The modifier may set the margins as well.
    expect(
      .paddingNotInset,
      in: view("ScrollView { \(Self.rows).padding().scrollTargetLayout() }.snap()") + """

        extension View {
          func snap() -> some View { contentMargins(8).scrollTargetBehavior(.viewAligned) }
        }
        """)
  }

  @Test func `conditions around a position in a modifier are its own`() {
    expectSilence(
      in: view(
        """
        ScrollView {
          \(Self.rows)
            #if os(iOS)
            .scrollTargetLayout()
            #endif
        }
        .tracked($scrolledID)
        """) + """

          extension View {
            func tracked(_ id: Binding<Int?>) -> some View {
              #if os(iOS)
              scrollPosition(id: id)
              #else
              self
              #endif
            }
          }
          """)
  }

  // MARK: - In closures

  @Test func `what a modifier hands to its closure is the view that it stands on`() {
    let source = { (layout: String, use: String, declaration: String) in
      view("ScrollView { \(Self.rows)2️⃣\(layout) }.3️⃣\(use)") + "\n" + declaration
    }
    for use in [
      "apply { $0.1️⃣scrollPosition(id: $scrolledID) }",
      "apply { view in view.padding().1️⃣scrollPosition(id: $scrolledID) }",
      "apply { if #available(iOS 17, *) { $0.1️⃣scrollPosition(id: $scrolledID) } else { $0 } }",
      "apply { $0.apply { $0.1️⃣scrollPosition(id: $scrolledID) } }",
    ] {
      expect(
        .missingTargetLayout, in: source("", use, Self.apply),
        finds: .warning(
          "1️⃣", notes: [("2️⃣", "'.scrollTargetLayout()' goes here, on 'LazyVStack'")]))
      expect(.missingTargetLayout, in: source(".scrollTargetLayout()", use, Self.apply))
    }
    // Elsewhere declared, it may do more.
    let foreign = "if(tracks) { $0.1️⃣scrollPosition(id: $scrolledID) }"
    expect(
      .missingTargetLayout, in: source("", foreign, ""),
      finds: .note(
        "1️⃣", notes: [("3️⃣", "'if' is a modifier of another file and may add it")]))
    expect(.missingTargetLayout, in: source(".scrollTargetLayout()", foreign, ""))
    for (declaration, severity) in [
      (Self.apply, Expectation.warning("1️⃣")), ("", Expectation.note("1️⃣")),
    ] {
      expect(
        .unsupportedContainer,
        in: view("List { Text(\"\") }.apply { $0.1️⃣scrollPosition(id: $scrolledID) }")
          + "\n" + declaration, finds: severity)
    }
  }

  @Test func `another parameter, another closure, another name is not that view`() {
    for use in [
      "apply { $1.2️⃣1️⃣scrollPosition(id: $scrolledID) }",
      "apply { a, b in 2️⃣b.1️⃣scrollPosition(id: $scrolledID) }",
      "apply { a in 2️⃣other.1️⃣scrollPosition(id: $scrolledID) }",
      "apply { a in let a = Unseen(); 2️⃣a.1️⃣scrollPosition(id: $scrolledID) }",
      "apply(make { 2️⃣$0.1️⃣scrollPosition(id: $scrolledID) })",
    ] {
      let source = view("ScrollView { \(Self.rows).scrollTargetLayout() }.\(use)")
      let found = SourceLinter.lint(
        Array(MarkedSource(source).text.utf8), path: "Test.swift", rules: [.missingTargetLayout])
      #expect(found.findings.map(\.severity) == [.note], "\(use)")
    }
  }

  // MARK: - Layouts

  private func rows(_ modifier: String, _ declarations: String) -> String {
    view("ScrollView { \(Self.rows).2️⃣\(modifier) }.1️⃣scrollPosition(id: $scrolledID)") + "\n"
      + declarations
  }

  private static let apply = """
    extension View {
      func apply<V: View>(@ViewBuilder _ transform: (Self) -> V) -> V { transform(self) }
    }
    """

  @Test func `a modifier of this file does what its closure does`() {
    expect(.missingTargetLayout, in: rows("apply { $0.scrollTargetLayout() }", Self.apply))
    expect(
      .missingTargetLayout, in: rows("apply({ $0.scrollTargetLayout() })", Self.apply))
    expect(
      .missingTargetLayout,
      in: rows(
        "apply { view in if #available(iOS 17, *) { view.scrollTargetLayout() } else { view } }",
        Self.apply))
    expect(
      .missingTargetLayout, in: rows("apply { $0.padding() }", Self.apply), finds: .warning("1️⃣"))
    for unseen in ["apply { $0.targets() }", "apply(transform)", "apply { decorate($0) }"] {
      expect(
        .missingTargetLayout, in: rows(unseen, Self.apply),
        finds: .note(
          "1️⃣", notes: [("2️⃣", "'apply' applies what is not seen here and may add it")]))
    }
    expect(
      .missingTargetLayout,
      in: rows(
        "modifier(Transforming { $0.scrollTargetLayout() })",
        """
        struct Transforming<V: View>: ViewModifier {
          let transform: (Content) -> V
          func body(content: Content) -> some View { transform(content) }
        }
        """))
  }

  @Test func `modifiers of this file lead to one another`() {
    let chain = """
      extension View {
        func cards() -> some View { padding().targets() }
        func targets() -> some View { snapping }
        var snapping: some View { END }
      }
      """
    for (end, expected) in [
      ("scrollTargetLayout()", nil), ("padding()", Finding.Severity.warning),
      ("elsewhere()", .note), ("cards()", .warning), ("modifier(Unseen())", .note),
      ("if isOn { padding(min(3, 4)) } else { self }", .warning),
      ("#if false\nscrollTargetLayout()\n#endif\nself", .warning),
    ] {
      for use in ["cards()", "targets()", "snapping"] {
        let source = MarkedSource(rows(use, chain.replacing("END", with: end))).text
        let result = SourceLinter.lint(
          Array(source.utf8), path: "Test.swift", rules: [.missingTargetLayout])
        #expect(result.findings.map(\.severity) == (expected.map { [$0] } ?? []), "\(use) \(end)")
      }
    }
  }

  @Test func `of several modifiers of one name any may be meant`() {
    expect(
      .missingTargetLayout,
      in: rows(
        "cards()",
        """
        extension View { func cards() -> some View { scrollTargetLayout() } }
        extension View { func cards(_ count: Int) -> some View { padding() } }
        """))
  }
}
