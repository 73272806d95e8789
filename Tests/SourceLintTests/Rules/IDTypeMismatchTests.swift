import Testing

@testable import SourceLint

@Suite struct IDTypeMismatchTests {
  /// A scroll view over a list, with a binding and whatever the types need.
  private func source(_ binding: String, _ loop: String, _ declarations: String) -> String {
    """
    struct Screen: View {
      \(binding)

      var body: some View {
        ScrollView {
          LazyVStack { \(loop) { item in Text(item.title) } }.scrollTargetLayout()
        }
        .1️⃣scrollPosition(id: $scrolledID)
      }

      \(declarations)
    }
    """
  }

  @Test func `both types are shown where they are written`() {
    expect(
      .idTypeMismatch,
      in: source(
        "@State private var 2️⃣scrolledID: Int?", "3️⃣ForEach(photos)",
        "let photos: [Photo]\n struct Photo: Identifiable { let id: UUID }"),
      finds: .warning(
        "1️⃣", "the binding holds 'Int', the items' ids are 'UUID': they never match",
        notes: [("2️⃣", "the binding is of 'Int'"), ("3️⃣", "the ids here are 'UUID'")],
        help: "@State private var scrolledID: UUID?"))
  }

  @Test func `types that differ`() {
    let photo = "struct Photo: Identifiable { let id: Int; let slug: String; let day: Date }\n"
    let cases: [(binding: String, loop: String, declarations: String)] = [
      ("@State var scrolledID: String?", "ForEach(photos)", photo + "let photos: [Photo]"),
      ("@State var scrolledID: UUID?", "ForEach(photos)", photo + "let photos: Array<Photo> = []"),
      (
        "@Binding var scrolledID: Optional<String>", "ForEach(photos)",
        photo + "@State private var photos = [Photo]()"
      ),
      (
        "@State var scrolledID: Int?", "ForEach(photos, id: \\.slug)", photo + "let photos: [Photo]"
      ),
      (
        "@State var scrolledID: String?", "ForEach(photos, id: \\.day)",
        photo + "let photos: [Photo]"
      ),
      ("@State var scrolledID: Int?", "ForEach(names, id: \\.self)", "let names: [String]"),
      ("@State var scrolledID: Int?", "ForEach([\"a\", \"b\"], id: \\.self)", ""),
      ("@State var scrolledID: String?", "ForEach(0..<10)", ""),
      ("@State var scrolledID: String?", "ForEach(1...20, id: \\.self)", ""),
      (
        "@State var scrolledID: UUID?", "ForEach(photos.indices, id: \\.self)",
        photo + "let photos: [Photo]"
      ),
      (
        "@State var scrolledID: UUID?", "ForEach(Array(photos.enumerated()), id: \\.offset)",
        photo + "let photos: [Photo]"
      ),
      (
        "@State var scrolledID: UUID?", "ForEach(Array(photos.enumerated()), id: \\.element.id)",
        photo + "let photos: [Photo]"
      ),
      (
        "@State var scrolledID: UUID?", "ForEach(photos.sorted().filter { $0.id > 3 }.prefix(3))",
        photo + "let photos: [Photo]"
      ),
      (
        "@State var scrolledID: UUID?", "ForEach($photos)",
        photo + "@State var photos: [Photo] = []"
      ),
      (
        "@State var scrolledID: UUID?", "ForEach(Photo.samples)",
        photo + "extension Photo { static let samples: [Photo] = [] }"
      ),
      (
        "@State var scrolledID: UUID?", "ForEach(self.model.photos)",
        photo + "class Model { var photos: [Photo] = [] }\n @State var model = Model()"
      ),
      (
        "@State var scrolledID: Photo.ID?", "ForEach(names, id: \\.self)",
        photo + "let names: [String]"
      ),
      (
        "@State var scrolledID: Key?", "ForEach(photos)",
        "typealias Key = String\n" + photo + "let photos: [Photo]"
      ),
      (
        "@State var scrolledID: Kind?", "ForEach(photos)",
        "enum Kind { case a }\n" + photo + "let photos: [Photo]"
      ),
      ("@State var scrolledID: Photo?", "ForEach(photos)", photo + "let photos: [Photo]"),
      (
        "@State var scrolledID: UUID?", "ForEach(photos)",
        photo + "let photos = (1...20).map { Photo(id: $0) }"
      ),
      (
        "@State var scrolledID: Int?", "ForEach(photos)",
        "struct Photo: Identifiable { var id = UUID() }\n var photos: [Photo] { [] }"
      ),
      (
        "@State var scrolledID: Int?", "ForEach(Kind.allCases, id: \\.self)",
        "enum Kind: CaseIterable { case a\n static let allCases: [Kind] = [] }"
      ),
    ]
    for (binding, loop, declarations) in cases {
      expect(
        .idTypeMismatch, in: source(binding, loop, declarations), finds: .warning("1️⃣"))
    }
  }

