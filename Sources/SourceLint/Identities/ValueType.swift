/// A type as far as comparing ids needs it.
indirect enum ValueType: Hashable, Sendable {
  /// A type with a name of its own; of `A.B` the last part.
  case named(String)
  case optional(ValueType)
  /// Anything that a loop goes through; what it yields.
  case collection(ValueType)
  /// `enumerated()`: pairs of a place and an element.
  case enumerated(ValueType)

  /// The type without its question marks.
  var unwrapped: ValueType {
    if case .optional(let wrapped) = self { wrapped.unwrapped } else { self }
  }

  /// The name of the type; `nil` for one that has none.
  var name: String? {
    if case .named(let name) = self { name } else { nil }
  }
}

extension Declarations {
  /// The type that some tokens spell; `nil` where it is not one that ids are compared by.
  func type(spelledBy tokens: Range<Int32>, in bracket: Int32) -> ValueType? {
    var reader = TypeReader(file: self, tokens: tokens, bracket: bracket)
    guard let type = reader.read(), reader.isAtEnd else { return nil }
    return type
  }
}

/// Reads a written type.
private struct TypeReader {
  /// Types may nest this deep, aliases included.
  static let depthLimit = 20

  let file: Declarations
  var position: Int32
  let end: Int32
  let bracket: Int32
  var depth = 0

  init(file: Declarations, tokens: Range<Int32>, bracket: Int32, depth: Int = 0) {
    self.file = file
    position = tokens.lowerBound
    end = tokens.upperBound
    self.bracket = bracket
    self.depth = depth
  }

  var isAtEnd: Bool { position >= end }

  private var kind: TokenKind { isAtEnd ? .end : file.tree.tokens[Int(position)].kind }

  mutating func read() -> ValueType? {
    depth += 1
    guard depth < Self.depthLimit, var type = readPlain() else { return nil }
    while !isAtEnd {
      switch kind {
      case .postfixQuestion, .postfixExclamation: type = .optional(type)
      // `Array<Int?>` may end in `>?`, which is one token.
      default: return type
      }
      position += 1
    }
    return type
  }

  private mutating func readPlain() -> ValueType? {
    switch kind {
    case .openSquare:
      let group = file.tree.tokens[Int(position)].bracket
      let contents = file.tree.contents(of: group)
      position = contents.upperBound + 1
      var inside = TypeReader(file: file, tokens: contents, bracket: bracket, depth: depth)
      guard let element = inside.read(), inside.isAtEnd else { return nil }
      return .collection(element)
    case .identifier: return readName()
    default: return nil
    }
  }

  private mutating func readName() -> ValueType? {
    var names = [file.tree.name(position)]
    position += 1
    while kind == .dot, position + 1 < end {
      names.append(file.tree.name(position + 1))
      position += 2
    }
    guard !isAtEnd, file.tree.token(position, is: "<") else { return resolve(names) }
    return readGeneric(names.last ?? "")
  }

  /// `Array<T>`, `Optional<T>` and the like; other generic types are not compared.
  private mutating func readGeneric(_ name: String) -> ValueType? {
    position += 1
    guard let argument = read(), !isAtEnd else { return nil }
    let isOptional = file.tree.token(position, is: ">?")
    guard isOptional || file.tree.token(position, is: ">") else { return nil }
    position += 1
    let type: ValueType
    switch name {
    case "Optional": type = .optional(argument)
    case "Array", "ArraySlice", "ContiguousArray", "Set", "Range", "ClosedRange":
      type = .collection(argument)
    case "Binding", "State", "Published": type = argument
    default: return nil
    }
    return isOptional ? .optional(type) : type
  }

  private func resolve(_ names: [String]) -> ValueType? {
    guard let last = names.last else { return nil }
    if names.count > 1, last == "ID" {
      return file.idType(of: .named(names[names.count - 2]), depth: depth)
    }
    if last == "Self" { return file.enclosingType(of: bracket).map { .named($0) } }
    guard case .items(let items) = file.meaning(of: last, in: bracket),
      let alias = items.first(where: { file.tree.items[$0].kind == .alias })
    else { return .named(last) }
    var inside = TypeReader(
      file: file, tokens: file.tree.items[alias].type, bracket: bracket, depth: depth)
    return inside.read()
  }
}
