import Testing

@testable import scrollnav

@Suite struct ArgumentParserTests {
  private static let command = Command(
    name: .current, summary: "", examples: [],
    positionals: [
      .init(name: "ITEMS", help: "the items"), .init(name: "MORE", help: "", isOptional: true),
    ]
  ) { _, _ in Outcome() }

  private func parse(_ arguments: String...) throws -> Invocation {
    try ArgumentParser.parse(arguments[...], for: ArgumentParserTests.command)
  }

  private func failure(_ arguments: String...) -> Failure? {
    do throws(Failure) {
      _ = try ArgumentParser.parse(arguments[...], for: ArgumentParserTests.command)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a value follows its option, after a blank or a sign`() throws {
    for line in [["--offset", "900"], ["--offset=900"]] {
      let invocation = try ArgumentParser.parse(
        ["photos.json"] + line, for: ArgumentParserTests.command)
      #expect(invocation.value(.offset) == "900")
      #expect(invocation.positionals == ["photos.json"])
    }
    #expect(try parse("a", "-oout.json").value(.output) == "out.json")
    #expect(try parse("a", "-o", "out.json").value(.output) == "out.json")
    #expect(try parse("a", "--session=").value(.session) == "")
    #expect(try parse("a", "--session=a=b").value(.session) == "a=b")
  }

  @Test func `a value may begin with a dash`() throws {
    #expect(try parse("a", "--offset", "-20").value(.offset) == "-20")
    #expect(try parse("a", "--session", "-odd").value(.session) == "-odd")
  }

  @Test func `an option's name is not taken for a value`() {
    #expect(
      failure("a", "--offset", "--session", "x")?.messages[0].text == "--offset expects a value")
    #expect(failure("a", "--offset")?.messages[0].text == "--offset expects a value")
    #expect(failure("a", "--offset", "--")?.messages[0].text == "--offset expects a value")
  }

  @Test func `numbers, a lone dash and all behind two dashes are no options`() throws {
    #expect(try parse("-5", "-").positionals == ["-5", "-"])
    #expect(try parse("-.5").positionals == ["-.5"])
    #expect(try parse("--", "--offset", "-x").positionals == ["--offset", "-x"])
  }

  @Test func `the last of an option wins, and what may be repeated is kept`() throws {
    let invocation = try parse("a", "--offset", "1", "--offset", "2")
    #expect(invocation.value(.offset) == "2")
    #expect(invocation.values(.offset) == ["1", "2"])
  }

  @Test func `an unknown option is answered with its neighbour`() {
    #expect(
      failure("a", "--ofset", "1")
        == .usage("unknown option '--ofset'", help: "did you mean '--offset'?"))
    #expect(
      failure("a", "--zzzzzzzzz")
        == .usage(
          "unknown option '--zzzzzzzzz'", help: "'scrollnav current --help' lists the options"))
  }

  @Test func `an option of another command says whose it is`() {
    #expect(
      failure("a", "--fail-on", "never")
        == .usage(
          "--fail-on is no option of 'current'", help: "it is one of replay, diagnose, test or lint"
        ))
  }

  @Test func `a word that is not among the choices is refused`() {
    #expect(
      failure("a", "--color", "allways")
        == .usage(
          "--color expects auto, always or never, found 'allways'", help: "did you mean 'always'?"))
  }

  @Test func `a switch takes no value`() {
    #expect(failure("a", "--strict=yes")?.messages[0].text == "--strict takes no value")
  }

  @Test func `missing and surplus arguments are named`() {
    #expect(failure()?.messages[0].text == "ITEMS is missing: the items")
    #expect(failure("a", "b", "c")?.messages[0].text == "unexpected argument 'c'")
  }

  @Test func `help is given whatever else is wrong, unless it is a value`() throws {
    #expect(try parse("--help").wantsHelp)
    #expect(try parse("a", "--nonsense", "--help").wantsHelp)
    #expect(try parse("-h").wantsHelp)
    #expect(failure("--", "--help", "b", "c") != nil)
  }

  @Test func `no arguments lead to a trap`() {
    let odd = [
      "", "-", "--", "---", "--=", "-=", "=", "-o", "-e", "\0", "--offset", "\u{301}", "-\u{301}",
    ]
    for a in odd {
      for b in odd {
        _ = failure(a, b)
        _ = Tool.outcome([a, b], Context())
      }
    }
  }

  @Test func `each command has the forms that its help shows, and no other`() {
    for name in CommandName.allCases {
      let command = Command.named(name)
      let takesForms = command.options.contains(.format)
      #expect(takesForms == CommandOption.format.commands.contains(name))
      #expect(takesForms == !command.formats.isEmpty, "\(name)")
    }
    let outcome = Project.outcome(["items", "Fixtures/photos.json", "--format", "cvs"])
    #expect(outcome.exitCode == .usage)
    #expect(
      outcome.standardError == "error: --format expects text or json, found 'cvs'\n")
    #expect(
      Project.outcome(["replay", "--format=cvs"]).standardError.contains("did you mean 'csv'?"))
  }

  @Test func `no line of a help is wider than a terminal of a hundred columns`() {
    for name in CommandName.allCases {
      let lines = Project.outcome([name.rawValue, "--help"]).standardOutput.split(separator: "\n")
      for line in lines where !line.contains("  scrollnav ") {
        #expect(line.count <= 100, "\(name): \(line)")
      }
    }
  }
}
