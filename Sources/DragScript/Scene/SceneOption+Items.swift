extension SceneOption {
  /// Where items come from and how they are read.
  static let items: [SceneOption] = [
    SceneOption(
      "items", syntax: "FILE|count=N [first=N] [prefix=TEXT]",
      help: "the JSON file with the items, or how many to make up"
    ) { (arguments, context) throws(ValueFault) in
      let choice = try itemChoice(&arguments, context)
      return { $0.items = choice }
    },
    SceneOption(
      "count", option: "count", isScriptLine: false, syntax: "N", rank: .late,
      help: "make up so many items with the ids 1, 2, 3 …"
    ) { (arguments, _) throws(ValueFault) in
      let count = try arguments.positional("a count such as '100'").itemCount()
      return { $0.refineGenerated(count: count) }
    },
    SceneOption(
      "first", option: "first", isScriptLine: false, syntax: "N", standard: "1", rank: .last,
      help: "the id of the first made-up item"
    ) { (arguments, _) throws(ValueFault) in
      let first = try arguments.positional("a number such as '0'").firstID()
      return { $0.refineGenerated(first: first) }
    },
    SceneOption(
      "prefix", option: "prefix", isScriptLine: false, syntax: "TEXT", rank: .last,
      help: "text before the number of made-up ids"
    ) { (arguments, _) throws(ValueFault) in
      let prefix = try arguments.positional("a text such as 'r'").text
      return { $0.refineGenerated(prefix: prefix) }
    },
    SceneOption(
      "list", syntax: "PATH", standard: "found", help: "dotted path to the array or map"
    ) { (arguments, _) throws(ValueFault) in
      let path = try arguments.positional("a path such as '$.photos'").text
      return { $0.list = path }
    },
    SceneOption(
      "id", syntax: "KEY", standard: "found", help: "dotted key of the id, '@index' or '@key'"
    ) { (arguments, _) throws(ValueFault) in
      let key = try arguments.positional("a key such as 'id' or 'track.id'").text
      return { $0.idKey = key }
    },
    SceneOption(
      "title", syntax: "KEY", standard: "found", help: "dotted key of the title"
    ) { (arguments, _) throws(ValueFault) in
      let key = try arguments.positional("a key such as 'title'").text
      return { $0.titleKey = key }
    },
  ]

  private static func itemChoice(
    _ arguments: inout Arguments, _ context: Context
  ) throws(ValueFault) -> ItemChoice {
    let count = try arguments.value(of: "count")
    let first = try arguments.value(of: "first")
    let prefix = try arguments.value(of: "prefix")
    guard let count else {
      if let word = first ?? prefix {
        throw ValueFault(column: word.column, "'first' and 'prefix' need 'count='")
      }
      let file = try arguments.positional("a file or 'count=100'")
      guard !file.text.isEmpty else { throw file.expected("a file") }
      return .file(context.place.map { FilePath.resolve(file.text, beside: $0.file) } ?? file.text)
    }
    return .generated(
      count: try count.itemCount(), first: try first?.firstID() ?? 1, prefix: prefix?.text ?? "")
  }
}

extension ValueText {
  /// The most items that can be made up: their ids and places stay exact.
  private static let mostItems = 1_000_000_000

  fileprivate func itemCount() throws(ValueFault) -> Int {
    let count = try count("a count such as '100'")
    guard count <= ValueText.mostItems else { throw expected("\(ValueText.mostItems) or less") }
    return count
  }

  /// A first id from which a billion can be counted.
  fileprivate func firstID() throws(ValueFault) -> Int {
    let first = try integer("a whole number such as '0'")
    guard abs(first.magnitude.distance(to: 0)) <= 1 << 53 else {
      throw expected("a number within 2^53")
    }
    return first
  }
}

extension SceneDescription {
  /// Changes what is said of made-up items; a file gives way to a count.
  fileprivate mutating func refineGenerated(
    count: Int? = nil, first: Int? = nil, prefix: String? = nil
  ) {
    if case .generated(let oldCount, let oldFirst, let oldPrefix) = items {
      items = .generated(
        count: count ?? oldCount, first: first ?? oldFirst, prefix: prefix ?? oldPrefix)
    } else if let count {
      items = .generated(count: count, first: first ?? 1, prefix: prefix ?? "")
    }
  }
}
