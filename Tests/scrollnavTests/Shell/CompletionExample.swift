/// A line as far as it is typed, and what every shell has to make of it.
struct CompletionExample {
  var line: String
  /// Words of which each is offered, or completed at once.
  var offered: [String]
  /// Words that must not be.
  var withheld: [String]

  init(_ line: String, _ offered: [String], not withheld: [String] = []) {
    self.line = line
    self.offered = offered
    self.withheld = withheld
  }

  /// A file that stands where the lines are typed.
  private static let file = "CHANGELOG.md"

  static let all = [
    CompletionExample("scrollnav repl", ["replay"]),
    CompletionExample("scrollnav --vers", ["--version"]),
    CompletionExample("scrollnav ", ["diagnose", "jump"], not: [file]),
    CompletionExample("scrollnav items --shard", [], not: ["--shard="]),
    CompletionExample("scrollnav replay test --s", ["--session", "--strict"], not: ["--shard"]),
    // Words of an option, by the option's command.
    CompletionExample("scrollnav jump --anchor ", ["center", "topLeading"], not: [file]),
    CompletionExample("scrollnav jump --anchor=bottomT", ["--anchor=bottomTrailing"]),
    CompletionExample("scrollnav items --format ", ["json", "text"], not: [file, "csv"]),
    CompletionExample("scrollnav replay --format ", ["json", "chrome-trace"], not: [file, "tap"]),
    CompletionExample("scrollnav test --format=ju", ["--format=junit"]),
    CompletionExample("scrollnav lint --fail-on ", ["never", "note"], not: [file, "echo"]),
    CompletionExample("scrollnav test --fail-on no-ch", ["no-change"]),
    CompletionExample("scrollnav test --fail-on note,no-ch", ["note,no-change"]),
    CompletionExample("scrollnav test --allow=note,no-ch", ["note,no-change"]),
    CompletionExample("scrollnav lint --rule pad", ["padding-not-inset"]),
    // Files where files can stand, and nowhere else.
    CompletionExample("scrollnav jump 1 --output=CHANGE", ["--output=CHANGELOG.md"]),
    CompletionExample("scrollnav jump 1 --items CHANGE", [file]),
    CompletionExample("scrollnav jump 1 --viewport ", [], not: [file]),
    CompletionExample("scrollnav jump ", [], not: [file]),
    CompletionExample("scrollnav jump 1 CHANGE", [file]),
    CompletionExample("scrollnav test a.drag CHANGE", [file]),
    CompletionExample("scrollnav items photos.json ", [], not: [file]),
    CompletionExample("scrollnav completions ", ["bash", "zsh"], not: [file]),
    CompletionExample("scrollnav completions zsh ", [], not: [file, "bash"]),
    // Options and their values are no arguments in a place.
    CompletionExample("scrollnav drag --anchor top ", ["down", "left"], not: [file]),
    CompletionExample("scrollnav drag --anchor=top ", ["down", "left"], not: [file]),
    CompletionExample("scrollnav drag up -5 CHANGE", [file]),
    CompletionExample("scrollnav script --from adb conv", ["convert"]),
    CompletionExample("scrollnav script check CHANGE", [file]),
    CompletionExample("scrollnav explain no-ch", ["no-change"]),
    CompletionExample("scrollnav explain dead-b", ["dead-binding"]),
  ]
}
