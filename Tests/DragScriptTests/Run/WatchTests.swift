import Testing

@testable import DragScript

@Suite struct WatchTests {
  @Test func `a watch that holds all the time has passed`() throws {
    let result = try run("watch offset <= 300\ndrag up 300\nunwatch\ndrag up 300\n")
    #expect(result.expectations.passed == 1)
    #expect(result.expectations.failures == [])
  }

  @Test func `a watch sees what happens between two steps, and says it once`() throws {
    let text = "jump 10\nwatch offset <= 1000\ndrag up 200\ndrag down 200\nexpect offset == 900\n"
    let (records, outcome) = try scriptRun(photoHead + text).trace()
    #expect(outcome.result.expectations.passed == 1)
    let failure = try #require(outcome.result.expectations.failures.first)
    #expect(failure.line == 7)
    let record = records.first { if case .expect = $0.event { true } else { false } }
    // 900 + 200 · t / 0.25 s is past 1000 at the first refresh behind 125 ms.
    #expect(record?.t == 8.0 / 60)
    #expect(outcome.result.expectations.failures.count == 1)
  }

  @Test func `a watch that was never ended ends with the run`() throws {
    #expect(try run("watch phase != decelerating\ndrag up 10\n").expectations.passed == 1)
  }
}
