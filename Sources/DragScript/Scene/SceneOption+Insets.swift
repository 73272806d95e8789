import ScrollModel

extension SceneOption {
  /// What surrounds the content.
  static let insets: [SceneOption] = [
    edges("margins", help: "content margins: insets around the content") {
      $0.configuration.margins = $1
    },
    edges("safe-area", help: "safe area: adds to the margins") {
      $0.configuration.safeArea = $1
    },
    edges("padding", help: "padding inside the content: part of it, no inset") {
      $0.configuration.padding = $1
    },
  ]

  private static func edges(
    _ name: String, help: String,
    set: @escaping @Sendable (inout SceneDescription, EdgeInsets) -> Void
  ) -> SceneOption {
    SceneOption(
      name, syntax: "[top=N] [leading=N] [bottom=N] [trailing=N]|N", standard: "0", help: help
    ) { (arguments, _) throws(ValueFault) in
      var insets = EdgeInsets.zero
      var isGiven = false
      for edge in Edge.allCases {
        guard let value = try arguments.value(of: edge.rawValue) else { continue }
        insets[edge] = try value.nonNegative("a length such as '20'")
        isGiven = true
      }
      if !isGiven {
        let all = try arguments.positional("'top=20' or one length for all edges")
          .nonNegative("'top=20' or one length for all edges")
        insets = EdgeInsets(top: all, leading: all, bottom: all, trailing: all)
      }
      let result = insets
      return { set(&$0, result) }
    }
  }
}
