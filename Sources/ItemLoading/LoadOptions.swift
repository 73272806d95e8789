public import ScrollModel

/// What a user chose about how a file is read; what is not chosen is found.
public struct LoadOptions: Hashable, Sendable {
  /// The path to the array or map, such as `$.photos`; `nil` finds the list.
  public var list: String?
  /// The member that is the id, dotted where it is nested; `@index` asks for positions, `@key`
  /// for the keys of a map; `nil` finds one.
  public var idKey: String?
  /// The member that is the title, dotted where it is nested; `nil` finds one.
  public var titleKey: String?
  /// Which size an item carries.
  public var measure: MeasureRule
  /// Whether items without an id, skipped elements and repeated ids are errors.
  public var strict: Bool
  /// Whether comments, trailing commas, single quotes and bare keys are accepted.
  public var json5: Bool

  /// Makes options; everything is found and JSON is strict unless told.
  public init(
    list: String? = nil, idKey: String? = nil, titleKey: String? = nil,
    measure: MeasureRule = .none, strict: Bool = false, json5: Bool = false
  ) {
    self.list = list
    self.idKey = idKey
    self.titleKey = titleKey
    self.measure = measure
    self.strict = strict
    self.json5 = json5
  }
}

/// Which numbers of an item make its size.
public enum MeasureRule: Hashable, Sendable {
  /// None: `Item.measure` is `nil` throughout.
  case none
  /// The number at a member, dotted where it is nested: a length in points.
  case key(String)
  /// Length divided by breadth, from two members: height ÷ width along a vertical axis,
  /// width ÷ height along a horizontal one.
  case aspect(width: String, height: String, axis: Axis = .vertical)

  /// The members that the rule reads.
  var keys: [String] {
    switch self {
    case .none: []
    case .key(let key): [key]
    case .aspect(let width, let height, _): [width, height]
    }
  }
}
