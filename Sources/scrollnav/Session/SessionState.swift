import Rendering
import ScrollModel

/// A checkpoint as a session file holds it: what a changed fixture goes on from.
struct SessionState: Codable, Equatable {
  struct Failure: Codable, Equatable {
    var code: String
    var message: String
    var help: String
  }

  var time: Double
  var viewport: [Double]
  var offset: [Double]
  var binding: String?
  var heldPlace: [Double]?
  var expectedBinding: String?
  var writes: Int
  var reported: [String?]
  var missed: Int
  var phases: [String]
  var isScrolledByUser: Bool
  var diagnostics: [Failure]

  init(_ checkpoint: Checkpoint) {
    time = checkpoint.time
    viewport = [checkpoint.viewport.width, checkpoint.viewport.height]
    offset = [checkpoint.offset.x, checkpoint.offset.y]
    binding = checkpoint.binding?.tagged
    heldPlace = checkpoint.heldPlace.map { [$0.x, $0.y] }
    expectedBinding = checkpoint.expectedBinding?.tagged
    writes = checkpoint.writes
    reported = checkpoint.reported.map { $0?.tagged }
    missed = checkpoint.missed
    phases = checkpoint.phases.map(\.rawValue)
    isScrolledByUser = checkpoint.isScrolledByUser
    diagnostics = checkpoint.diagnostics.map {
      Failure(code: $0.code.rawValue, message: $0.message, help: $0.help)
    }
  }

  /// The checkpoint; `nil` where a value is none that this version writes.
  var checkpoint: Checkpoint? {
    guard viewport.count == 2, offset.count == 2, heldPlace.map({ $0.count == 2 }) ?? true,
      ([time] + viewport + offset + (heldPlace ?? [])).allSatisfy(\.isFinite), time >= 0,
      writes >= 0, missed >= 0, viewport.allSatisfy({ $0 >= 0 }), !phases.isEmpty
    else { return nil }
    let known = phases.compactMap(ScrollPhase.init(rawValue:))
    guard known.count == phases.count else { return nil }
    return Checkpoint(
      time: time, viewport: Size(width: viewport[0], height: viewport[1]),
      offset: Point(x: offset[0], y: offset[1]), binding: binding.map(ItemID.init(tagged:)),
      heldPlace: heldPlace.map { Point(x: $0[0], y: $0[1]) },
      expectedBinding: expectedBinding.map(ItemID.init(tagged:)), writes: writes,
      reported: reported.map { $0.map(ItemID.init(tagged:)) }, missed: missed, phases: known,
      isScrolledByUser: isScrolledByUser,
      diagnostics: diagnostics.compactMap { failure in
        Diagnostic.Code(rawValue: failure.code).map {
          Diagnostic($0, failure.message, help: failure.help)
        }
      })
  }
}

extension SessionState {
  /// The state as the session file holds it.
  var json: JSONValue {
    [
      "time": .literal("\(time)"), "viewport": .array(viewport.map { .literal("\($0)") }),
      "offset": .array(offset.map { .literal("\($0)") }),
      "binding": JSONValue(binding) { .string($0) },
      "heldPlace": JSONValue(heldPlace) { .array($0.map { .literal("\($0)") }) },
      "expectedBinding": JSONValue(expectedBinding) { .string($0) }, "writes": .integer(writes),
      "reported": .array(reported.map { JSONValue($0) { .string($0) } }),
      "missed": .integer(missed), "phases": .array(phases.map { .string($0) }),
      "isScrolledByUser": .bool(isScrolledByUser),
      "diagnostics": .array(
        diagnostics.map {
          ["code": .string($0.code), "message": .string($0.message), "help": .string($0.help)]
        }),
    ]
  }
}

extension ItemID {
  /// The id with its type in front: `int 15`, `text 15`.
  fileprivate var tagged: String {
    switch self {
    case .integer, .wideInteger, .number: "number \(self)"
    case .text: "text \(self)"
    case .uuid: "uuid \(self)"
    }
  }

  fileprivate init(tagged: String) {
    let value = tagged.drop { $0 != " " }.dropFirst()
    switch tagged.prefix(while: { $0 != " " }) {
    case "number": self = ItemID(number: String(value)) ?? .text(String(value))
    case "uuid": self = ItemID(text: String(value))
    default: self = .text(String(value))
    }
  }
}