  @Test func `types that agree, or are not both written here`() {
    let photo = "struct Photo: Identifiable { let id: Int; let slug: String }\n"
    let cases: [(binding: String, loop: String, declarations: String)] = [
      ("@State var scrolledID: Int?", "ForEach(photos)", photo + "let photos: [Photo]"),
      ("@State var scrolledID: Photo.ID?", "ForEach(photos)", photo + "let photos: [Photo]"),
      (
        "@State var scrolledID: String?", "ForEach(photos, id: \\.slug)",
        photo + "let photos: [Photo]"
      ),
      (
        "@State var scrolledID: Photo?", "ForEach(photos, id: \\.self)",
        photo + "let photos: [Photo]"
      ),
      (
        "@State var scrolledID: Key?", "ForEach(photos)",
        "typealias Key = Int\n" + photo + "let photos: [Photo]"
      ),
      ("@State var scrolledID: Int?", "ForEach(0..<10)", ""),
      ("@State var scrolledID: Int?", "ForEach(photos)", "let photos: [Photo]"),
      ("@State var scrolledID: Int?", "ForEach(photos)", "let photos: [any Item]"),
      ("@State var scrolledID: Int?", "ForEach(photos)", photo),
      ("@State var scrolledID: T?", "ForEach(photos)", photo + "let photos: [Photo]"),
      ("@State var scrolledID: AnyHashable?", "ForEach(photos)", photo + "let photos: [Photo]"),
      ("@State var scrolledID: Photo.Kind?", "ForEach(photos)", photo + "let photos: [Photo]"),
      ("var model: Model", "ForEach(photos)", photo + "let photos: [Photo]"),
      (
        "@State var scrolledID: UUID?", "ForEach(photos + more)",
        photo + "let photos: [Photo], more: [Photo]"
      ),
      (
        "@State var scrolledID: UUID?", "ForEach(groups[0])",
        photo + "let groups: [[Photo]]"
      ),
      (
        "@State var scrolledID: UUID?", "ForEach(photos, id: \\.slug.count)",
        photo + "let photos: [Photo]"
      ),
      ("@State var scrolledID: UUID?", "ForEach(Array(zip(a, b)), id: \\.0)", ""),
      // A type that two scopes declare is not known.
      (
        "@State var scrolledID: UUID?", "ForEach(photos)",
        photo + "let photos: [Photo]\n enum Other { struct Photo { let id: UUID } }"
      ),
    ]
    for (binding, loop, declarations) in cases {
      expect(.idTypeMismatch, in: source(binding, loop, declarations))
    }
  }

  @Test func `one loop of several that agrees is enough`() {
    let loops = { (first: String, second: String) in
      view(
        """
        ScrollView {
          LazyVStack { ForEach(\(first), id: \\.self) { Text($0) }; ForEach(\(second), id: \\.self) { Text($0) } }
            .scrollTargetLayout()
        }
        .1️⃣scrollPosition(id: $scrolledID)
        """, members: "let names: [String]")
    }
    expect(.idTypeMismatch, in: loops("names", "0..<3"))
    expect(.idTypeMismatch, in: loops("names", "unknown"))
    expect(.idTypeMismatch, in: loops("names", "names"), finds: .warning("1️⃣"))
  }

  @Test func `an id of the item's own may be the one`() {
    expect(
      .idTypeMismatch,
      in: view(
        """
        ScrollView {
          LazyVStack { ForEach(names, id: \\.self) { Text($0).id(index(of: $0)) } }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $scrolledID)
        """, members: "let names: [String]"))
  }

  @Test func `a ScrollPosition value names its id type`() {
    let source = { (type: String) in
      view(
        """
        ScrollView { LazyVStack { ForEach(photos) { Text($0.title) } }.scrollTargetLayout() }
          .1️⃣scrollPosition($position)
        """, members: "@State private var position = ScrollPosition(2️⃣idType: \(type).self)")
    }
    expect(
      .idTypeMismatch, in: source("String"),
      finds: .warning("1️⃣", help: "ScrollPosition(idType: Int.self)"))
    expect(.idTypeMismatch, in: source("Photo.ID"))
    expect(.idTypeMismatch, in: source("Int"))
  }

  @Test func `a binding of a model in the same file`() {
    expect(
      .idTypeMismatch,
      in: """
        @Observable final class Model {
          var scrolledID: String?
        }
        struct Screen: View {
          @Bindable var model: Model
          var body: some View {
            ScrollView { LazyVStack { ForEach(0..<9) { Text("\\($0)") } }.scrollTargetLayout() }
              .1️⃣scrollPosition(id: $model.scrolledID)
          }
        }
        """,
      finds: .warning("1️⃣", help: "var scrolledID: Int?"))
  }
}
