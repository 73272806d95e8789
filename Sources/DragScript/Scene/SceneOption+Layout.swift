import ScrollModel

extension SceneOption {
  /// The container and its measures.
  static let layout: [SceneOption] = [
    SceneOption(
      "container", of: Container.self, standard: "lazy-vstack",
      help: "what is scrolled"
    ) { $0.configuration.container = $1 },
    SceneOption(
      "columns", syntax: "N", standard: "1",
      help: "tracks of a grid, across the axis, of equal length"
    ) { (arguments, _) throws(ValueFault) in
      let columns = try arguments.positional("a count such as '3'")
        .count("a count such as '3'", least: 1)
      return { $0.configuration.columns = columns }
    },
    SceneOption(
      "viewport", syntax: "WxH", standard: "390x844", help: "the scroll view's own size"
    ) { (arguments, _) throws(ValueFault) in
      let size = try arguments.positional("a size such as '390x844'").size()
      return { $0.configuration.viewport = size }
    },
    SceneOption(
      "item-size",
      syntax: "LENGTH|key=KEY|aspect=KEY/KEY [across=LENGTH] [default=LENGTH]",
      standard: "100", help: "the length of an item along the axis: points, '50%', or from keys"
    ) { (arguments, _) throws(ValueFault) in
      let (size, keys) = try itemSize(&arguments)
      return {
        $0.configuration.itemSize = size
        $0.measure = keys
      }
    },
    SceneOption(
      "spacing", syntax: "POINTS|default", standard: "0", choices: ["default"],
      help: "between items and between tracks; 'default' is 8"
    ) { (arguments, _) throws(ValueFault) in
      let value = try arguments.positional("a length such as '8', or 'default'")
      let spacing =
        try value.text == "default"
        ? defaultSpacing : value.nonNegative("a length such as '8', or 'default'")
      return { $0.configuration.spacing = spacing }
    },
    SceneOption(
      "axes", syntax: "vertical|horizontal|both", standard: "the container's",
      choices: ["vertical", "horizontal", "both"], help: "the axes in which it scrolls"
    ) { (arguments, _) throws(ValueFault) in
      let phrase = "'vertical', 'horizontal' or 'both'"
      let axes: Axis.Set = try arguments.positional(phrase).choice(
        phrase, among: ["vertical": .vertical, "horizontal": .horizontal, "both": .both])
      return { $0.configuration.axes = axes }
    },
    SceneOption(
      "direction", of: LayoutDirection.self, standard: "ltr", help: "which way leading is"
    ) { $0.configuration.direction = $1 },
  ]

  /// What a stack without a spacing usually gets.
  ///
  /// Assumed: the platform's default depends on the neighbours; 8 points is the usual outcome.
  private static let defaultSpacing = 8.0

  private static func itemSize(
    _ arguments: inout Arguments
  ) throws(ValueFault) -> (ItemSize, SceneDescription.SizeKeys?) {
    let key = try arguments.value(of: "key")
    let aspect = try arguments.value(of: "aspect")
    let across = try arguments.value(of: "across")?.length()
    let standard = try arguments.value(of: "default")
    if let key {
      if let aspect { throw aspect.fault("'key' and 'aspect' exclude each other") }
      return (
        ItemSize(.measured(default: try standard?.length()), across: across), .length(key.text)
      )
    }
    if let aspect {
      return (
        ItemSize(.aspect(default: try standard?.length()), across: across),
        try aspectKeys(aspect)
      )
    }
    if let standard { throw standard.fault("'default' needs 'key=' or 'aspect='") }
    guard across == nil || arguments.nextPositional != nil else {
      return (ItemSize(across: across), nil)
    }
    let length = try arguments.positional("a length such as '100' or 'key=height'").length()
    return (ItemSize(.fixed(length), across: across), nil)
  }

  private static func aspectKeys(
    _ aspect: ValueText
  ) throws(ValueFault) -> SceneDescription.SizeKeys {
    let parts = aspect.text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = parts.first, let height = parts.last, !width.isEmpty,
      !height.isEmpty, ValueText.finite(width) == nil, ValueText.finite(height) == nil
    else { throw aspect.expected("two keys such as 'width/height'") }
    return .aspect(width: String(width), height: String(height))
  }
}
