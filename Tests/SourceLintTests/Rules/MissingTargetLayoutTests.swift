import Testing

@testable import SourceLint

/// The rule that this is all about: a position that reads what nothing reports.
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
}
