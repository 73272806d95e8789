import ItemLoading
import ScrollModel

/// A script in another form, and what that form has no words for.
public struct Conversion: Hashable, Sendable {
  /// The whole text.
  public var text: String
  /// The steps that are not in it, or not as they were, in order.
  public var omissions: [Omission]

  /// A step that another form cannot hold.
  public struct Omission: Hashable, Sendable {
    /// Where the step stands.
    public var place: SourcePlace
    /// The step as written.
    public var step: String
    /// What became of it: lower case, no full stop.
    public var reason: String
  }

  /// How many steps are written out at most: other forms have no `repeat`.
  static let mostSteps = 10_000

  /// Takes each omission once: a step that is repeated is left out every time.
  init(text: String, omissions: [Omission] = []) {
    self.text = text
    var seen: Set<Omission> = []
    self.omissions = omissions.filter { seen.insert($0).inserted }
  }
}

extension Script {
  /// Reads gestures in another form as a drag script's text.
  ///
  /// - Parameters:
  ///   - bytes: The text, UTF-8.
  ///   - format: Its form; one that cannot be read is an error.
  ///   - file: The file as the user named it.
  ///   - head: The lines of the scene, of which other forms know nothing; a hundred made-up items
  ///     unless they name some.
  /// - Throws: Every fault at once.
  public static func text(
    reading bytes: [UInt8], as format: InterchangeFormat, file: String, head: [String] = []
  ) throws(InputErrors) -> String {
    let steps: [String]
    switch format {
    case .webdriver: steps = try WebDriverReader.steps(bytes, file: file)
    case .adb: steps = try AdbReader.steps(bytes, file: file)
    case .drag, .maestro, .xcuitest:
      let message = "'\(format.rawValue)' cannot be read"
      throw InputErrors([InputError(.malformed, file: file, message: message)])
    }
    let hasItems = head.contains { $0.hasPrefix("items ") }
    let scene = (hasItems ? [] : ["items count=100"]) + head
    return (["drag-script 1"] + scene + [""] + steps).joined(separator: "\n") + "\n"
  }

  /// The script in another form.
  ///
  /// - Parameters:
  ///   - format: The form, one of those that can be written.
  ///   - settings: What beats the script's scene.
  ///   - name: What a drag script calls a file; see ``expanded(naming:)``.
  /// - Throws: Where the script has several views, or more steps than are written out.
  public func converted(
    to format: InterchangeFormat, overriding settings: [SceneSetting] = [],
    naming name: ((_ path: String) -> String)? = nil
  ) throws(InputErrors) -> Conversion {
    let steps = try convertibleSteps()
    let scene = scenes(overriding: settings).first?.scene ?? SceneDescription([])
    switch format {
    case .drag: return Conversion(text: expanded(naming: name))
    case .webdriver: return WebDriverWriter.conversion(of: steps, in: scene.configuration)
    case .maestro:
      return MaestroWriter.conversion(of: steps, in: scene.configuration, file: file)
    case .xcuitest:
      return XCUITestWriter.conversion(of: steps, in: scene.configuration, file: file)
    case .adb:
      let message = "'adb' cannot be written"
      throw InputErrors([InputError(.malformed, file: file, message: message)])
    }
  }

  private func convertibleSteps() throws(InputErrors) -> [Step] {
    if let view = views.first {
      throw InputErrors([
        InputError(
          .malformed, file: view.place.file, line: view.place.line, column: view.place.column,
          message: "a script of several views has no other form")
      ])
    }
    guard steps.runCount <= Conversion.mostSteps else {
      throw InputErrors([
        InputError(
          .malformed, file: file,
          message: "more than \(Conversion.mostSteps) steps, and other forms have no 'repeat'")
      ])
    }
    return steps.flattened
  }
}

extension [Step] {
  /// The steps one by one, blocks written out as often as they run.
  fileprivate var flattened: [Step] {
    flatMap { step -> [Step] in
      switch step.action {
      case .repeat(let count, let body):
        let once = body.flattened
        return (0..<count).flatMap { _ in once }
      case .include(_, let body), .together(let body): return body.flattened
      default: return [step]
      }
    }
  }
}

extension Step {
  /// The step as one that another form lacks.
  func omission(_ reason: String) -> Conversion.Omission {
    Conversion.Omission(place: place, step: text, reason: reason)
  }
}
