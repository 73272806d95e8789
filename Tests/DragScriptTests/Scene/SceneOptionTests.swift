import ScrollModel
import Testing

@testable import DragScript

@Suite struct SceneOptionTests {
  /// The scene of a script's head.
  private func scene(_ head: String) throws -> SceneDescription {
    let scenes = try script("drag-script 1\n" + head).scenes()
    return try #require(scenes.first).scene
  }

  /// The scene of options of the command line.
  private func scene(_ options: [(String, String)]) throws -> SceneDescription {
    SceneDescription(
      try options.map { name, value in
        try #require(SceneOption.onCommandLine(name)).setting(value)
      })
  }

  /// A value, and what it changes.
  private struct Sample: Sendable {
    var name: String
    var value: String
    var change: @Sendable (inout SceneDescription) -> Void

    init(
      _ name: String, _ value: String, change: @escaping @Sendable (inout SceneDescription) -> Void
    ) {
      self.name = name
      self.value = value
      self.change = change
    }
  }

  /// Every value syntax of every option.
  private static let samples: [Sample] = [
    Sample("items", "photos.json") { $0.items = .file("photos.json") },
    Sample("items", "\"my photos.json\"") { $0.items = .file("my photos.json") },
    Sample("items", "-") { $0.items = .file("-") },
    Sample("items", "count=9") { $0.items = .generated(count: 9, first: 1, prefix: "") },
    Sample("items", "count=9 first=-3 prefix=r") {
      $0.items = .generated(count: 9, first: -3, prefix: "r")
    },
    Sample("list", "$.photos") { $0.list = "$.photos" },
    Sample("id", "track.id") { $0.idKey = "track.id" },
    Sample("title", "name") { $0.titleKey = "name" },
    Sample("container", "lazy-hgrid") { $0.configuration.container = .lazyHGrid },
    Sample("columns", "3") { $0.configuration.columns = 3 },
    Sample("viewport", "0x1e9") { $0.configuration.viewport = Size(width: 0, height: 1e9) },
    Sample("item-size", "240") { $0.configuration.itemSize = ItemSize(.fixed(.points(240))) },
    Sample("item-size", "50%") { $0.configuration.itemSize = ItemSize(.fixed(.ofViewport(0.5))) },
    Sample("item-size", "across=75") { $0.configuration.itemSize = ItemSize(across: .points(75)) },
    Sample("item-size", "key=height default=80 across=50%") {
      $0.configuration.itemSize = ItemSize(
        .measured(default: .points(80)), across: .ofViewport(0.5))
      $0.measure = .length("height")
    },
    Sample("item-size", "aspect=w/h") {
      $0.configuration.itemSize = ItemSize(.aspect(default: nil))
      $0.measure = .aspect(width: "w", height: "h")
    },
    Sample("spacing", "8.5") { $0.configuration.spacing = 8.5 },
    Sample("spacing", "default") { $0.configuration.spacing = 8 },
    Sample("axes", "both") { $0.configuration.axes = .both },
    Sample("direction", "rtl") { $0.configuration.direction = .rightToLeft },
    Sample("margins", "top=20 bottom=34") {
      $0.configuration.margins = EdgeInsets(top: 20, bottom: 34)
    },
    Sample("safe-area", "leading=5") { $0.configuration.safeArea = EdgeInsets(leading: 5) },
    Sample("padding", "10") {
      $0.configuration.padding = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    },
    Sample("anchor", "bottomTrailing") { $0.configuration.anchor = .bottomTrailing },
    Sample("anchor", "0.5,-0.25") { $0.configuration.anchor = UnitPoint(x: 0.5, y: -0.25) },
    Sample("anchor", "none") { $0.configuration.anchor = nil },
    Sample("initial", "15") { $0.initial = IDToken("15") },
    Sample("initial", "\"15\"") { $0.initial = IDToken("15", isQuoted: true) },
    Sample("initial", "nil") { $0.initial = nil },
    Sample("default-anchor", "bottom") {
      $0.configuration.defaultAnchor = DefaultScrollAnchor(
        initialOffset: .bottom, sizeChanges: .bottom, alignment: .bottom)
    },
    Sample("default-anchor", "bottom role=size-changes") {
      $0.configuration.defaultAnchor.sizeChanges = .bottom
    },
    Sample("target-layout", "outer") { $0.configuration.targetLayout = .outer },
    Sample("binding-type", "string") { $0.configuration.bindingType = .string },
    Sample("binding-type", "auto") { $0.configuration.bindingType = nil },
    Sample("behavior", "paging") { $0.configuration.behavior = .paging },
    Sample("behavior", "view-aligned limit=by-few anchor=center") {
      $0.configuration.behavior = .viewAligned(limit: .alwaysByFew, anchor: .center)
    },
    Sample("position", "id-type=int edge=bottom") {
      $0.configuration.position = ScrollPosition(idType: .int, edge: .bottom)
    },
    Sample("position", "id-type=never point=0,300") {
      $0.configuration.position = ScrollPosition(point: Point(x: 0, y: 300))
    },
    Sample("position", "id=7") {
      $0.configuration.position = ScrollPosition()
      $0.positionID = IDToken("7")
    },
    Sample("read-policy", "leading") { $0.configuration.policies.read = .leading },
    Sample("gaps", "nil") { $0.configuration.policies.gaps = .nil },
    Sample("initial-value", "ignored") { $0.configuration.policies.initialValue = .ignored },
    Sample("nil-anchor", "top") { $0.configuration.policies.nilAnchor = .top },
    Sample("passing-ids", "on") { $0.configuration.policies.passingIDs = .on },
    Sample("insert-above", "offset") { $0.configuration.policies.insertAbove = .offset },
    Sample("missing-layout-write", "lost") { $0.configuration.policies.missingLayoutWrite = .lost },
    Sample("profile", "ios17") {
      $0.configuration.profile = .ios17
      $0.configuration.policies = Policies(profile: .ios17)
    },
    Sample("rate", "fast") { $0.configuration.rate = .fast },
    Sample("pan-slop", "0") { $0.configuration.panSlop = 0 },
    Sample("bounces", "off") { $0.configuration.bounces = false },
    Sample("indicators", "off") { $0.showsIndicators = false },
    Sample("display-rate", "120") { $0.configuration.displayRate = 120 },
    Sample("coordinate-space", "missing") { $0.configuration.namesCoordinateSpace = false },
    Sample("log", "\"at {{ {offset:.1f}\"") {
      $0.logs = [
        LogTemplate(parts: [
          .text("at { "), .subject(SubjectReference(view: nil, subject: .offset), decimals: 1),
        ])
      ]
    },
    Sample("sample", "every=100ms min=4 rule=flush") {
      $0.configuration.sampler = SamplerConfiguration(
        interval: 0.1, minimumDifference: 4, rule: .flush)
    },
    Sample("sample", "min=3") {
      $0.configuration.sampler = SamplerConfiguration(minimumDifference: 3)
    },
    Sample("sample", "off") { $0.configuration.sampler = nil },
    Sample("observe", "geometry content-frame visibility samples") {
      $0.observed = [.geometry, .contentFrame, .visibility, .samples]
      $0.configuration.observes = [.geometry, .contentFrame, .visibility]
    },
    Sample("visibility", "threshold=0.25") { $0.configuration.visibilityThreshold = 0.25 },
    Sample("fps", "7.5") { $0.framesPerSecond = 7.5 },
    Sample("fps", "off") { _ in },
  ]

