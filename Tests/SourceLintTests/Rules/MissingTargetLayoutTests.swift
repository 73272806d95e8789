import Testing

@testable import SourceLint

@Suite struct MissingTargetLayoutTests {
  @Test func `the line that goes missing is pointed at, in the user's own words`() {
    expect(
      .missingTargetLayout,
      in: """
        struct PhotoList: View {
          @State private var scrolledID: Int?

          var body: some View {
            ScrollView {
              LazyVStack(spacing: 8) {
                ForEach(photos) { photo in
                  PhotoRow(photo: photo)
                }
              }2️⃣
            }
            .1️⃣scrollPosition(id: $scrolledID)
          }
        }
        """,
      finds: .warning(
        "1️⃣",
        "nothing in this 'ScrollView' is a scroll target: scrolling by hand never writes "
          + "'$scrolledID'",
        notes: [("2️⃣", "'.scrollTargetLayout()' goes here, on 'LazyVStack'")],
        help: "LazyVStack(spacing: 8) { … }.scrollTargetLayout()"))
  }

  @Test(arguments: [
    "LazyVStack", "LazyHStack", "VStack", "HStack", "ZStack", "LazyVGrid(columns: columns)",
    "LazyHGrid(rows: rows, spacing: 4)", "LazyVStack(pinnedViews: [.sectionHeaders])", "Grid",
  ])
  func `every container of SwiftUI counts`(container: String) {
    let name = container.prefix { $0 != "(" }
    expect(
      .missingTargetLayout,
      in: view(
        """
        ScrollView {
          \(container) { ForEach(photos) { Text($0.title) } }2️⃣
        }.1️⃣scrollPosition(id: $scrolledID)
        """),
      finds: .warning(
        "1️⃣", notes: [("2️⃣", "'.scrollTargetLayout()' goes here, on '\(name)'")],
        help: "\(container) { … }.scrollTargetLayout()"))
    expectSilence(
      in: view(
        """
        ScrollView {
          \(container) { ForEach(photos) { Text($0.title) } }.scrollTargetLayout()
        }.scrollPosition(id: $scrolledID)
        """))
  }

  @Test func `a loop without a container is to be put into one`() {
    expect(
      .missingTargetLayout,
      in: view(
        """
        ScrollView(.horizontal, showsIndicators: false) {
          2️⃣ForEach(photos) { photo in Text(photo.title) }
        }
        .1️⃣scrollPosition(id: $scrolledID, anchor: .center)
        """),
      finds: .warning(
        "1️⃣", notes: [("2️⃣", "put this 'ForEach' into 'LazyHStack' with '.scrollTargetLayout()'")],
        help: "LazyHStack { ForEach(photos) { … } }.scrollTargetLayout()"))
  }

  @Test func `content without a loop has nothing to follow either`() {
    expect(
      .missingTargetLayout,
      in: view(
        """
        2️⃣ScrollView { Text("A long text").id(1) }
          .1️⃣scrollPosition(id: $scrolledID)
        """),
      finds: .warning(
        "1️⃣",
        notes: [
          ("2️⃣", "the content of this 'ScrollView' needs a container with '.scrollTargetLayout()'")
        ], help: "LazyVStack { … }.scrollTargetLayout()"))
  }

  @Test func `a long container is shortened to a line`() {
    expect(
      .missingTargetLayout,
      in: view(
        """
        ScrollView {
          LazyVGrid(
            columns: [GridItem(.flexible()), GridItem(.flexible())],
            spacing: 8
          ) {
            ForEach(photos) { Text($0.title) }
          }
        }
        .1️⃣scrollPosition(id: $scrolledID)
        """),
      finds: .warning("1️⃣", help: "LazyVGrid(…) { … }.scrollTargetLayout()"))
  }

  @Test func `the position may stand on something around the scroll view`() {
    for wrapper in [
      "ScrollViewReader { proxy in", "GeometryReader { _ in", "Group {", "VStack(spacing: 0) {",
      "NavigationStack {", "ZStack { Color.red;",
    ] {
      expect(
        .missingTargetLayout,
        in: view(
          """
          \(wrapper)
            ScrollView {
              LazyVStack { ForEach(photos) { Text($0.title) } }2️⃣
            }
            .padding()
          }
          .1️⃣scrollPosition(id: $scrolledID)
          """),
        finds: .warning(
          "1️⃣", notes: [("2️⃣", "'.scrollTargetLayout()' goes here, on 'LazyVStack'")]))
    }
  }

  // MARK: - Following the same file

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

  // MARK: - Conditions

  @Test func `a layout in any branch keeps the warning back`() {
    let stack = "LazyVStack { ForEach(photos) { Text($0.title) } }"
    let contents = [
      "if wide { \(stack).scrollTargetLayout() } else { \(stack) }",
      "if #available(iOS 17, *) { \(stack).scrollTargetLayout() } else { \(stack) }",
      "switch mode { case .list: \(stack).scrollTargetLayout()\n default: \(stack) }",
      "wide ? AnyView(\(stack).scrollTargetLayout()) : AnyView(\(stack))",
      "#if os(iOS)\n\(stack).scrollTargetLayout()\n#else\n\(stack)\n#endif",
      "\(stack)\n#if os(iOS)\n.scrollTargetLayout()\n#endif",
      "\(stack)\n.padding()\n#if os(macOS)\n.font(.body)\n#else\n.scrollTargetLayout()\n#endif",
    ]
    for content in contents {
      let source = view("ScrollView { \(content) }\n.scrollPosition(id: $scrolledID)")
      let result = SourceLinter.lint(Array(source.utf8), path: "Test.swift")
      #expect(result.findings.allSatisfy { $0.severity == .note }, "\(content)")
    }
  }

