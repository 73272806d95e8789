import Testing

@testable import SourceLint

@Suite struct PositionWithoutIDTypeTests {
  private func source(_ declaration: String, _ use: String) -> String {
    view(
      """
      ScrollView { LazyVStack { ForEach(photos) { Text($0.title) } }.scrollTargetLayout() }
        .scrollPosition($position)
        .onChange(of: \(use)) { }
      """, members: declaration)
  }

  @Test func `its viewID stays nil`() {
    expect(
      .positionWithoutIDType,
      in: source("@State private var position = 1️⃣ScrollPosition()", "position.2️⃣viewID"),
      finds: .warning(
        "1️⃣", "'position' has no id type: after a scroll by hand its 'viewID' is nil",
        notes: [("2️⃣", "its 'viewID' is read here")],
        help: "ScrollPosition(idType: Item.ID.self)"))
    expect(
      .positionWithoutIDType,
      in: source(
        "@State var position = 1️⃣ScrollPosition(edge: .bottom)",
        "self.position.2️⃣viewID(type: Photo.ID.self)"),
      finds: .warning(
        "1️⃣", notes: [("2️⃣", "its 'viewID' is read here")],
        help: "ScrollPosition(idType: Photo.ID.self, edge: .bottom)"))
    for declaration in [
      "@State var position: ScrollPosition = .1️⃣init()",
      "@State var position: ScrollPosition = .1️⃣init(y: 300)",
      "@State var position = 1️⃣ScrollPosition(point: .zero)",
    ] {
      expect(
        .positionWithoutIDType, in: source(declaration, "position.viewID"), finds: .warning("1️⃣"))
    }
  }

  @Test func `the help stays on one line`() {
    expect(
      .positionWithoutIDType,
      in: source(
        """
        @State var position = 1️⃣ScrollPosition(
            point: CGPoint(
              x: 3, y: 4))
        """, "position.viewID"),
      finds: .warning("1️⃣", help: "ScrollPosition(idType: Item.ID.self, point: …)"))
  }

  @Test func `a read inside a string counts, one inside a comment does not`() {
    expect(
      .positionWithoutIDType,
      in: view(
        "Text(\"at \\(String(describing: position.viewID))\")",
        members: "@State var position = 1️⃣ScrollPosition()"),
      finds: .warning("1️⃣"))
    expect(
      .positionWithoutIDType,
      in: view(
        "Text(\"position.viewID\") // position.viewID",
        members: "@State var position = ScrollPosition()"))
  }

  @Test func `the values of a change count`() {
    for change in [
      "onChange(of: position) { _, new in print(new.2️⃣viewID as Any) }",
      "onChange(of: position) { (old, new) in if old.isPositionedByUser { save(new.2️⃣viewID) } }",
      "onChange(of: self.position, initial: true) { save($1.2️⃣viewID(type: Int.self)) }",
      "onChange(of: position) { new in\n  #if DEBUG\n  print(new.2️⃣viewID)\n  #endif\n }",
      "onChange(of: position, { _, new in Task { await save(new.2️⃣viewID) } })",
    ] {
      expect(
        .positionWithoutIDType,
        in: view(
          "ScrollView { rows }.scrollPosition($position).\(change)",
          members: "@State private var position = 1️⃣ScrollPosition()"),
        finds: .warning("1️⃣", notes: [("2️⃣", "its 'viewID' is read here")]))
    }
    for change in [
      "onChange(of: other) { _, new in print(new.viewID) }",
      "onChange(of: position) { _, new in photos.map { new in new.viewID } }",
      "onChange(of: position) { _, new in let new = other; print(new.viewID) }",
      "onChange(of: position) { photos.map { $0.viewID } }",
      "onChange(of: position) { _, new in print(new.other.viewID, other.viewID, $0.viewID) }",
      "onReceive(position) { new in print(new.viewID) }",
    ] {
      expect(
        .positionWithoutIDType,
        in: view(
          "ScrollView { rows }.scrollPosition($position).\(change)",
          members: "@State private var position = ScrollPosition()\n  var other: Other"))
    }
    // The same read asks for targets.
    expect(
      .missingTargetLayout,
      in: view(
        """
        ScrollView { LazyVStack { ForEach(photos) { Text($0.title) } } }
          .1️⃣scrollPosition($position)
          .onChange(of: position) { _, new in print(new.viewID) }
        """, members: "@State private var position = ScrollPosition(idType: Int.self)"),
      finds: .warning("1️⃣"))
  }

  @Test func `with an id type, without a read, or set elsewhere it is healthy`() {
    for (declaration, use) in [
      ("@State var position = ScrollPosition(idType: Int.self)", "position.viewID"),
      ("@State var position = ScrollPosition(id: 3)", "position.viewID"),
      (
        "@State var position: ScrollPosition = .init(idType: Int.self, edge: .top)",
        "position.viewID"
      ),
      ("@State var position = ScrollPosition()", "position.isPositionedByUser"),
      ("@State var position = ScrollPosition()", "other.viewID"),
      ("@Binding var position: ScrollPosition", "position.viewID"),
      ("@State var position: ScrollPosition", "position.viewID"),
      ("@State var position = Position()", "position.viewID"),
      ("@State var position = makePosition()", "position.viewID"),
    ] {
      expect(.positionWithoutIDType, in: source(declaration, use))
    }
    expect(
      .positionWithoutIDType,
      in: source(
        """
        @State var position = ScrollPosition()
          func restore() { position = ScrollPosition(idType: Int.self) }
        """, "position.viewID"))
  }

  @Test func `a name of another scope is another value`() {
    expect(
      .positionWithoutIDType,
      in: """
        struct First: View {
          @State private var position = ScrollPosition()
          var body: some View { ScrollView { Text("") }.scrollPosition($position) }
        }
        struct Second: View {
          @Binding var position: ScrollPosition
          var body: some View { Text("\\(position.viewID)") }
        }
        struct Third: View {
          @State private var position = ScrollPosition()
          func read(position: ScrollPosition) { print(position.viewID) }
          func readLocal() { let position = make(); print(position.viewID) }
          func readClosure() { each { position in print(position.viewID) } }
          var body: some View { Text("").scrollPosition($position) }
        }
        """)
  }
}
