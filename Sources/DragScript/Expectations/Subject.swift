public import ScrollModel

/// What an expectation, a watch or a log line looks at.
public enum Subject: Hashable, Sendable {
  case binding, nearest, offset, offsetX, offsetY, velocity, phase, phases
  case reports, writes, missed, reported
  case visible, visibility, visibleFirst, visibleLast, visibleCount
  case atStart, atEnd
  /// The leading edge of an item in the viewport, in points.
  case place(IDToken)
  case contentSize, contentWidth, contentHeight
  case containerSize, containerWidth, containerHeight
  case inset(Edge)
  case contentFrameMinX, contentFrameMinY
  case positionViewID, positionEdge, positionPoint, positionByUser
  case geometryCalls, phaseCalls
  case samplerRaw, samplerThrough, samplerPublished, samplerLag
  case samplerValue, samplerValueX, samplerValueY
  case echoes, driver, scrolledByUser, difference
  case diagnostics, time

  /// What kind of value a subject has.
  public enum Kind: Hashable, Sendable {
    /// Points, speeds, counts.
    case number
    /// A time with a unit.
    case duration
    /// An id, or `nil`.
    case id
    /// One of a few words, or `nil`.
    case word([String])
    /// Any word, or `nil`.
    case name
    /// `true` or `false`.
    case flag
    /// Two coordinates, or `nil`.
    case point
    /// Several of a kind.
    indirect case list(Kind)
  }
}

extension Subject {
  /// The subjects that stand alone, by name, in the order in which help lists them; `place(ID)`
  /// is the one that does not.
  public static let named: [(name: String, subject: Subject)] = [
    ("binding", .binding), ("nearest", .nearest), ("offset", .offset), ("offset.x", .offsetX),
    ("offset.y", .offsetY), ("velocity", .velocity), ("phase", .phase), ("phases", .phases),
    ("reports", .reports), ("writes", .writes), ("missed", .missed), ("reported", .reported),
    ("visible", .visible), ("visibility", .visibility), ("visible.first", .visibleFirst),
    ("visible.last", .visibleLast), ("visible.count", .visibleCount), ("at-start", .atStart),
    ("at-end", .atEnd), ("content-size", .contentSize), ("content-size.width", .contentWidth),
    ("content-size.height", .contentHeight), ("container-size", .containerSize),
    ("container-size.width", .containerWidth), ("container-size.height", .containerHeight),
    ("inset.top", .inset(.top)), ("inset.leading", .inset(.leading)),
    ("inset.bottom", .inset(.bottom)), ("inset.trailing", .inset(.trailing)),
    ("content-frame.minX", .contentFrameMinX), ("content-frame.minY", .contentFrameMinY),
    ("position.viewID", .positionViewID), ("position.edge", .positionEdge),
    ("position.point", .positionPoint), ("position.by-user", .positionByUser),
    ("geometry-calls", .geometryCalls), ("phase-calls", .phaseCalls),
    ("sampler.raw", .samplerRaw), ("sampler.through", .samplerThrough),
    ("sampler.published", .samplerPublished), ("sampler.value", .samplerValue),
    ("sampler.value.x", .samplerValueX), ("sampler.value.y", .samplerValueY),
    ("sampler.lag", .samplerLag), ("echoes", .echoes), ("driver", .driver),
    ("scrolled-by-user", .scrolledByUser), ("difference", .difference),
    ("diagnostics", .diagnostics), ("time", .time),
  ]

  /// What kind of value the subject has.
  public var kind: Kind {
    switch self {
    case .binding, .nearest, .visibleFirst, .visibleLast, .positionViewID: .id
    case .phase: .word(ScrollPhase.allCases.map(\.rawValue))
    case .phases: .list(.word(ScrollPhase.allCases.map(\.rawValue)))
    case .reported, .visible, .visibility: .list(.id)
    case .atStart, .atEnd, .positionByUser, .scrolledByUser: .flag
    case .positionEdge: .word(Edge.allCases.map(\.rawValue))
    case .positionPoint, .samplerValue: .point
    case .driver: .name
    case .diagnostics: .list(.word(Diagnostic.Code.allCases.map(\.rawValue)))
    case .time: .duration
    default: .number
    }
  }

  /// Whether it is the same in all views.
  public var isGlobal: Bool {
    switch self {
    case .time, .echoes, .driver, .difference: true
    default: false
    }
  }

  /// Whether it can change while something moves without a report, a write or a phase.
  var isContinuous: Bool {
    switch self {
    case .binding, .reports, .writes, .missed, .reported, .phase, .phases, .phaseCalls,
      .diagnostics, .positionViewID, .positionEdge, .positionPoint, .positionByUser, .driver,
      .scrolledByUser:
      false
    default: true
    }
  }
}
