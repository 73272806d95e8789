import ScrollModel

/// Writes a flow of Maestro.
///
/// Assumed: the viewport is the screen; Maestro's swipes count from its corner.
enum MaestroWriter {
  static func conversion(
    of steps: [Step], in configuration: ScrollConfiguration, file: String
  ) -> Conversion {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    var lines = ["# From \(name.inComment)."]
    lines += DeviceStep.convention.map { "# " + $0 }
    lines += ["appId: com.example.app", "---", "- launchApp"]
    var omissions: [Conversion.Omission] = []
    for (step, meaning) in DeviceStep.steps(of: steps, in: configuration) {
      switch commands(for: meaning, in: configuration.viewport) {
      case .commands(let commands, let doubt):
        lines += commands
        if let doubt { omissions.append(step.omission(doubt)) }
      case .omission(let reason):
        lines.append("# left out: \(step.text.inComment)")
        omissions.append(step.omission("left out: " + reason))
      }
    }
    return Conversion(text: lines.joined(separator: "\n") + "\n", omissions: omissions)
  }

  private enum Result {
    case commands([String], doubt: String? = nil)
    case omission(String)
  }

  private static func commands(for meaning: DeviceStep, in viewport: Size) -> Result {
    switch meaning {
    case .finger(let path):
      let (start, end) = (path.start(in: viewport), path.end(in: viewport))
      return .commands(
        [
          "- swipe:", "    start: \"\(pixel(start.x)),\(pixel(start.y))\"",
          "    end: \"\(pixel(end.x)),\(pixel(end.y))\"",
          "    duration: \(path.duration.milliseconds)",
        ],
        doubt: path.fits(viewport)
          ? (path.restsBeforeLift ? "a swipe lifts while it moves: the content coasts" : nil)
          : FingerPath.leaving)
    case .jump(let id): return .commands(["- tapOn:", "    id: \("jump \(id)".asPattern)"])
    case .wait(let seconds):
      return .commands(["- waitForAnimationToEnd:", "    timeout: \(seconds.milliseconds)"])
    case .settle: return .commands(["- waitForAnimationToEnd"])
    case .statusBarTap: return .commands(["- tapOn:", "    point: \"50%,0%\""])
    case .binding(let id, let holds):
      return .commands([
        holds ? "- assertVisible:" : "- assertNotVisible:", "    id: \"scrolledID\"",
        "    text: \(id.asPattern)",
      ])
    case .visible(let id, let holds):
      return .commands([
        holds ? "- assertVisible:" : "- assertNotVisible:",
        "    id: \(id.asPattern)",
      ])
    case .nearest(let id, true):
      return .commands(
        ["- assertVisible:", "    id: \(id.asPattern)"],
        doubt: "only whether the item can be seen is asked")
    case .nearest, .bindingIsNearest, .place:
      return .omission("Maestro does not see where an item is")
    case .none(let reason): return .omission(reason)
    }
  }

  /// Maestro takes whole points.
  private static func pixel(_ number: Double) -> String {
    number.rounded().coordinate
  }
}

extension String {
  /// The text as a quoted regular expression that matches it alone: Maestro's texts and ids are
  /// ones.
  ///
  /// What would stand for a variable, `${…}`, is plain text in it, too.
  fileprivate var asPattern: String {
    map { ".*+?^$()[]{}|\\".contains($0) ? "\\\($0)" : String($0) }.joined().inDoubleQuotes
  }
}
