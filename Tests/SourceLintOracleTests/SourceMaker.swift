/// Writes random Swift that parses: chains, closures, conditions, literals of every kind.
struct SourceMaker {
  private var state: UInt64
  /// What has been written so far.
  private(set) var text = ""
  private var indent = 0
  /// Whether no line break may be written: inside an interpolation.
  private var isFlat = false

  init(seed: UInt64) { state = seed }

  private mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(bound))
  }

  private mutating func pick(_ words: [String]) -> String { words[below(words.count)] }

  private mutating func chance(_ one: Int) -> Bool { below(one) == 0 }

  // MARK: - Declarations

  /// Writes a file of some types.
  mutating func makeFile() -> String {
    for _ in 0...below(3) { makeType() }
    return text
  }

  private mutating func line(_ line: String) {
    text += String(repeating: "  ", count: indent) + line
    if chance(9) { text += pick(["  // a.b(c) { }", " /* x.y() /* z.w() */ */"]) }
    text += "\n"
  }

  private mutating func makeType() {
    line(
      pick([
        "struct A<B: View>: View where B: C {", "extension D.E: F {", "final class G: H, I {",
        "actor J {", "enum K: String {",
      ]))
    indent += 1
    for _ in 0...below(4) { makeMember() }
    indent -= 1
    line("}")
  }

  private mutating func makeMember() {
    switch below(6) {
    case 0: line("@State(wrappedValue: \(expression(2))) private var a: [B<C>]? = \(expression(2))")
    case 1: line("static let b = \(expression(2)), c: D.E = \(expression(1))")
    case 2:
      line("var d: Int = \(expression(2)) {")
      block("didSet {")
      line("}")
    case 3: block("var body: some View {")
    case 4:
      block(
        "@ViewBuilder func `f g`<T: U>(_ a: @escaping (T) -> Void = { _ in }, b: [T]) async throws "
          + "-> some View where T: V {")
    default: block("init?(a: Int = \(expression(1))) {")
    }
  }

  private mutating func block(_ head: String) {
    line(head)
    indent += 1
    for _ in 0...below(3) { makeStatement(3) }
    indent -= 1
    line("}")
  }

  // MARK: - Statements

  private mutating func makeStatement(_ depth: Int) {
    guard depth > 0 else { return line(expression(1)) }
    switch below(11) {
    case 0: nested("if \(condition()) {", depth)
    case 1:
      nested("if let a = \(chain(0)), case .b(let c) = d {", depth, closing: "} else {")
      nested("", depth)
    case 2: nested("for a in \(chain(0)) where !b.isC(\(arguments(1))) {", depth)
    case 3:
      line("switch \(chain(0)) {")
      line("case .a(let b) where b.isEmpty():")
      makeStatement(depth - 1)
      line("case .c, .d:")
      makeStatement(depth - 1)
      line("default: \(chain(1))")
      line("}")
    case 4: line("guard let e = \(chain(0)) else { return \(expression(1)) }")
    case 5: line("let f: G = \(expression(depth))")
    case 6: line("h.i = \(expression(depth)); \(chain(1))")
    case 7: conditionalChain(depth)
    case 8: nested("do {", depth, closing: "} catch let j as K { l.m() }")
    case 9: line("return \(expression(depth))")
    default: line(chain(depth))
    }
  }

  private mutating func nested(_ head: String, _ depth: Int, closing: String = "}") {
    if !head.isEmpty { line(head) }
    indent += 1
    for _ in 0...below(2) { makeStatement(depth - 1) }
    indent -= 1
    line(closing)
  }

  /// A chain with `#if` between its links.
  private mutating func conditionalChain(_ depth: Int) {
    line("A {")
    indent += 1
    makeStatement(depth - 1)
    indent -= 1
    line("}")
    if chance(2) { line(".b()") }
    line("#if os(iOS) && !c")
    line(".d(\(expression(1)))")
    if chance(2) {
      line("#elseif e")
      line(".f { \(expression(1)) }")
    }
    if chance(2) {
      line("#else")
      line(".g.h()")
    }
    line("#endif")
    if chance(2) { line(".i(j: \(expression(1)))") }
  }

  private mutating func condition() -> String {
    switch below(5) {
    case 0: "\(chain(0)) == .a"
    case 1: "!b.isC()"
    case 2: "d.e { $0.f() } , g < h"
    case 3: "#available(iOS 17, *)"
    default: "(\(expression(1))) as? I != nil"
    }
  }

  // MARK: - Expressions

  private mutating func expression(_ depth: Int) -> String {
    switch below(depth > 0 ? 9 : 3) {
    case 0: pick(["1", "2.5", "nil", "true", "0xFF", "-3"])
    case 1: string(depth)
    case 2: pick(["a", ".b", "self", "$0", "\\.c.d", "`in`", "E.f", "/a+b/", "#/c \\/ d/#"])
    case 3: "\(chain(depth - 1)) ? \(chain(depth - 1)) : \(chain(depth - 1))"
    case 4: "\(chain(depth - 1)) \(pick(["+", "??", "&&", "..<", "<", "=="])) \(expression(0))"
    case 5: "[\(expression(depth - 1)), \(expression(depth - 1))]"
    case 6: "try await \(chain(depth - 1))"
    case 7: "{ \(pick(["", "a in ", "[weak b] (c: D) -> E in ", "_, f in "]))\(chain(depth - 1)) }"
    default: chain(depth)
    }
  }

  private mutating func string(_ depth: Int) -> String {
    guard depth > 0 else { return pick(["\"a.b() {\"", "#\"c \\(d.e()) \"f\"#", "\"\\\"g\""]) }
    let wasFlat = isFlat
    isFlat = true
    defer { isFlat = wasFlat }
    switch below(wasFlat ? 2 : 3) {
    case 0: return "\"h \\(\(chain(depth - 1))) i \\(j)\""
    case 1: return "#\"k \\#(\(chain(depth - 1))) \\(l.m())\"#"
    default: return "\"\"\"\n  n.o() \\(\(chain(0))) }\n  \"\"\""
    }
  }

  /// An operand with links.
  private mutating func chain(_ depth: Int) -> String {
    var text = pick([
      "a", "B", "self", "C<D, [E]>", ".f", "$g", "h?.j", "I.J", "(k)", "[l]", "M<N?>", "#O",
      "super",
    ])
    if text == "C<D, [E]>" || text == "M<N?>" || text == "#O" { text += "(\(arguments(depth)))" }
    if text == "super" { text += ".p()" }
    for _ in 0..<below(4) { text += link(depth) }
    return text
  }

  private mutating func link(_ depth: Int) -> String {
    let separators = ["", "", "", " /* q.r() */ ", "\n  ", "\n  // s.t()\n  "]
    let separator = pick(isFlat ? [""] : separators)
    let name = pick(["a", "b", "c1", "default", "for", "init", "`if`"])
    switch below(depth > 0 ? 7 : 4) {
    case 0: return "\(separator).\(name)"
    case 1: return "\(separator).\(name)(\(arguments(0)))"
    case 2: return "[\(expression(0))]"
    case 3: return "?\(separator).\(name)\(pick(["", "?", "!"]))()"
    case 4: return "\(separator).\(name)(\(arguments(depth - 1)))"
    case 5: return "\(separator).\(name) { \(chain(depth - 1)) }"
    default:
      return "\(separator).\(name)(\(arguments(depth - 1))) { d in \(chain(depth - 1)) } "
        + "label: { \(chain(0)) } for: { }"
    }
  }

  private mutating func arguments(_ depth: Int) -> String {
    (0..<below(3)).map { _ in
      "\(pick(["", "", "a: ", "in: ", "_: ", "default: "]))\(expression(depth))"
    }.joined(separator: ", ")
  }
}
