import ScrollModel

extension LoadedItems {
  /// Throws where a member that the user named is in no item.
  func checkChoices() throws(InputError) {
    guard count > 0 else { return }
    if case .member(let path) = scan.plan.identity, options.idKey != nil,
      scan.holes == count, scan.tally.find(path) == nil
    {
      throw unknownMember(path, option: "--id")
    }
    if let path = scan.plan.wanted[.title], options.titleKey != nil,
      (0..<count).allSatisfy({ scan.records[$0].title == nil })
    {
      throw unknownMember(path, option: "--title")
    }
  }

  /// Throws where an item has no id, an element is no item, or an id repeats.
  func checkStrictly() throws(InputError) {
    if let place = scan.firstSkipped {
      throw origin.error(
        place, "this element is no item, and --strict allows none such",
        help: "without --strict it is skipped")
    }
    if let place = scan.firstHole {
      throw error(
        at: place, "the item at place \(place) has no id, and --strict asks for one",
        help: "without --strict it is laid out and never reported")
    }
    if let duplicate = duplicates.first, let second = duplicate.places.dropFirst().first {
      throw error(
        at: second,
        "the id \(duplicate.id) is also that of place \(duplicate.places[0]), and --strict allows "
          + "each once",
        help: "without --strict a jump goes to the first")
    }
  }

  private func unknownMember(_ path: MemberPath, option: String) -> InputError {
    let known = scan.tally.members(of: KeyTally.root).prefix(20)
      .map { "'\(String(decoding: scan.tally.key($0), as: UTF8.self))'" }
    return error(
      at: 0, "no item has a member '\(path.dotted)' for \(option)",
      help: known.isEmpty ? nil : "the items have " + known.joined(separator: ", "))
  }
}