  @Test func `each value says the same in a script and on the command line`() throws {
    for sample in Self.samples {
      let (name, value) = (sample.name, sample.value)
      var expected = SceneDescription()
      sample.change(&expected)
      var fromScript = try scene("\(name) \(value)")
      fromScript.settings = []
      #expect(fromScript == expected, "\(name) \(value)")
      guard let option = SceneOption.named(name)?.option else { continue }
      var fromCommandLine = try scene([(option, value)])
      fromCommandLine.settings = []
      #expect(fromCommandLine == expected, "--\(option) \(value)")
    }
  }

  @Test func `every option has a sample, a help line and one name`() {
    let sampled = Set(Self.samples.map(\.name))
    for option in SceneOption.all where option.isScriptLine && option.name != "on-report" {
      #expect(sampled.contains(option.name), "\(option.name) has no sample")
    }
    for option in SceneOption.all {
      #expect(!option.help.isEmpty && !option.help.hasSuffix("."))
      #expect(option.isScriptLine || option.option == option.name)
      #expect(!StepReader.names.contains(option.name), "\(option.name) is a step, too")
    }
    #expect(Set(SceneOption.all.map(\.name)).count == SceneOption.all.count)
    #expect(Set(SceneOption.all.compactMap(\.option)).count == SceneOption.all.count - 1)
  }

