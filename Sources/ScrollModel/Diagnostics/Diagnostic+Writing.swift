// Wording: failures of the write path.
extension Diagnostic {
  static func noChange(_ id: ItemID) -> Diagnostic {
    Diagnostic(
      .noChange, "scrolledID still says \(id): assigning \(id) again scrolls nothing.",
      help: "let the binding follow the user, or go through nil in an earlier update")
  }

  static func unknownID(_ id: ItemID, count: Int) -> Diagnostic {
    Diagnostic(
      .unknownID,
      "None of the \(counted(count, "item")) has the id \(id): nothing scrolls, and data that "
        + "arrives later does not make it scroll.",
      help: "assign the id once the item is there")
  }

  static func writtenTypeMismatch(_ id: ItemID, items: ItemIDType) -> Diagnostic {
    Diagnostic(
      .idTypeMismatch,
      "\(id.swiftLiteral) is \(article(id.type.swiftName)), the items' ids are "
        + "\(items.swiftName): they never match.",
      help: "declare @State private var scrolledID: \(items.swiftName)?")
  }

  static func readerTypeMismatch(_ id: ItemID, items: ItemIDType) -> Diagnostic {
    Diagnostic(
      .idTypeMismatch, writtenTypeMismatch(id, items: items).message,
      help: "hand proxy.scrollTo(_:) \(article(items.swiftName))")
  }

  static func unreachable(_ id: ItemID, anchor: UnitPoint?, atEnd: Bool) -> Diagnostic {
    Diagnostic(
      .unreachable,
      "With \(anchor.map { "anchor .\($0.label)" } ?? "no anchor"), \(id) can never be the current "
        + "item: the content \(atEnd ? "ends" : "begins") first.",
      help: atEnd
        ? ".contentMargins(.bottom, …) of a viewport less one item lets the last items get there"
        : ".contentMargins(.top, …) of a viewport less one item lets the first items get there")
  }

  static func initialValueIgnored(_ id: ItemID, in container: Container) -> Diagnostic {
    Diagnostic(
      .initialValueIgnored,
      "The binding begins as \(id) and \(container.swiftName) is laid out at its start all the "
        + "same.",
      help: container.isLazy
        ? "scroll after the first layout: .onAppear { proxy.scrollTo(\(id.swiftLiteral)) }"
        : "use Lazy\(container.swiftName), or scroll after the first layout")
  }

  static func lostUpdate(_ id: ItemID) -> Diagnostic {
    Diagnostic(
      .lostUpdate, "\(id) was inserted and scrolled to in one update: the scroll is lost.",
      help: "scroll to it in the next update, or position.scrollTo(edge: .bottom)")
  }

  private static func article(_ noun: String) -> String {
    (noun.first.map("AEIO".contains) ?? false ? "an " : "a ") + noun
  }
}
