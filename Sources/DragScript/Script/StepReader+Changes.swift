import ScrollModel

extension StepReader {
  /// Changes of data and layout.
  static let changes: [Verb] = [
    Verb("insert") { (arguments, _) throws(ValueFault) in
      let before = try arguments.value(of: "before")
      let at = try arguments.value(of: "at")
      if let at, before != nil { throw at.fault("'before' and 'at' exclude each other") }
      let index = try at?.count("a place such as '0'")
      let place: Step.InsertionPlace = before.map { .before($0.id) } ?? .index(index ?? 0)
      return .change(try insertion(&arguments, at: place))
    },
    Verb("append") { (arguments, _) throws(ValueFault) in
      .change(try insertion(&arguments, at: .end))
    },
    Verb("remove") { (arguments, _) throws(ValueFault) in
      var ids = [try arguments.positional("an id").id]
      while let next = arguments.optionalPositional() { ids.append(next.id) }
      return .change(.remove(ids))
    },
    Verb("move") { (arguments, _) throws(ValueFault) in
      let id = try arguments.positional("an id").id
      guard let to = try arguments.value(of: "to") else {
        throw arguments.missing("'to=0', the place after the move")
      }
      return .change(.move(id, to: try to.count("a place such as '0'")))
    },
    Verb("replace") { (arguments, _) throws(ValueFault) in
      .change(.replace(try arguments.positional("a file").text))
    },
    Verb("resize") { (arguments, _) throws(ValueFault) in
      let what = try arguments.positional("an id or 'viewport'")
      guard what.text == "viewport", !what.isQuoted else {
        let length = try arguments.positional("a length such as '240'").length()
        return .change(.resizeItem(what.id, length))
      }
      return .change(.resizeViewport(try arguments.positional("a size such as '844x390'").size()))
    },
    Verb("relayout") { (_, _) throws(ValueFault) in .change(.relayout) },
    Verb("recreate") { (_, _) throws(ValueFault) in .change(.recreate) },
    Verb("set") { (arguments, _) throws(ValueFault) in .change(try modifier(&arguments)) },
  ]

  /// A modifier that SwiftUI lets change while the view lives, written as its scene line is.
  private static func modifier(_ arguments: inout Arguments) throws(ValueFault) -> Step.Change {
    let phrase = "'target-layout' or 'behavior'"
    let name = try arguments.positional(phrase)
    let names = ["target-layout", "behavior"]
    guard names.contains(name.text), let option = SceneOption.named(name.text) else {
      throw name.unknown(phrase, among: names)
    }
    var scene = SceneDescription()
    let context = SceneOption.Context { (_) throws(ValueFault) in throw name.expected(phrase) }
    try option.read(&arguments, context)(&scene)
    return name.text == "behavior"
      ? .behavior(scene.configuration.behavior) : .targetLayout(scene.configuration.targetLayout)
  }

  private static func insertion(
    _ arguments: inout Arguments, at place: Step.InsertionPlace
  ) throws(ValueFault) -> Step.Change {
    let size = try arguments.value(of: "size")?.length()
    let ids = try arguments.value(of: "ids")
    let countText = try arguments.positional("a count such as '3'")
    let count = try countText.count("a count such as '3'")
    guard count <= 10_000_000 else { throw countText.expected("ten million or less") }
    var tokens: [IDToken] = []
    if let ids {
      for element in try ids.isQuoted ? [ids] : ids.elements() { tokens.append(element.id) }
      guard tokens.count == count else {
        throw ids.fault("expected \(count) ids, found \(tokens.count)")
      }
    }
    return .insert(count, at: place, size: size, ids: tokens)
  }
}
