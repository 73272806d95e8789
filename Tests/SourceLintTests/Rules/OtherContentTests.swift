import Testing

@testable import SourceLint

/// What is not the content of a scroll view, though it stands in it.
@Suite struct OtherContentTests {
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
}