  @Test func `no branch has a layout`() {
    let stack = "LazyVStack { ForEach(photos) { Text($0.title) } }"
    let contents = [
      "if wide { \(stack) } else { \(stack) }",
      "if let photos { \(stack) } else if wide { EmptyView() } else { \(stack).padding() }",
      "switch mode { case .list: \(stack)\n default: Text(\"\") }",
      "wide ? AnyView(\(stack)) : AnyView(\(stack))",
      "#if os(iOS)\n\(stack)\n#else\n\(stack)\n#endif",
      "\(stack)\n#if os(iOS)\n.padding()\n#endif",
    ]
    for content in contents {
      expect(
        .missingTargetLayout,
        in: view("ScrollView { \(content) }\n.1️⃣scrollPosition(id: $scrolledID)"),
        finds: .warning("1️⃣"))
    }
  }

  @Test func `conditions around the position join the chain`() {
    expect(
      .missingTargetLayout,
      in: view(
        """
        ScrollView {
          LazyVStack { ForEach(photos) { Text($0.title) } }
        }
        #if os(iOS)
        .1️⃣scrollPosition(id: $scrolledID)
        #elseif os(macOS)
        // nothing yet
        #else
        #if DEBUG
        .2️⃣scrollPosition(id: $scrolledID, anchor: .top)
        #endif
        .background(.red)
        #endif
        .padding()
        """),
      finds: .warning("1️⃣"), .warning("2️⃣"))
  }

  // MARK: - What is not the content

  @Test func `a nested scroll view answers for itself`() {
    expect(
      .missingTargetLayout,
      in: view(
        """
        ScrollView {
          LazyVStack {
            ForEach(sections) { section in
              ScrollView(.horizontal) {
                LazyHStack { ForEach(section.photos) { Text($0.title) } }.scrollTargetLayout()
              }
              .scrollPosition(id: $scrolledID)
            }
          }2️⃣
        }
        .1️⃣scrollPosition(id: $scrolledID)
        """),
      finds: .warning(
        "1️⃣", notes: [("2️⃣", "'.scrollTargetLayout()' goes here, on 'LazyVStack'")]))
    expect(
      .missingTargetLayout,
      in: view(
        """
        ScrollView {
          LazyVStack {
            ForEach(sections) { section in
              ScrollView(.horizontal) {
                LazyHStack { ForEach(section.photos) { Text($0.title) } }
              }
              .1️⃣scrollPosition(id: $scrolledID)
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $scrolledID)
        """),
      finds: .warning("1️⃣"))
  }

  @Test func `overlays, backgrounds and sheets are not content`() {
    expect(
      .missingTargetLayout,
      in: view(
        """
        ScrollView {
          LazyVStack { ForEach(photos) { Text($0.title) } }
            .overlay { LazyVStack { Text("") }.scrollTargetLayout() }
            .background(VStack { Text("") }.scrollTargetLayout())
        }
        .sheet(isPresented: $shows) { ScrollView { LazyVStack { }.scrollTargetLayout() } }
        .1️⃣scrollPosition(id: $scrolledID)
        """),
      finds: .warning("1️⃣"))
  }

  @Test func `strings and comments are not code`() {
    expect(
      .missingTargetLayout,
      in: view(
        ##"""
        ScrollView {
          LazyVStack {
            ForEach(photos) { photo in
              // .scrollTargetLayout()
              /* LazyVStack {}.scrollTargetLayout() /* nested */ } */
              Text(".scrollTargetLayout() } \(photo.title + "}") ")
              Text(#"\(not interpolated) }"#)
              Text("""
                .scrollTargetLayout() } "quoted" \(photo.id)
                """)
            }
          }
        }
        .1️⃣scrollPosition(id: $scrolledID)
        """##),
      finds: .warning("1️⃣"))
    expectSilence(
      in: #"let text = ".scrollPosition(id: $x)" // ScrollView { }.scrollPosition(id: $x)"#)
  }

  @Test func `a position that is no modifier is left alone`() {
    expectSilence(
      in: """
        func test() {
          let scrollPosition = 1
          print(model.scrollPosition, scrollPosition)
          model.scrollPosition = 3
          model.scrollPosition(of: 3)
        }
        """)
  }

  // MARK: - The value form

  @Test func `a ScrollPosition value needs targets only where its viewID is read`() {
    let source = { (position: String, read: String) in
      view(
        """
        ScrollView { LazyVStack { ForEach(photos) { Text($0.title) } } }
          .1️⃣scrollPosition($position)
          .onChange(of: \(read)) { }
        """, members: "@State private var position = \(position)")
    }
    let typed = "ScrollPosition(idType: Photo.ID.self)"
    expect(.missingTargetLayout, in: source(typed, "position.viewID"), finds: .warning("1️⃣"))
    expect(
      .missingTargetLayout, in: source(typed, "self.position.viewID(type: Int.self)"),
      finds: .warning("1️⃣"))
    expectSilence(in: source(typed, "position.isPositionedByUser").replacing("1️⃣", with: ""))
    expectSilence(
      in: source("ScrollPosition(edge: .bottom)", "position.point").replacing("1️⃣", with: ""))
  }

  // MARK: - What cannot be known

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
