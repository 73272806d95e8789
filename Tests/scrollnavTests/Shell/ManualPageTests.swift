import Testing

@testable import scrollnav

@Suite struct ManualPageTests {
  private let lines = ManualPage.roff.split(separator: "\n", omittingEmptySubsequences: false)

  @Test func `every line is text or a request that the macros know`() {
    let requests = [".TH ", ".SH ", ".SS ", ".TP", ".PP", ".B ", ".I "]
    for line in lines where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains { line.hasPrefix($0) }, "\(line)")
    }
    #expect(!ManualPage.roff.dropLast().contains("\n\n"))
  }

  @Test func `every command and every option has its place`() {
    for name in CommandName.allCases {
      #expect(lines.contains { $0 == ".SS \"\(name.rawValue)\"" })
    }
    for option in CommandOption.all {
      let name = option.name.replacing("-", with: "\\-")
      #expect(lines.contains { $0.contains("\\fB\(name)\\fR") }, "\(option.name)")
    }
  }
}
