import Testing

@testable import SourceLint

@Suite struct ItemReaderTests {
  @Test func `a chain is its links, calls and closures`() {
    #expect(tree("a.b(1).c { }.d").outline() == ["a.b().c{}.d"])
    #expect(
      tree("A { } label: { } other: { }.b(x: 1) { } c: { }").outline() == [
        "A{}label:{}other:{}.b(){}c:{}"
      ])
    #expect(tree("make()().a[1][2].b?.c!.d").outline() == ["make()().a[][].b.c.d"])
    #expect(
      tree("(a).b; [1].c; { x }(); \"s\".d; 3.e; .f.g(); #h(1) { }").outline() == [
        "group.b", "group.c", "group()", "\"s\".d", "3.e", "f.g()", "#h(){}",
      ])
    #expect(
      tree("\\.a.b; \\Photo.id; self.a.b(); Self.c; super.d()").outline() == [
        "\\.a.b", "\\.id", "self.a.b()", "Self.c", "super.d()",
      ])
  }

  @Test func `chains go on over lines, comments and conditions`() {
    #expect(
      tree(
        """
        a
          // a comment
          .b() /* another */

          .c()
          #if os(iOS)
          .d()
          #if DEBUG
          .e { }
          #endif
          #elseif X
          #else
          .f()
          #endif
          .g()
        h()
        """
      ).outline() == ["a.b().c().d().e{}.f().g()", "h()"])
    #expect(
      tree("a()\n#if X\nb()\n#else\n.c()\n#endif\n.d").outline() == ["a()", "b()", "c()", "d"])
    #expect(tree("A\n{\n}\nlabel:\n{\n}\n.b").outline() == ["A{}label:{}.b"])
  }

  @Test func `statements end where Swift ends them`() {
    #expect(
      tree("a\n(b)\nc\n[d]\ne { }\nf\n-g\nh").outline() == [
        "a", "group", "c", "group", "e{}", "f", "g", "h",
      ])
    #expect(tree("let a = b\n  .c()\nd = e\n+ f; g").outline() == ["b.c()", "d", "e", "f", "g"])
    #expect(tree("return a ? b() : c()\nd").outline() == ["a", "b()", "c()", "d"])
    #expect(
      tree("x as? Y ?? z; try await a.b(); await c()").outline() == [
        "x", "Y", "z", "a.b()", "c()",
      ])
  }

  @Test func `generic arguments are not comparisons`() {
    #expect(
      tree("A<B>(c).d; E<F, [G]>.h(); x < y; i<j>k; B<Int?> { }").outline() == [
        "A().d", "E.h()", "x", "y", "i", "j", "k", "B{}",
      ])
    #expect(tree("f(a < b, c > d)").outline() == ["f()"])
    #expect(
      tree("A<() -> B>(c) { }; D<any E & F>(); Array<Array<Int>>()").outline() == [
        "A(){}", "D()", "Array()",
      ])
  }

  @Test func `the brace behind a condition is its block`() {
    let source = tree(
      """
      if a { b() } else if c.d { e() } else { f() }
      if let x = y.z, g() { h() }
      if i.contains { $0 } , true { j() }
      for k in l.m { n() }
      switch o { case .p(let q) where q > 1: r()
      case .s,
        .t: u()
      @unknown default: v() }
      guard let w = x else { return }
      while y { z() }
      do { try a() } catch let error as B { c() } catch { d() }
      repeat { e() } while f
      g()
      defer { h() }
      """)
    let blocks = source.items.filter { $0.kind == .block }
    #expect(
      blocks.map { source.name($0.name) + ($0.body < 0 ? "" : "{}") } == [
        "if{}", "else", "if{}", "else{}", "if{}", "if{}", "for{}", "switch{}", "guard{}", "while{}",
        "do{}", "catch{}", "catch{}", "repeat{}", "defer{}",
      ])
    #expect(source.items.count { $0.kind == .caseLabel } == 3)
    #expect(source.outline().suffix(3) == ["B", "f", "g()"])
  }

  @Test func `declarations have a name, a type, a body`() {
    let source = tree(
      """
      @State(wrappedValue: 3) private var a: [Int]? = b() { didSet { c() } }
      let d = e, f: G.H = .i { j }, (k, l) = m
      var n: some View { o }
      @ViewBuilder func p<T: View>(_ q: @escaping (T) -> Void = { r }) async throws -> some View where T: S { t }
      init?(u: Int) { v }
      typealias W = X<Y>
      struct Z<A>: B, C where A: D { e }
      extension F.G: @retroactive H { }
      actor I { }
      class func j() { }
      protocol K { var l: Int { get set }; func m() -> Int
        init() }
      """)
    func text(_ index: Int) -> String {
      let item = source.items[index]
      let body = item.body < 0 ? "" : " {}"
      return "\(item.kind) \(source.name(item.name)): \(source.source(item.type))\(body)"
    }
    #expect(
      source.items(in: 0).filter { source.items[$0].name >= 0 }.map(text) == [
        "variable a: [Int]? {}", "variable d: ", "variable f: G.H", "variable n: some View {}",
        "function p: some View {}", "function init:  {}", "alias W: X<Y>",
        "type Z: : B, C where A: D {}", "type G: : @retroactive H {}", "type I:  {}",
        "function j:  {}", "type K:  {}",
      ])
    let members = source.items.indices.filter { source.name(source.items[$0].name) == "l" }
    #expect(members.map(text) == ["variable l: Int {}"])
    // Accessors are a body, not a closure of the first value.
    #expect(source.outline().prefix(2) == ["b()", "e"])
  }

  @Test func `arguments have labels, reserved words too`() {
    let source = tree("f(1, a: 2, for: 3, in: b ? c : d, _: e, g)")
    #expect(
      source.items(in: 1).map { source.name(source.items[$0].name) }
        == ["", "a", "for", "in", "_", ""])
    #expect(
      source.items(in: 1).map { source.items[$0].isChoice } == [
        false, false, false, true, false, false,
      ])
  }

  @Test func `a closure's parameters are not its statements`() {
    for (closure, parameters) in [
      ("{ a in b }", "a in"), ("{ a, _ in b }", "a, _ in"),
      ("{ [weak self] in b }", "[weak self] in"),
      ("{ (a: Int, c) async throws -> D in b }", "(a: Int, c) async throws -> D in"),
      ("{ @MainActor [x] y in b }", "@MainActor [x] y in"), ("{ $a in b }", "$a in"),
      ("{ b }", ""), ("{ for a in b { } }", ""), ("{ (a, b) }", ""), ("{ [a, b] }", ""),
    ] {
      let source = tree("f \(closure)")
      #expect(source.source(source.brackets[1].parameters) == parameters)
    }
    #expect(tree("f { a in b.c() }").outline(of: 1) == ["b.c()"])
  }

  @Test func `what makes no sense is read all the same`() {
    for source in [
      "struct", "func", "var", "let a:", "case", "if", "for x in", "a.", ".", "@", "f(,)", "a ? b",
      "{ in }", "#if\n.a\n#endif", "extension { }", "import", "let = 3", "func (", "<<>>", "a b c",
      "var x: { }", "switch { case: }", "} {".replacing("}", with: ""), "\\", "a.b.", "init",
      "as as",
    ] where tokens(source).fault == nil {
      _ = tree(source)
    }
  }
}
