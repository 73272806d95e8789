import Testing

@testable import SourceLint

@Suite struct DeadBindingTests {
  private func source(_ binding: String, _ members: String = "") -> String {
    view(
      """
      ScrollView { LazyVStack { ForEach(photos) { Text($0.title) } }.scrollTargetLayout() }
        .1️⃣scrollPosition(\(binding))
      """, members: members)
  }

  @Test func `a constant never follows`() {
    expect(
      .deadBinding, in: source("id: .2️⃣constant(photos.first?.id)"),
      finds: .warning(
        "1️⃣", "a constant binding never follows the scroll view",
        notes: [("2️⃣", "the value is constant here")],
        help: "@State private var scrolledID: …?, and .scrollPosition(id: $scrolledID)"))
    for binding in [
      "id: Binding.constant(3)", "id: Binding<Int?>.constant(nil)",
      "id: .constant(3), anchor: .top",
      ".constant(ScrollPosition(edge: .bottom))",
    ] {
      expect(.deadBinding, in: source(binding), finds: .warning("1️⃣"))
    }
  }

  @Test func `a setter that drops its value`() {
    expect(
      .deadBinding, in: source("id: Binding(get: { scrolledID }, set: 2️⃣{ _ in })"),
      finds: .warning(
        "1️⃣", "the binding's setter ignores its value: what scrolling writes is lost",
        notes: [("2️⃣", "this setter does not use what it is given")],
        help: "store the value that the setter is given"))
    for binding in [
      "id: Binding(get: { scrolledID }, set: { newValue in })",
      "id: .init(get: { scrolledID }, set: { _ in count += 1 })",
      "id: Binding<Int?>(get: { scrolledID }, set: { _, transaction in log(transaction) })",
      "id: Binding { scrolledID } set: { _ in }",
      "id: Binding { scrolledID } set: { _ in _ = log() }",
      "id: Binding(get: { scrolledID }) { _ in print(\"newValue\") }",
      "id: Binding(get: { scrolledID }, set: { [weak model] (id: Int?) in model?.touch() })",
    ] {
      expect(.deadBinding, in: source(binding), finds: .warning("1️⃣"))
    }
  }

  @Test func `a binding that is kept is alive`() {
    for binding in [
      "id: $scrolledID", "id: $model.scrolledID", "id: binding", "$position",
      "id: Binding(get: { scrolledID }, set: { scrolledID = $0 })",
      "id: Binding(get: { scrolledID }, set: { newValue in scrolledID = newValue })",
      "id: Binding { scrolledID } set: { if let id = $0 { select(id) } }",
      "id: Binding(get: { scrolledID }, set: { [weak model] id in model?.scrolledID = id })",
      "id: Binding(get: { scrolledID }, set: { id, transaction in store(id) })",
      "id: Binding(get: { scrolledID }, set: store)", "id: Binding(projectedValue: $scrolledID)",
      "id: wide ? $scrolledID : .constant(nil)", "id: Binding($scrolledID)",
      "id: makeBinding(.constant(3))",
    ] {
      expect(.deadBinding, in: source(binding))
    }
  }

  @Test func `a binding that the same file makes is followed`() {
    expect(
      .deadBinding,
      in: source(
        "id: binding",
        "private var binding: Binding<Int?> { Binding(get: { scrolledID }, set: 2️⃣{ _ in }) }"),
      finds: .warning("1️⃣", notes: [("2️⃣", "this setter does not use what it is given")]))
    expect(
      .deadBinding, in: source("id: binding", "let binding: Binding<Int?> = .constant(nil)"),
      finds: .warning("1️⃣"))
    expect(
      .deadBinding,
      in: source(
        "id: binding",
        "var binding: Binding<Int?> { Binding(get: { scrolledID }, set: { scrolledID = $0 }) }"))
    expect(.deadBinding, in: source("id: binding", "@Binding var binding: Int?"))
  }

  @Test func `a preview may be constant`() {
    for preview in [
      "#Preview { USE }", "#Preview(\"Dark\", traits: .landscapeLeft) { USE }",
      "struct Screen_Previews: PreviewProvider { static var previews: some View { USE } }",
    ] {
      expect(
        .deadBinding,
        in: preview.replacing(
          "USE", with: "ScrollView { Text(\"\") }.scrollPosition(id: .constant(3))"))
    }
    expect(
      .deadBinding,
      in: "#Run { ScrollView { Text(\"\") }.1️⃣scrollPosition(id: .constant(3)) }",
      finds: .warning("1️⃣"))
  }
}
