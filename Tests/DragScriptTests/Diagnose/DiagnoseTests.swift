import ScrollModel
import Testing

@testable import DragScript

@Suite struct DiagnoseTests {
  private let steps = "drag up 300\njump 15\ndrag down 500\njump 15\n"

  @Test func `both runs stand side by side, step by step`() throws {
    let result = try scriptRun(photoHead + steps).diagnose()
    #expect(result.asWritten == .with)
    #expect(result.written == result.with)
    #expect(result.start.map(\.with.binding) == [nil])
    #expect(result.steps.map(\.line) == [6, 7, 8, 9])
    #expect(result.steps.map(\.with.binding) == [4, 15, 10, 15])
    #expect(result.steps.map(\.without.binding) == [nil, 15, 15, 15])
    #expect(result.steps.map(\.with.nearest?.id) == [4, 15, 10, 15])
    #expect(result.steps.map(\.without.nearest?.id) == [4, 15, 10, 10])
    #expect(result.steps.map(\.with.moved.dy) == [300, 1100, -500, 500])
    #expect(result.steps.map(\.without.moved.dy) == [300, 1100, -500, 0])
    #expect(result.steps.map(\.with.reports) == [4, 0, 5, 0])
    #expect(result.steps.map(\.without.missed) == [4, 0, 5, 0])
    #expect(result.with.diagnostics.isEmpty)
    #expect(result.without.diagnostics.map(\.code).contains(.missingTargetLayout))
  }

  @Test func `they part at the first report that one of them lacks`() throws {
    let result = try scriptRun(photoHead + steps).diagnose()
    #expect(result.divergence?.line == 6)
    #expect(result.divergence?.t == 0)
    #expect(result.divergence?.id == 1)
    let quiet = try scriptRun(photoHead + "jump 15\njump 3\n").diagnose()
    #expect(quiet.divergence == nil)
  }

  @Test func `the run as written is the one whose layout the scene has`() throws {
    let off = try scriptRun(photoHead + "target-layout off\n" + steps).diagnose()
    #expect(off.asWritten == .without)
    #expect(off.with.diagnostics.isEmpty)
    let outer = try scriptRun(photoHead + "target-layout outer\n" + steps).diagnose()
    #expect(outer.written.diagnostics.map(\.code).contains(.misplacedTargetLayout))
  }

  @Test(arguments: [
    ("", ["drag up 50%", "jump 11", "drag down 50%", "jump 11"]),
    ("container hstack\n", ["drag left 50%", "jump 11", "drag right 50%", "jump 11"]),
    (
      "container hstack\ndirection rtl\n",
      ["drag right 50%", "jump 11", "drag left 50%", "jump 11"]
    ),
  ])
  func `a demonstration goes forward, to the middle, and back`(head: String, steps: [String]) throws
  {
    let scene = try #require(try script(photoHead + head).scenes().first).scene
    let script = try Script.demonstration(of: scene, items: CountedItems(count: 20))
    #expect(script.steps.map(\.text) == steps)
  }

  @Test func `a demonstration passes over holes, and does without a list`() throws {
    let scene = SceneDescription()
    let holes = ItemArray([Item(id: "a b"), Item(id: nil), Item(id: nil)])
    #expect(
      try Script.demonstration(of: scene, items: holes).steps.map(\.text)[1] == "jump \"a b\"")
    for items in [ItemArray([]), ItemArray([Item(id: nil)])] {
      #expect(try Script.demonstration(of: scene, items: items).steps.count == 2)
    }
  }

  @Test func `a demonstration has an anchor and a viewport unless they were given`() throws {
    let plain = SceneDescription(Script.demonstrationSettings([])).configuration
    #expect(plain.anchor == .top)
    #expect(plain.viewport == Size(width: 390, height: 400))
    let given = try [("viewport", "100x100"), ("container", "hstack")].map { name, value in
      try #require(SceneOption.onCommandLine(name)).setting(value)
    }
    let scene = SceneDescription(Script.demonstrationSettings(given)).configuration
    #expect(scene.anchor == .leading)
    #expect(scene.viewport == Size(width: 100, height: 100))
  }
}
