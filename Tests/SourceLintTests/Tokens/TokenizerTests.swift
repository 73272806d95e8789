import Testing

@testable import SourceLint

@Suite struct TokenizerTests {
  @Test func `names, reserved words, backticks and dollars`() {
    #expect(
      words("let `default` = $0 + $photos.`a raw name!` _x ñ 日本 #file")
        == [
          "let", "`default`", "=", "$0", "+", "$photos", ".", "`a raw name!`", "_x", "ñ", "日本",
          "#file",
        ])
    #expect(
      kinds("func init class var if else case default return in where as is throws nil public")
        == [
          .functionKeyword, .functionKeyword, .typeKeyword, .variableKeyword, .headerKeyword,
          .blockKeyword, .caseKeyword, .defaultKeyword, .prefixKeyword, .inKeyword,
          .whereKeyword, .asKeyword, .isKeyword, .effectKeyword, .literalKeyword, .otherKeyword,
        ])
    #expect(kinds("funcs inits _if If async get some") == Array(repeating: .identifier, count: 7))
    #expect(kinds("`open") == [.other, .identifier])
  }

  @Test func `numbers end where Swift ends them`() {
    #expect(
      words("1 1.5 0xFF 1_000 1e-3 0x1p+4 3.seconds 1...5 0..<n a.0.1") == [
        "1", "1.5", "0xFF", "1_000", "1e-3", "0x1p+4", "3", ".", "seconds", "1", "...", "5", "0",
        "..<", "n", "a", ".", "0", ".", "1",
      ])
  }

  @Test func `comments nest and are no tokens`() {
    #expect(words("a /* b /* c */ d */ e // f\ng/**/h /*/ i */ j") == ["a", "e", "g", "h", "j"])
    #expect(words("/* \" */ a // \" {\nb") == ["a", "b"])
  }

  @Test func `an operator's part follows from the blanks around it`() {
    #expect(kinds("a + b") == [.identifier, .binaryOperator, .identifier])
    #expect(kinds("a+b") == [.identifier, .binaryOperator, .identifier])
    #expect(kinds("a -b") == [.identifier, .prefixOperator, .identifier])
    #expect(kinds("a- b") == [.identifier, .postfixOperator, .identifier])
    #expect(
      kinds("a! b? c!.d e?.f") == [
        .identifier, .postfixExclamation, .identifier, .postfixQuestion, .identifier,
        .postfixExclamation, .dot, .identifier, .identifier, .postfixQuestion, .dot, .identifier,
      ])
    #expect(
      kinds("a ? b : c ?? d") == [
        .identifier, .infixQuestion, .identifier, .colon, .identifier, .binaryOperator, .identifier,
      ])
    #expect(kinds("a = b -> c") == [.identifier, .equal, .identifier, .arrow, .identifier])
    #expect(
      words("a×b c≤d x.==y z→w") == ["a", "×", "b", "c", "≤", "d", "x", ".==", "y", "z", "→", "w"])
    #expect(words("a+/* b */c") == ["a", "+", "c"])
    #expect(words("a\u{A0}b") == ["a", "b"])
  }

  // MARK: - Strings

  @Test(arguments: [
    #""plain""#, #""a \" b""#, #""\\""#, #""""#, ##"#"raw \(not) " quote"#"##, ###"##"a "# b"##"###,
    "\"\"\"\n  two\n  lines \"quoted\" \\\"\"\" still\n  \"\"\"",
    "#\"\"\"\n \\(no) \"\"\" \n\"\"\"#",
    ##"#"""#"##, ##"#""""#"##, ##"#"""a"#"##,
  ])
  func `a string without interpolation is one token`(source: String) {
    let read = tokens("a \(source) b")
    #expect(read.tokens.map(\.text) == ["a", source, "b"])
    #expect(read.tokens[1].kind == .string)
    #expect(read.fault == nil)
  }

  @Test func `interpolations hold code`() {
    #expect(
      words(#""a \(b + "c \(d)") e \(f)""#) == [
        "\"a ", "(", "b", "+", "\"c ", "(", "d", ")", "\"", ")", "(", "f", ")", "\"",
      ])
    #expect(words(##"#"a \#(b) \(c)"#"##) == ["#\"a ", "(", "b", ")", "\"#"])
    #expect(words("\"\"\"\n\\(a)\n\"\"\"").count == 5)
    #expect(
      kinds(#""\(a)""#) == [
        .openString, .openParenthesis, .identifier, .closeParenthesis, .closeString,
      ])
  }

  // MARK: - Regex literals

  @Test(arguments: [
    "/ab+c/", "/(a)|b/", #"/\//"#, #"/[)]/"#, "#/a / b/#", "##/a /# b/##",
    "#/\n  a  # comment\n  b\n/#",
  ])
  func `a regex where an operand may stand is one token`(source: String) {
    for before in ["let x = ", "f(", "return ", "[", "a, ", "x ? "] {
      let read = tokens(before + source + " ")
      #expect(read.tokens.contains { $0.kind == .regex && $0.text == source }, "\(before)")
    }
  }

  @Test(arguments: [
    "a / b / c", "a/b/c", "(a) / (b) / 2", "x[0] / 2 / y", "f(/, /)", "let x = / 2", "let x = /a b",
    "1 / 2 // comment /",
  ])
  func `a slash elsewhere divides`(source: String) {
    #expect(!kinds(source).contains(.regex))
    #expect(tokens(source).fault == nil)
  }

  // MARK: - Conditions

  @Test func `a condition is one token to the end of its line`() {
    #expect(
      words("#if os(iOS) && !DEBUG // why\na\n#elseif os(macOS) ||\n  os(tvOS)\n#else\n#endif") == [
        "#if os(iOS) && !DEBUG ", "a", "#elseif os(macOS) ||\n  os(tvOS)", "#else", "#endif",
      ])
    #expect(
      kinds("#if a\n#Preview\n#available(iOS 17, *)") == [
        .poundIf, .macro, .macro, .openParenthesis, .identifier, .number, .comma, .binaryOperator,
        .closeParenthesis,
      ])
  }

  @Test func `a byte-order mark and a script's first line are skipped`() {
    #expect(words("\u{FEFF}a") == ["a"])
    #expect(words("#!/usr/bin/swift {\na") == ["a"])
  }

  // MARK: - Faults

  @Test func `what leaves the rest without meaning is a fault at its place`() {
    let faults = [
      "a { b": "'{' is not closed; the file is not linted",
      "a } b": "'}' closes nothing; the file is not linted",
      "( ]": "']' closes nothing; the file is not linted",
      "\"abc\n\"": "the string is not closed; the file is not linted",
      "\"\"\"\nabc": "the string is not closed; the file is not linted",
      "\"\\(a": "'(' is not closed; the file is not linted",
      "\"\\(a]\"": "']' closes nothing; the file is not linted",
      "/* a /* b */": "the comment is not closed; the file is not linted",
      "#/ab\n": "the regex is not closed; the file is not linted",
    ]
    for (source, message) in faults {
      #expect(tokens(source).fault?.message == message, "\(source)")
    }
  }

  @Test func `brackets nest to a thousand`() {
    for (open, close) in [("(", ")"), ("{", "}"), ("[", "]")] {
      let nested = { String(repeating: open, count: $0) + String(repeating: close, count: $0) }
      #expect(tokens(nested(1_000)).fault == nil)
      #expect(tokens(nested(1_001)).fault?.kind == .tooDeep)
    }
    // A string with an interpolation makes two of them.
    let strings = { (count: Int) in
      String(repeating: "\"\\(", count: count) + String(repeating: ")\"", count: count)
    }
    #expect(tokens(strings(500)).fault == nil)
    #expect(tokens(strings(501)).fault?.kind == .tooDeep)
  }
}
