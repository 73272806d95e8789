/// What the name of a view that another file declares lets one expect inside it.
enum CustomViewName {
  /// Whether the name says that the view holds several items, and so may hold their layout too.
  static func holdsSeveral(_ name: String) -> Bool {
    // `sectionView(for:)` says what `SectionView` says.
    var type = name.prefix(1).uppercased() + name.dropFirst()
    if type.hasSuffix("View") { type.removeLast(4) }
    return endings.contains(where: type.hasSuffix) || type.hasSuffix("s") && !type.hasSuffix("ss")
  }

  private static let endings = [
    "Section", "Group", "List", "Grid", "Stack", "Carousel", "Container", "Collection", "Feed",
    "Gallery", "Shelf", "Rail", "Strip", "Timeline", "Column", "Layout", "Wrapper", "Content",
  ]
}
