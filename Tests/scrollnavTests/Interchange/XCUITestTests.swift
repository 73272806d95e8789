import Foundation
import Testing

@testable import scrollnav

@Suite struct XCUITestTests {
  @Test func `a written test type-checks against what it uses of XCUITest`() throws {
    let folder = try TemporaryFolder()
    let outcome = Project.outcome(
      ["script", "convert", "Fixtures/interchange/list.drag", "--to", "xcuitest"])
    let test = try folder.write(outcome.standardOutput, to: "ListUITests.swift")
    let stubs = Project.folder.appending(path: "Fixtures/interchange/XCUITestStubs.swift").path
    let result = try BuiltTool.shell(
      "swiftc -typecheck -swift-version 6 '\(stubs)' '\(test)'",
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"])
    #expect(result.code == 0, "\(result.errors)")
  }
}
