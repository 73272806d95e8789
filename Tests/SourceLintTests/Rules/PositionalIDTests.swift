import Testing

@testable import SourceLint

@Suite struct PositionalIDTests {
  private func source(_ loop: String, _ members: String = "") -> String {
    view(
      """
      ScrollView {
        LazyVStack { \(loop) { Text("\\($0)") } }.scrollTargetLayout()
      }
      .scrollPosition(id: $scrolledID)
      """, members: members)
  }

  @Test func `places that serve as ids are a note`() {
    expect(
      .positionalID, in: source("ForEach(Array(photos.1️⃣enumerated()), id: \\.offset)"),
      finds: .note(
        "1️⃣", "the ids are places in 'photos': after an insertion the binding names another item",
        notes: [], help: "ForEach(…, id: \\.element.id)"))
    for data in [
      "photos.1️⃣indices, id: \\.self", "photos.1️⃣indices", "0..<photos.1️⃣count",
      "0..<photos.1️⃣count, id: \\.self", "model.photos.1️⃣indices, id: \\.self",
      "Array(photos.1️⃣indices), id: \\.self",
    ] {
      expect(
        .positionalID, in: source("ForEach(\(data))"),
        finds: .note("1️⃣", help: "ForEach(photos) { … }"))
    }
  }

  @Test func `with an edit in the same file they are a warning`() {
    for edit in [
      "photos.insert(photo, at: 0)", "self.photos.remove(at: 3)", "photos.shuffle()",
      "photos.removeAll { $0.isOld }",
    ] {
      expect(
        .positionalID,
        in: source(
          "ForEach(photos.1️⃣indices, id: \\.self)",
          "func edit() { \(edit.replacing("photos.", with: "photos.2️⃣")) }"),
        finds: .warning("1️⃣", notes: [("2️⃣", "the places change here")]))
    }
    for edit in [
      "photos.append(photo)", "others.insert(photo, at: 0)", "photos.map(\\.id)",
      "photos.removeAll()",
    ] {
      expect(
        .positionalID,
        in: source("ForEach(photos.1️⃣indices, id: \\.self)", "func edit() { \(edit) }"),
        finds: .note("1️⃣"))
    }
  }

  @Test func `ids that survive an insertion are healthy`() {
    for loop in [
      "ForEach(photos)", "ForEach(photos, id: \\.id)", "ForEach(0..<10)", "ForEach(0..<pages)",
      "ForEach(Array(photos.enumerated()), id: \\.element.id)", "ForEach(names, id: \\.self)",
      "ForEach(photos.indices, id: \\.description)", "ForEach(1...12, id: \\.self)",
    ] {
      expect(.positionalID, in: source(loop))
    }
  }

  @Test func `an id of the item's own, or no scroll position, and nothing is said`() {
    expect(
      .positionalID,
      in: view(
        """
        ScrollView {
          LazyVStack { ForEach(photos.indices, id: \\.self) { Row(photos[$0]).id(photos[$0].id) } }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $scrolledID)
        """))
    expect(
      .positionalID,
      in: view(
        "ScrollView { LazyVStack { ForEach(photos.indices, id: \\.self) { Text(\"\\($0)\") } } }"))
  }

  @Test func `it is found in properties and conditions, and not in nested scroll views`() {
    expect(
      .positionalID,
      in: view(
        "ScrollView { rows }\n#if os(iOS)\n.scrollPosition(id: $scrolledID)\n#endif",
        members: """
          var rows: some View {
            LazyVStack {
              if wide { ForEach(photos.1️⃣indices, id: \\.self) { Text("\\($0)") } }
              ScrollView(.horizontal) { HStack { ForEach(photos.indices) { Text("\\($0)") } } }
            }
            .scrollTargetLayout()
          }
          """),
      finds: .note("1️⃣"))
  }
}
