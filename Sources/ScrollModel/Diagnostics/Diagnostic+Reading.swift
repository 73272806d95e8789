// Wording: failures of the read path.
extension Diagnostic {
  static func missingTargetLayout(in container: Container) -> Diagnostic {
    Diagnostic(
      .missingTargetLayout,
      "Nothing here is a scroll target, so a finger never writes scrolledID. "
        + "Jumping works, which hides it.",
      help: "\(container.swiftName) { … }.scrollTargetLayout()")
  }

  static func lostWithoutTargetLayout(in container: Container) -> Diagnostic {
    Diagnostic(
      .missingTargetLayout,
      "Nothing here is a scroll target, so this write finds nothing to scroll to.",
      help: "\(container.swiftName) { … }.scrollTargetLayout()")
  }

  static func misplacedTargetLayout(_ place: TargetLayout, in container: Container) -> Diagnostic {
    let found =
      place == .outer
      ? ".scrollTargetLayout() stands on the ScrollView itself"
      : ".scrollTargetLayout() stands inside each item"
    return Diagnostic(
      .misplacedTargetLayout,
      "\(found), where it makes no scroll targets: a finger never writes scrolledID.",
      help: "move it to the scrolled container: \(container.swiftName) { … }.scrollTargetLayout()")
  }

  static let readPathUntested = Diagnostic(
    .readPathUntested,
    "This run writes scrolledID and never scrolls by hand, so it would pass without a target "
      + "layout too.",
    help: "add a drag and expect the binding to follow: drag up 300")

  static func unsupportedContainer(_ container: Container) -> Diagnostic {
    Diagnostic(
      .unsupportedContainer,
      "\(container.swiftName) takes no scroll position: it neither follows nor moves scrolledID.",
      help: "use ScrollView { LazyVStack { … }.scrollTargetLayout() }, or a ScrollViewReader")
  }

  static func bindingTypeMismatch(binding: ItemIDType, items: ItemIDType) -> Diagnostic {
    Diagnostic(
      .idTypeMismatch,
      "The binding is \(binding.swiftName)?, the items' ids are \(items.swiftName): they never "
        + "match, so scrolledID never follows a finger.",
      help: "declare @State private var scrolledID: \(items.swiftName)?")
  }

  static func holes(_ places: [Int], count: Int) -> Diagnostic {
    Diagnostic(
      .noID,
      "\(counted(places.count, "item")) of \(count) \(places.count == 1 ? "has" : "have") no id "
        + "(\(listed(places))): never reported, and not to be named.",
      help: "give each item an id, or choose another key with --id")
  }

  static func duplicates(_ duplicates: [DuplicateID]) -> Diagnostic? {
    guard let first = duplicates.first else { return nil }
    let others =
      switch duplicates.count - 1 {
      case 0: ""
      case 1: ", and one more id repeats"
      case let more: ", and \(more) more ids repeat"
      }
    return Diagnostic(
      .duplicateID,
      "The id \(first.id) stands \(listed(first.places))\(others): a jump finds the first, "
        + "a report does not tell them apart.",
      help: "make ids unique in the list")
  }

  static let positionalIDs = Diagnostic(
    .positionalID,
    "The items have no ids of their own, their places serve: they do not survive an insertion.",
    help: "give each item an id, or choose a key with --id")

  /// What would fail silently because of the items alone: repeated ids, items without one,
  /// places that serve as ids.
  /// - Complexity: O(n) where the source has to look for repeated ids.
  public static func found(in items: any ItemSource) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if let duplicates = duplicates(items.duplicates) { found.append(duplicates) }
    let places = items.holes
    if !places.isEmpty { found.append(holes(places, count: items.count)) }
    if items.idType == .position, items.count > 0 { found.append(positionalIDs) }
    return found
  }

  static func readerNotReported(to target: ItemID, binding: ItemID) -> Diagnostic {
    Diagnostic(
      .readerNotReported,
      "ScrollViewProxy.scrollTo moved to \(target) and told nobody: scrolledID still says "
        + "\(binding).",
      help: "assign the binding instead: scrolledID = \(target.swiftLiteral)")
  }

  static func statusBarNotReported(binding: ItemID) -> Diagnostic {
    Diagnostic(
      .statusBarNotReported,
      "A tap on the status bar scrolls to the top without a report: scrolledID still says "
        + "\(binding).",
      help: "ask the scroll geometry whether the view is at its top")
  }
}

extension ItemID {
  /// The id as a Swift literal.
  var swiftLiteral: String {
    switch self {
    case .integer, .wideInteger, .number: description
    case .text(let text): "\"\(text)\""
    case .uuid(let uuid): "UUID(uuidString: \"\(uuid.spelling)\")"
    }
  }
}

/// `1 item`, `3 items`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// `at 3`, `at 3 and 9`, `at 3, 9 and 12`, `at 3, 9, 12 and 5 more`; places count from 0.
func listed(_ places: [Int]) -> String {
  var words = places.prefix(4).map(String.init)
  if places.count > 4 { words = words.dropLast() + ["\(places.count - 3) more"] }
  guard let last = words.popLast() else { return "nowhere" }
  return "at " + (words.isEmpty ? last : words.joined(separator: ", ") + " and " + last)
}
