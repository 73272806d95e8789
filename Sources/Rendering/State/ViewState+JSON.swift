public import ScrollModel

extension JSONValue {
  /// The state of a view under its name.
  public init(_ state: ViewState, view: String) {
    let object: JSONValue = [
      "schema": 1, "view": .string(view), "time": .number(state.time),
      "phase": .string(state.phase.rawValue), "offset": JSONValue(state.offset),
      "binding": JSONValue(state.binding),
      "nearest": JSONValue(state.nearest) { JSONValue($0) },
      "visible": [
        "first": JSONValue(state.visible.first), "last": JSONValue(state.visible.last),
        "count": .integer(state.visible.count),
      ],
      "atStart": .bool(state.isAtStart), "atEnd": .bool(state.isAtEnd),
      "writes": .integer(state.writes), "reports": .integer(state.reports),
      "missed": .integer(state.missed), "readPath": .string(state.readPath.rawValue),
      "geometry": JSONValue(state.geometry), "diagnostics": JSONValue(state.diagnostics),
    ]
    self =
      object
      .appending("position", state.position.map { JSONValue($0) })
      .appending("sampler", state.sampler.map { JSONValue($0) })
      .appending("visibility", state.visibility.map { .array($0.map { JSONValue($0) }) })
  }

  /// The nearest item.
  init(_ nearest: ViewState.Nearest) {
    self = [
      "id": JSONValue(nearest.id), "index": .integer(nearest.index),
      "title": .string(nearest.title), "distance": .number(nearest.distance),
    ]
  }

  /// What a `ScrollPosition` value tells.
  init(_ position: ScrollPosition) {
    self = [
      "viewID": JSONValue(position.viewID),
      "edge": JSONValue(position.edge) { .string($0.rawValue) },
      "point": JSONValue(position.point) { JSONValue($0) },
      "positionedByUser": .bool(position.isPositionedByUser),
    ]
  }

  /// What the sampler did.
  init(_ sampler: ViewState.Sampler) {
    self = [
      "raw": .integer(sampler.raw), "through": .integer(sampler.through),
      "published": .integer(sampler.published), "value": JSONValue(sampler.value),
      "lagPoints": .number(sampler.lagPoints), "lagSeconds": .number(sampler.lagSeconds),
    ]
  }
}