  @Test func `options that only the command line has refine the others`() throws {
    #expect(
      try scene([("prefix", "r"), ("first", "0"), ("count", "5")]).items
        == .generated(count: 5, first: 0, prefix: "r"))
    #expect(
      try scene([("limit", "always"), ("behavior-anchor", "center"), ("behavior", "view-aligned")])
        .configuration.behavior == .viewAligned(limit: .always, anchor: .center))
    #expect(try scene([("no-target-layout", "")]).configuration.targetLayout == .off)
    #expect(
      try scene([("visibility-threshold", "0.9")]).configuration.visibilityThreshold == 0.9)
    #expect(try scene([("items", "my photos.json")]).items == .file("my photos.json"))
    #expect(try scene([("initial", "my id")]).initial == IDToken("my id"))
    #expect(try scene([("items", "a=b.json")]).items == .file("a=b.json"))
  }

  @Test func `an option of the command line keeps the name of the line that it stands for`() throws
  {
    let off = try #require(SceneOption.onCommandLine("no-target-layout")).setting("")
    #expect((off.option, off.value) == ("target-layout", "off"))
    let threshold = try #require(SceneOption.onCommandLine("visibility-threshold")).setting("0.9")
    #expect((threshold.option, threshold.value) == ("visibility", "threshold=0.9"))
    let id = try #require(SceneOption.onCommandLine("initial")).setting("my id")
    #expect((id.option, id.value) == ("initial", "\"my id\""))
    for setting in [off, threshold, id] {
      #expect(try SceneOption.named(setting.option)?.setting(setting.value) == setting)
    }
  }

  @Test func `the last line of a kind wins, whole`() throws {
    let scene = try scene("margins top=20\nmargins bottom=10\nanchor top\nanchor none\n")
    #expect(scene.configuration.margins == EdgeInsets(bottom: 10))
    #expect(scene.configuration.anchor == nil)
    #expect(scene.setting("anchor")?.value == "none")
  }

  @Test func `log lines add up`() throws {
    #expect(try scene("log \"a\"\nlog \"b\"\n").logs.count == 2)
  }

  @Test func `explicit policies beat a profile wherever it stands`() throws {
    for head in ["profile ios17\nnil-anchor minimal", "nil-anchor minimal\nprofile ios17"] {
      #expect(try scene(head).configuration.policies.nilAnchor == .minimal)
    }
    #expect(try scene("profile ios17").configuration.policies.nilAnchor == .top)
  }

  @Test func `the command line beats the script, and a view beats the head`() throws {
    let script = try script(
      """
      drag-script 1
      items count=5
      anchor top
      view a
      anchor center
      view b
      """)
    let anchor = try #require(SceneOption.onCommandLine("anchor")).setting("bottom")
    #expect(script.scenes().map(\.scene.configuration.anchor) == [.center, .top])
    #expect(
      script.scenes(overriding: [anchor]).map(\.scene.configuration.anchor) == [.bottom, .bottom])
    let file = try #require(SceneOption.onCommandLine("items")).setting("x.json")
    #expect(
      script.scenes(overriding: [file]).map(\.scene.items) == [.file("x.json"), .file("x.json")])
  }

  @Test func `what is said in vain is refused`() throws {
    func messages(_ options: [(String, String)]) throws -> [String] {
      try scene(options).contradictions.map(\.message)
    }
    #expect(try messages([("limit", "always")]) == ["'limit' needs 'behavior view-aligned'"])
    #expect(try messages([("limit", "always"), ("behavior", "view-aligned")]) == [])
    #expect(try messages([("columns", "2")]) == ["'columns' needs a grid"])
    #expect(try messages([("columns", "2"), ("container", "lazy-vgrid")]) == [])
    #expect(
      try messages([("first", "3"), ("items", "a.json")])
        == ["'first' needs a count of items to make up"])
    #expect(
      try messages([("count", "3"), ("id", "key")]) == ["'id' needs items from a file"])
    #expect(
      try messages([("count", "3"), ("item-size", "key=height")])
        == ["made-up items have no keys to read a size from"])
    #expect(try messages([("initial", "3"), ("position", "edge=top")]).count == 1)
  }

  @Test func `no frames are chosen over some`() throws {
    let script = try script("drag-script 1\nfps 60\n")
    let off = try #require(SceneOption.onCommandLine("fps")).setting("off")
    #expect(script.scenes(overriding: [off]).map(\.scene.framesPerSecond) == [nil])
    #expect(try scene("fps 60\nfps off\n").framesPerSecond == nil)
  }

  @Test func `a fault names the column within the value`() {
    #expect(throws: ValueFault(column: 14, "expected a length such as '20', found 'x'")) {
      try SceneOption.onCommandLine("margins")?.setting("top=3 bottom=x")
    }
    #expect(
      throws: ValueFault(
        column: 1, "expected 'on' or 'off', found 'of'", help: "did you mean 'off'?")
    ) { try SceneOption.onCommandLine("bounces")?.setting("of") }
  }

  @Test func `the request of items follows the axis`() throws {
    let vertical = try scene("items a.json\nitem-size aspect=w/h\n")
    #expect(vertical.itemRequest?.measure == .quotient(length: "h", breadth: "w"))
    #expect(vertical.itemRequest?.requiresMeasure == true)
    let horizontal = try scene("items a.json\nitem-size aspect=w/h default=3\ncontainer hstack\n")
    #expect(horizontal.itemRequest?.measure == .quotient(length: "w", breadth: "h"))
    #expect(horizontal.itemRequest?.requiresMeasure == false)
    #expect(try scene("anchor top").itemRequest == nil)
  }
}
