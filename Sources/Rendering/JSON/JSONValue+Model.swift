public import ScrollModel

extension JSONValue {
  /// An id as it is in the fixture: numbers stay numbers, with all of their digits.
  public init(_ id: ItemID) {
    switch id {
    case .integer(let value): self = .integer(value)
    case .wideInteger(let digits), .number(let digits): self = .literal(digits)
    case .text(let text): self = .string(text)
    case .uuid(let uuid): self = .string(uuid.spelling)
    }
  }

  /// An id, or `null`.
  public init(_ id: ItemID?) { self.init(id) { JSONValue($0) } }

  /// `{"x": 0, "y": 900}`.
  public init(_ point: Point) { self = ["x": .number(point.x), "y": .number(point.y)] }

  /// `{"width": 390, "height": 400}`.
  public init(_ size: Size) {
    self = ["width": .number(size.width), "height": .number(size.height)]
  }

  /// The four insets.
  public init(_ insets: EdgeInsets) {
    self = [
      "top": .number(insets.top), "leading": .number(insets.leading),
      "bottom": .number(insets.bottom), "trailing": .number(insets.trailing),
    ]
  }

  /// A rectangle as origin and extent.
  public init(_ rect: Rect) {
    self = [
      "x": .number(rect.origin.x), "y": .number(rect.origin.y),
      "width": .number(rect.size.width), "height": .number(rect.size.height),
    ]
  }

  /// The geometry of a scroll view.
  public init(_ geometry: ScrollGeometry) {
    self = [
      "contentOffset": JSONValue(geometry.contentOffset),
      "contentSize": JSONValue(geometry.contentSize),
      "contentInsets": JSONValue(geometry.contentInsets),
      "containerSize": JSONValue(geometry.containerSize),
      "visibleRect": JSONValue(geometry.visibleRect),
    ]
  }

  /// A diagnostic with its remedy.
  public init(_ diagnostic: Diagnostic) {
    self = [
      "code": .string(diagnostic.code.rawValue),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message), "help": .string(diagnostic.help),
    ]
  }

  /// Diagnostics in their order.
  public init(_ diagnostics: [Diagnostic]) { self = .array(diagnostics.map { JSONValue($0) }) }
}
