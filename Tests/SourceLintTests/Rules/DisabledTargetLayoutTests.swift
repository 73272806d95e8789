import Testing

@testable import SourceLint

@Suite struct DisabledTargetLayoutTests {
  private func source(_ modifier: String, _ after: String = ".scrollPosition(id: $scrolledID)")
    -> String
  {
    view(
      """
      ScrollView {
        LazyVStack { ForEach(photos) { Text($0.title) } }
          \(modifier)
      }
      \(after)
      """)
  }

  @Test func `a layout that is switched off is as good as none`() {
    expect(
      .disabledTargetLayout, in: source(".1️⃣scrollTargetLayout(isEnabled: false)"),
      finds: .warning(
        "1️⃣", "'isEnabled: false' switches the target layout off: nothing here is a scroll target",
        help: ".scrollTargetLayout()"))
    expect(.missingTargetLayout, in: source(".scrollTargetLayout(isEnabled: false)"))
  }

  @Test func `what is decided at run time is left alone`() {
    for value in ["true", "isSnapping", "!photos.isEmpty", "false || snaps", "id == false"] {
      expectSilence(in: source(".scrollTargetLayout(isEnabled: \(value))"))
    }
  }

  @Test func `another layout beside it makes up for it`() {
    expectSilence(
      in: source(
        """
        #if DEBUG
        .scrollTargetLayout(isEnabled: false)
        #else
        .scrollTargetLayout()
        #endif
        """))
  }

  @Test func `in a property, a function, a condition`() {
    for content in ["rows", "rows()", "if wide { rows } else { Text(\"\") }"] {
      expect(
        .disabledTargetLayout,
        in: view(
          "ScrollView { \(content) }.scrollTargetBehavior(.viewAligned)",
          members: """
            @ViewBuilder func rows() -> some View {
              LazyVStack { ForEach(photos) { Text($0.title) } }.1️⃣scrollTargetLayout(isEnabled: false)
            }
            """.replacing(
              "func rows()", with: content == "rows()" ? "func rows()" : "var rows:"
            )
            .replacing(": -> some View", with: ": some View")),
        finds: .warning("1️⃣"))
    }
  }

  @Test func `with no position in sight it is a note`() {
    expect(
      .disabledTargetLayout, in: source(".1️⃣scrollTargetLayout(isEnabled: false)", ".padding()"),
      finds: .note("1️⃣"))
  }

  @Test func `in strings, comments and other modifiers it is none`() {
    expectSilence(
      in: source(
        """
        // .scrollTargetLayout(isEnabled: false)
        .help(".scrollTargetLayout(isEnabled: false)")
        .scrollTargetLayout(/* isEnabled: false */)
        """))
  }
}
