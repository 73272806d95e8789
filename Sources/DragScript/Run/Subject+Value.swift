import ScrollModel

extension Subject {
  /// What the subject is in a view now; subjects of the whole run are the runner's.
  func value(in engine: ScrollEngine, reader: IDReader) -> ScriptValue {
    let axis = engine.configuration.axis
    switch self {
    case .binding: return .init(engine.binding)
    case .nearest: return .init(engine.nearest?.id)
    case .offset: return .number(engine.offset[axis])
    case .offsetX: return .number(engine.offset.x)
    case .offsetY: return .number(engine.offset.y)
    case .velocity: return .number(engine.velocity[axis])
    case .phase: return .word(engine.phase.rawValue)
    case .phases: return .list(engine.phases.map { .word($0.rawValue) })
    case .reported: return .list(engine.reported.map { .init($0) })
    case .reports: return .number(Double(engine.reports))
    case .writes: return .number(Double(engine.writes))
    case .missed: return .number(Double(engine.missed))
    case .visible: return .list(engine.visibleIDs.map { .id($0) })
    case .visibility: return .list(engine.visibility.map { .id($0) })
    case .visibleFirst:
      return .init(engine.visiblePlaces.first.flatMap { engine.layout.id(at: $0) })
    case .visibleLast: return .init(engine.visiblePlaces.last.flatMap { engine.layout.id(at: $0) })
    case .visibleCount: return .number(Double(engine.visiblePlaces.count))
    case .atStart: return .flag(engine.isAtStart)
    case .atEnd: return .flag(engine.isAtEnd)
    case .place(let id): return .init(engine.place(of: reader.itemID(id)))
    case .contentFrameMinX: return .number(engine.contentFrame.x)
    case .contentFrameMinY: return .number(engine.contentFrame.y)
    case .geometryCalls: return .number(Double(engine.geometryCalls))
    case .phaseCalls: return .number(Double(engine.phaseCalls))
    case .scrolledByUser: return .flag(engine.isScrolledByUser)
    case .diagnostics:
      return .list(engine.diagnostics.map { .word($0.code.rawValue) })
    case .contentSize, .contentWidth, .contentHeight, .containerSize, .containerWidth,
      .containerHeight, .inset:
      return measure(in: engine.geometry, along: axis)
    case .positionViewID, .positionEdge, .positionPoint, .positionByUser:
      return engine.position.map(value(in:)) ?? .none
    case .samplerRaw, .samplerThrough, .samplerPublished, .samplerLag, .samplerValue,
      .samplerValueX, .samplerValueY:
      return engine.samplerState.map(value(in:)) ?? .none
    case .echoes, .driver, .difference, .time: return .none
    }
  }

  private func measure(in geometry: ScrollGeometry, along axis: Axis) -> ScriptValue {
    switch self {
    case .contentSize: .number(geometry.contentSize[axis])
    case .contentWidth: .number(geometry.contentSize.width)
    case .contentHeight: .number(geometry.contentSize.height)
    case .containerSize: .number(geometry.containerSize[axis])
    case .containerWidth: .number(geometry.containerSize.width)
    case .containerHeight: .number(geometry.containerSize.height)
    case .inset(let edge): .number(geometry.contentInsets[edge])
    default: .none
    }
  }

  private func value(in position: ScrollPosition) -> ScriptValue {
    switch self {
    case .positionViewID: .init(position.viewID)
    case .positionEdge: position.edge.map { .word($0.rawValue) } ?? .none
    case .positionPoint: position.point.map { .point($0) } ?? .none
    case .positionByUser: .flag(position.isPositionedByUser)
    default: .none
    }
  }

  private func value(in sampler: ViewState.Sampler) -> ScriptValue {
    switch self {
    case .samplerRaw: .number(Double(sampler.raw))
    case .samplerThrough: .number(Double(sampler.through))
    case .samplerPublished: .number(Double(sampler.published))
    case .samplerValue: .point(sampler.value)
    case .samplerValueX: .number(sampler.value.x)
    case .samplerValueY: .number(sampler.value.y)
    case .samplerLag: .number(sampler.lagPoints)
    default: .none
    }
  }

  /// What has to be observed for the subject to be known.
  var observers: Observers {
    switch self {
    case .geometryCalls: .geometry
    case .contentFrameMinX, .contentFrameMinY: .contentFrame
    case .visibility: .visibility
    default: []
    }
  }
}

extension ScriptValue {
  init(_ id: ItemID?) { self = id.map { .id($0) } ?? .none }
  init(_ number: Double?) { self = number.map { .number($0) } ?? .none }
}
