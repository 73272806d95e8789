/// Goes from element to element of a container; what lies in between is checked on the way.
struct ElementCursor {
  /// What holds the elements.
  enum Container: Hashable {
    /// `[a, b]`.
    case array
    /// `{"k": a, "l": b}`: the values are the elements.
    case map
    /// Values in a row, up to the end of the bytes.
    case sequence
  }

  private let scanner: JSONScanner
  private let container: Container
  private let start: Int
  private var isFirst = true
  /// The place behind the last element; whoever reads an element moves it on.
  var place: Int
  /// The place of the last element's key in a map.
  private(set) var key = -1
  /// The last escaped surrogate without a partner in that key; -1 where there is none.
  private(set) var unpairedInKey = -1

  /// A cursor in front of the first element of a container that begins at `start`.
  init(_ container: Container, at start: Int, in scanner: JSONScanner) {
    self.scanner = scanner
    self.container = container
    self.start = start
    place = container == .sequence ? start : start + 1
  }

  /// The place of the next element; `nil` at the end, with `place` behind the container.
  @inline(__always)
  mutating func next() throws(JSONFault) -> Int? {
    switch container {
    case .array: return try nextInArray()
    case .map: return try nextInMap()
    case .sequence: return try nextInSequence()
    }
  }

  @inline(__always)
  private mutating func nextInArray() throws(JSONFault) -> Int? {
    let bytes = scanner.bytes
    var next = scanner.blanks(place)
    if bytes[next] == ASCII.comma, !isFirst {
      next = scanner.blanks(next + 1)
      guard bytes[next] != ASCII.closeBracket else { throw JSONFault(.valueAfterComma, at: next) }
      return next
    }
    if bytes[next] == ASCII.closeBracket {
      place = next + 1
      return nil
    }
    guard isFirst else { throw JSONFault(.commaInArray, at: next) }
    isFirst = false
    return next
  }

  private mutating func nextInMap() throws(JSONFault) -> Int? {
    let bytes = scanner.bytes
    var next = scanner.blanks(place)
    if bytes[next] == ASCII.comma, !isFirst {
      next = scanner.blanks(next + 1)
    } else if bytes[next] == ASCII.closeBrace {
      place = next + 1
      return nil
    } else if !isFirst {
      throw JSONFault(.commaInObject, at: next)
    }
    guard bytes[next] == ASCII.quote else { throw scanner.keyFault(next, after: start) }
    isFirst = false
    key = next
    unpairedInKey = -1
    return try scanner.colon(scanner.string(next, unpaired: &unpairedInKey))
  }

  private mutating func nextInSequence() throws(JSONFault) -> Int? {
    let bytes = scanner.bytes
    let next = scanner.blanks(place)
    guard next < bytes.count else {
      place = next
      return nil
    }
    // Brackets end by themselves; `1 2` and `"a" "b"` need a blank to be two values.
    if next == place, next > start, bytes[next - 1] != ASCII.closeBrace,
      bytes[next - 1] != ASCII.closeBracket
    {
      throw JSONFault(.afterEnd, at: next)
    }
    return next
  }
}

/// How a list is made of elements.
struct ListForm: Hashable {
  /// What holds the elements.
  var container: ElementCursor.Container
  /// Whether the container holds arrays, and these the elements.
  var isNested = false
  /// Whether the elements are texts and numbers that are ids themselves.
  var isScalar = false

  /// How many containers lie around an element, less those around the list.
  var depth: Int { (container == .sequence ? 0 : 1) + (isNested ? 1 : 0) }
}

/// Goes through the elements of a list of any form.
struct ListCursor {
  private let scanner: JSONScanner
  private let depth: Int
  private let isNested: Bool
  private var outer: ElementCursor
  private var inner: ElementCursor?
  /// How many values stood where an array was expected.
  private(set) var strays = 0
  /// The place of the first of them; -1 where there was none.
  private(set) var firstStray = -1

  /// A cursor in front of the first element; `depth` counts the containers around the list.
  init(_ form: ListForm, at start: Int, depth: Int, in scanner: JSONScanner) {
    self.scanner = scanner
    self.depth = depth
    isNested = form.isNested
    outer = ElementCursor(form.container, at: start, in: scanner)
  }

  /// The place of the last element's key in a map.
  var key: Int { outer.key }
  /// The last escaped surrogate without a partner in that key; -1 where there is none.
  var unpairedInKey: Int { outer.unpairedInKey }

  /// The place behind the last element, or behind the list at its end.
  var place: Int {
    @inline(__always) get { inner?.place ?? outer.place }
    @inline(__always) set {
      if isNested { inner?.place = newValue } else { outer.place = newValue }
    }
  }

  /// The place of the next element; `nil` at the end.
  @inline(__always)
  mutating func next() throws(JSONFault) -> Int? {
    isNested ? try nextNested() : try outer.next()
  }

  private mutating func nextNested() throws(JSONFault) -> Int? {
    while true {
      if let element = try inner?.next() { return element }
      if let ended = inner { outer.place = ended.place }
      inner = nil
      guard let array = try outer.next() else { return nil }
      if scanner.bytes[array] == ASCII.openBracket {
        inner = ElementCursor(.array, at: array, in: scanner)
      } else {
        var unpaired = -1
        outer.place = try scanner.value(array, depth: depth + 1, unpaired: &unpaired)
        strays += 1
        if firstStray < 0 { firstStray = array }
      }
    }
  }
}
