import ScrollModel
import Testing

@testable import Rendering

@Suite struct RuleChainTests {
  private func chain(_ script: String) throws -> RuleChain {
    let isWhole = script.hasPrefix("drag-script")
    let picture = RunPicture(
      try PictureFixture.run(isWhole ? script : PicturedScripts.photos + script))
    return RuleChain(picture.views[0], in: picture)
  }

  @Test func `a missing target layout breaks the chain, and the run shows where`() throws {
    let chain = try chain("target-layout off\ndrag up 300\n")
    #expect(chain.question == "Why is scrolledID nil?")
    let broken = chain.rules.filter { $0.answer == .no }
    #expect(broken.map(\.condition) == ["The items are scroll targets", "It was reported"])
    #expect(
      broken.map(\.evidence) == [
        "no .scrollTargetLayout() on the LazyVStack: nothing in it is a scroll target",
        "4 reports missed, none came",
      ])
    #expect(
      chain.conclusion == "scrolledID still holds what it began with (nil), and no scroll by the "
        + "user will ever change it.")
    #expect(chain.cause?.code == .missingTargetLayout)
    let change = chain.rules.first { $0.condition == "Another item became the current one" }
    #expect(change?.evidence == "4 times: 1 at 0 s, line 6 … 4 at 0.208 s, line 6")
  }

  @Test func `a stale id is what code wrote last`() throws {
    let chain = try chain("target-layout off\njump 15\ndrag down 500\n")
    #expect(chain.question == "Why does scrolledID say 15, when 10 is nearest?")
    #expect(
      chain.conclusion == "scrolledID still holds what code wrote last (15 at 0 s, line 6), and no "
        + "scroll by the user will ever change it.")
  }

  @Test func `a layout in the wrong place is named`() throws {
    for (place, words) in [("outer", "on the ScrollView"), ("items", "inside each item")] {
      let chain = try chain("target-layout \(place)\ndrag up 300\n")
      #expect(chain.rules[1].answer == .no)
      #expect(chain.rules[1].evidence.contains(words))
      #expect(chain.cause?.code == .misplacedTargetLayout)
    }
  }

  @Test func `a binding that follows is explained by its last report`() throws {
    let chain = try chain("drag up 300\n")
    #expect(chain.question == "Why does scrolledID say 4?")
    #expect(chain.rules.allSatisfy { $0.answer != .no })
    #expect(chain.conclusion == "It follows the user: 4 at 0.208 s, line 5 was the last report.")
    #expect(chain.cause == nil)
  }

  @Test(arguments: [
    (
      "", "The first layout reports nothing, and neither the user nor code has scrolled: nil stays."
    ),
    ("drag up 300\njump nil\n", "Code let go of it: nil at 0.25 s, line 6."),
    ("jump 9\n", "Code wrote it (9 at 0 s, line 5), and the content went there."),
    ("initial 7\n", "It has held it from the beginning."),
    (
      "initial 7\nreader 2 anchor=top\n",
      "ScrollViewProxy.scrollTo moved to 2 and told nobody: scrolledID still says 7."
    ),
    (
      "spacing 40\ngaps nil\ndrag up 120\n",
      "The scroll view reported nil: nil at 0.208 s, line 7."
    ),
  ])
  func `the conclusion fits the run`(script: String, conclusion: String) throws {
    #expect(try chain(script).conclusion == conclusion)
  }

  @Test func `the least scroll shows an item and does not make it the nearest`() throws {
    let chain = try chain("drag-script 1\nitems count=20\nviewport 390x400\njump 9\n")
    #expect(chain.question == "Why does scrolledID say 9, when 6 is nearest?")
    #expect(
      chain.conclusion.hasPrefix("Code wrote it (9 at 0 s, line 4). The scroll that followed"))
  }

  @Test func `a list takes no position, and a binding of another type no id`() throws {
    let list = try chain("drag-script 1\nitems count=50\ncontainer list\ndrag up 300\n")
    #expect(list.rules[0].answer == .no)
    #expect(list.cause?.code == .unsupportedContainer)
    let type = try chain("drag-script 1\nitems count=20 prefix=r\nbinding-type int\ndrag up 300\n")
    #expect(type.rules[2].answer == .no)
    #expect(type.cause?.code == .idTypeMismatch)
  }

  @Test func `a verdict says what failed, what was missed and what is stale`() throws {
    func verdict(_ name: String) throws -> Verdict {
      Verdict(try PicturedScripts.picture(name))
    }
    #expect(try verdict("healthy").line == "✓ 2 expectations held")
    #expect(try verdict("healthy").tone == .good)
    #expect(
      try verdict("dead").line
        == "✗ 2 of 2 expectations failed · 9 reports missed · scrolledID says 15, nearest is 10")
    #expect(try verdict("dead").tone == .bad)
    #expect(try verdict("nothing").line == "no expectations, nothing missed")
    #expect(try verdict("nothing").tone == .plain)
    #expect(
      try verdict("stopped").line == "✗ 1 of 1 expectation failed · the run ended at line 6")
  }
}
