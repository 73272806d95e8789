import Foundation
import ItemLoading
import ScrollModel

/// Reads the actions of W3C WebDriver as touches.
enum WebDriverReader {
  static func steps(_ bytes: [UInt8], file: String) throws(InputErrors) -> [String] {
    func fault(_ message: String, help: String? = nil) -> InputErrors {
      InputErrors([InputError(.malformed, file: file, message: message, help: help)])
    }
    let sources: [ActionSource]
    do {
      sources = try decoded(Data(bytes))
    } catch {
      throw fault(
        "expected the actions of W3C WebDriver, \(description(of: error))",
        help: "they look like {\"actions\": [{\"type\": \"pointer\", \"actions\": […]}]}")
    }
    let fingers = sources.filter { $0.type == "pointer" && $0.actions?.isEmpty == false }
    guard fingers.count <= 1 else {
      throw fault("expected one pointer, found \(fingers.count)")
    }
    var touches = TouchLines()
    // Sources act in ticks: the first actions of all, then the second ones, and so on.
    let ticks = sources.map { $0.actions?.count ?? 0 }.max() ?? 0
    for tick in 0..<ticks {
      for source in sources {
        guard let actions = source.actions, actions.indices.contains(tick) else { continue }
        do throws(ValueFault) {
          try touches.take(actions[tick])
        } catch {
          throw fault("action \(tick) of the \(source.type): \(error.message)")
        }
      }
    }
    if touches.isDown { touches.lines.append("touch up") }
    return touches.lines
  }

  private static func decoded(_ data: Data) throws -> [ActionSource] {
    let decoder = JSONDecoder()
    do {
      return try decoder.decode(ActionPayload.self, from: data).actions
    } catch DecodingError.typeMismatch(_, let context) where context.codingPath.isEmpty {
      // Some tools keep the list without the payload around it.
      return try decoder.decode([ActionSource].self, from: data)
    }
  }

  private static func description(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "found no JSON" }
    let (path, words) =
      switch error {
      case .typeMismatch(_, let context): (context.codingPath, "has another type")
      case .valueNotFound(_, let context): (context.codingPath, "is null")
      case .keyNotFound(let key, let context): (context.codingPath + [key], "is missing")
      case .dataCorrupted(let context): (context.codingPath, "is no JSON")
      @unknown default: ([], "is no JSON")
      }
    let place = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
    return "and $\(place) \(words)"
  }
}

/// The body of "perform actions".
private struct ActionPayload: Decodable {
  var actions: [ActionSource]
}

private struct ActionSource: Decodable {
  var type: String
  var actions: [Action]?
}

private struct Action: Decodable {
  var type: String
  var duration: Double?
  var x: Double?
  var y: Double?
  var deltaX: Double?
  var deltaY: Double?
  var origin: Origin?

  /// What a move counts from; an element's middle is taken for that of a usual viewport, since
  /// which element it is only the page knows.
  enum Origin: Decodable {
    case viewport
    case pointer
    case element

    init(from decoder: any Decoder) throws {
      let word = try? decoder.singleValueContainer().decode(String.self)
      self = word == "pointer" ? .pointer : word == "viewport" ? .viewport : .element
    }
  }
}

/// Pointer and wheel actions as step lines.
private struct TouchLines {
  var lines: [String] = []
  private(set) var isDown = false
  private var place = (x: 0.0, y: 0.0)

  private static let middle: (x: Double, y: Double) = {
    let viewport = ScrollConfiguration().viewport
    return (viewport.width / 2, viewport.height / 2)
  }()

  mutating func take(_ action: Action) throws(ValueFault) {
    let seconds = try checked(action.duration ?? 0, 0...86_400_000) / 1000
    switch action.type {
    case "pointerMove": try move(action, over: seconds)
    case "pointerDown":
      guard !isDown else { throw ValueFault(column: 1, "the pointer is down already") }
      isDown = true
      lines.append("touch down at=\(place.x.coordinate),\(place.y.coordinate)")
    case "pointerUp", "pointerCancel":
      guard isDown else { throw ValueFault(column: 1, "the pointer is not down") }
      isDown = false
      lines.append(action.type == "pointerUp" ? "touch up" : "touch cancel")
    case "pause": pause(seconds)
    case "scroll":
      let dx = try checked(action.deltaX ?? 0)
      let dy = try checked(action.deltaY ?? 0)
      if dx != 0 { lines.append("wheel \(dx < 0 ? "left" : "right") \(abs(dx).coordinate)") }
      if dy != 0 { lines.append("wheel \(dy < 0 ? "up" : "down") \(abs(dy).coordinate)") }
      pause(seconds)
    case "keyDown", "keyUp": break
    default: throw ValueFault(column: 1, "unknown type '\(action.type)'")
    }
  }

  private mutating func pause(_ seconds: Double) {
    guard seconds > 0 else { return }
    lines.append((isDown ? "touch hold " : "wait ") + seconds.durationText)
  }

  private mutating func move(_ action: Action, over seconds: Double) throws(ValueFault) {
    let x = try checked(action.x ?? 0)
    let y = try checked(action.y ?? 0)
    let origin =
      switch action.origin {
      case .pointer: place
      case .element: TouchLines.middle
      case .viewport, nil: (x: 0.0, y: 0.0)
      }
    let target = (x: origin.x + x, y: origin.y + y)
    let way = (dx: target.x - place.x, dy: target.y - place.y)
    place = target
    guard isDown else { return pause(seconds) }
    lines.append(
      "touch move by=\(way.dx.coordinate),\(way.dy.coordinate) over=\(seconds.durationText)")
  }

  private func checked(
    _ number: Double, _ range: ClosedRange<Double> = -1e9...1e9
  ) throws(ValueFault) -> Double {
    guard range ~= number else { throw ValueFault(column: 1, "\(number) is out of range") }
    return number
  }
}
