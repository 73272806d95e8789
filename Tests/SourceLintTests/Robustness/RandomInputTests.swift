import TestSupport
import Testing

@testable import SourceLint

/// Bytes that nobody would write: whatever comes, linting ends, says the same twice, and points
/// into the file.
@Suite struct RandomInputTests {
  /// A view with something of everything.
  private static let seed = Array(
    ##"""
    // scrollnav:disable:next positional-id
    struct A<B: View>: View { @State var id: Int? = 3; let p = ScrollPosition(edge: .top)
      var body: some View { ScrollView(.horizontal) { if a { rows } else { List { b("\(c)") } }
        LazyVStack { ForEach(0..<9, id: \.self) { x in Text("\(x)").id(x) }.padding() } }
        #if os(iOS)
        .scrollTargetLayout(isEnabled: false)
        #endif
        .scrollPosition(id: Binding(get: { id }, set: { _ in })) { /x+/ } label: { #"\#(e)"# }
        .scrollTargetBehavior(.viewAligned) }
      var rows: some View { get { HStack { p.viewID; ForEach(q.indices) { r } } /* } */ } } }
    extension A { func `b c`(_ d: [Int: C<D>]) async throws -> (E) -> F where G: H { switch i {
      case .j(let k) where k > 1: break; default: """
      \(l)
      """ } } }
    """##.utf8)

  private func check(_ bytes: [UInt8]) {
    let result = SourceLinter.lint(bytes, path: "A.swift")
    let again = SourceLinter.lint(bytes, path: "A.swift")
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    let places =
      result.findings.flatMap { [$0.place] + $0.notes.map(\.place) } + result.problems.map(\.place)
    let areInside = places.allSatisfy { place in
      (1...lines).contains(place.line) && (1...bytes.count + 1).contains(place.column)
    }
    if !areInside || result != again {
      Issue.record("\(String(decoding: bytes, as: UTF8.self))\n\(result)")
    }
  }

  @Test func `random bytes`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<300 {
      let junk = (0..<random.below(300)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      check(junk + Array("scrollPosition".utf8) + junk)
    }
  }

  @Test func `random pieces of Swift`() {
    let pieces = [
      "ScrollView", "{", "}", "(", ")", "[", "]", ".scrollPosition(id: $a)", "\n", " ", ".", ",",
      ":",
      "#if a\n", "#else\n", "#endif\n", "if", "switch", "case", "let a", "var b", "=", "?", "!",
      "<",
      ">", "\"", "\\(", "/", "//", "/*", "*/", "`", "@", "func", "struct A: View", "in", "ForEach",
      "VStack", "body", "self", "\\.a", "$0", "Binding", "set:", ".constant(1)", ".viewID",
      "ScrollPosition()", "#\"", "\"#", "\"\"\"", "->", "some View", "id:", "a", "1", "&", "where",
    ]
    var random = SplitMix64(seed: 2)
    for _ in 0..<600 {
      let text = (0..<random.below(60)).map { _ in random.pick(pieces) + random.pick(["", " "]) }
      check(Array("scrollTarget ".utf8) + Array(text.joined().utf8))
    }
  }

  @Test func `balanced pieces of Swift`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<300 {
      check(Array(("crollPosition\n" + nest(&random, depth: 5)).utf8))
    }
  }

  /// Brackets that match, with anything between them.
  private func nest(_ random: inout SplitMix64, depth: Int) -> String {
    let words = [
      "ScrollView ", "ForEach", "VStack", ".scrollPosition", "id: $a", "$a", "if a ", "else ", ", ",
      ": ", "\n", "set: ", "case .a", "var body: some View ", "struct A: View ", "a", ".b", "?",
      "=",
      ".scrollTargetLayout", ".padding", "func a", "in ", "\n#if a\n", "\n#endif\n", "return ", "<",
      ">",
    ]
    return (0..<random.below(7)).map { _ in
      let word = random.pick(words)
      guard depth > 0 else { return word }
      switch random.below(4) {
      case 0: return "\(word)(\(nest(&random, depth: depth - 1)))"
      case 1: return "\(word){ \(nest(&random, depth: depth - 1)) }"
      case 2: return "\(word)[\(nest(&random, depth: depth - 1))]"
      default: return word
      }
    }.joined()
  }

  @Test func `every beginning and every end of a view`() {
    for count in stride(from: 0, through: Self.seed.count, by: 3) {
      check(Array(Self.seed.prefix(count)))
      check(Array(Self.seed.suffix(count)))
    }
  }

  @Test func `a view with bytes changed, dropped, doubled and swapped`() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<600 {
      var bytes = Self.seed
      for _ in 0...random.below(4) {
        let first = random.below(bytes.count)
        let last = min(bytes.count, first + random.below(20))
        switch random.below(4) {
        case 0: bytes[first] = random.pick(Array("{}()[]\"\\/#.:,<>?!=&@`\n ".utf8))
        case 1: bytes.removeSubrange(first..<last)
        case 2: bytes.insert(contentsOf: bytes[first..<last], at: random.below(bytes.count))
        default: bytes.swapAt(first, random.below(bytes.count))
        }
      }
      check(bytes)
    }
  }

  @Test func `members that lead to each other in a circle`() {
    let result = SourceLinter.lint(
      Array(
        """
        struct A: View {
          @State var id: Int?
          var body: some View { ScrollView { a }.scrollPosition(id: $id) }
          var a: some View { b }
          var b: some View { VStack { a; b; A() } }
          typealias C = D
          typealias D = C
          var e: C { f.g }
          var f: D { e.g }
        }
        """.utf8), path: "A.swift")
    #expect(result.findings.map(\.severity) == [.warning])
  }

  @Test func `many views that all follow one long member end`() {
    let loops = String(repeating: "ForEach(a) { Text(\"\") };", count: 60)
    let uses = (0..<60).map { "var b\($0): some View { ScrollView { c }.scrollPosition(id: $x) }" }
    let source =
      "struct A: View {\n\(uses.joined(separator: "\n"))\nvar c: some View { VStack { \(loops) } } }"
    let result = SourceLinter.lint(Array(source.utf8), path: "A.swift")
    #expect(result.findings.count == 60)
    #expect(result.findings.first?.severity == .warning)
  }
}
