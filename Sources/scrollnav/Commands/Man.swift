extension Command {
  static let man = Command(
    name: .man,
    summary: "writes the manual page",
    examples: [
      Example(line: "scrollnav man | man -l -", shows: "the page"),
      Example(line: "scrollnav man -o scrollnav.1", shows: "the file to install"),
    ]
  ) { _, _ in
    Outcome(standardOutput: ManualPage.roff)
  }
}
