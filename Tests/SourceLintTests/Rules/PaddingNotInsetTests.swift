import Testing

@testable import SourceLint

@Suite struct PaddingNotInsetTests {
  private func source(
    axes: String = "(.horizontal)", _ padding: String, after: String = "",
    behavior: String = ".viewAligned"
  ) -> String {
    view(
      """
      ScrollView\(axes) {
        LazyHStack { ForEach(photos) { Text($0.title).padding(8) } }
          .scrollTargetLayout()
          \(padding)
      }2️⃣
      .scrollTargetBehavior(\(behavior))
      \(after)
      """)
  }

  @Test func `padding along the axis is content`() {
    expect(
      .paddingNotInset, in: source(".1️⃣padding(.horizontal, 20)"),
      finds: .note(
        "1️⃣",
        "this padding scrolls with the content: views align to the scroll view's edge and not behind "
          + "it",
        notes: [("2️⃣", "the margin belongs here, on the 'ScrollView'")],
        help: ".contentMargins(.horizontal, 20, for: .scrollContent)"))
    for (padding, help) in [
      (".1️⃣padding()", ".contentMargins(.horizontal, 16, for: .scrollContent)"),
      (".1️⃣padding(24)", ".contentMargins(.horizontal, 24, for: .scrollContent)"),
      (".1️⃣padding(.all, 8)", ".contentMargins(.horizontal, 8, for: .scrollContent)"),
      (".1️⃣padding(.horizontal)", ".contentMargins(.horizontal, 16, for: .scrollContent)"),
      (".1️⃣padding(.leading, 12)", ".contentMargins(.leading, 12, for: .scrollContent)"),
      (".1️⃣padding(.trailing)", ".contentMargins(.trailing, 16, for: .scrollContent)"),
    ] {
      expect(.paddingNotInset, in: source(padding), finds: .note("1️⃣", help: help))
    }
    for axes in ["", "(.vertical)", "(showsIndicators: false)"] {
      expect(
        .paddingNotInset, in: source(axes: axes, ".1️⃣padding(.top, 20)"), finds: .note("1️⃣"))
    }
  }

  @Test func `padding across, of nothing, on items, or with margins is healthy`() {
    for padding in [
      ".padding(.vertical, 20)", ".padding(.top)", ".padding(0)", ".padding(.horizontal, 0)",
      ".padding(edges, 20)", ".padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))",
      ".frame(width: 20)", "// .padding(.horizontal)",
    ] {
      expect(.paddingNotInset, in: source(padding))
    }
    for after in [".contentMargins(.horizontal, 20)", ".safeAreaPadding(.horizontal)"] {
      expect(.paddingNotInset, in: source(".padding(.horizontal, 20)", after: after))
    }
    expect(.paddingNotInset, in: source(".padding(.horizontal, 20)", behavior: ".paging"))
    expect(.paddingNotInset, in: source(axes: "(axes)", ".padding(.horizontal, 20)"))
    expect(
      .paddingNotInset, in: source(axes: "([.horizontal, .vertical])", ".padding(.horizontal, 20)"))
  }

  @Test func `without targets another rule speaks`() {
    expect(
      .paddingNotInset,
      in: source(".padding(.horizontal)").replacing(".scrollTargetLayout()", with: ""))
  }

  @Test func `it is found in properties, and not in nested scroll views`() {
    expect(
      .paddingNotInset,
      in: view(
        "ScrollView { cards }.scrollTargetBehavior(.viewAligned)",
        members: """
          var cards: some View {
            LazyVStack {
              ForEach(sections) { _ in ScrollView { VStack { }.padding() } }
            }
            .scrollTargetLayout()
            .1️⃣padding(.vertical)
          }
          """),
      finds: .note("1️⃣"))
  }
}
