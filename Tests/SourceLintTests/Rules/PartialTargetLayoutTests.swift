import TestSupport
import Testing

@testable import SourceLint

/// Layouts that stand in some branches only.
@Suite struct PartialTargetLayoutTests {
  private static let stack = "LazyVStack { ForEach(photos) { Text($0.title) } }"

  private func content(_ content: String) -> String {
    view("ScrollView { \(content) }\n.1️⃣scrollPosition(id: $scrolledID)")
  }

  // MARK: - Branches at run time

  @Test func `the same items without a layout in another branch are a note`() {
    expect(
      .missingTargetLayout,
      in: content(
        """
        if isGrid {
          LazyVGrid(columns: columns) { ForEach(photos) { Cell($0) } }.3️⃣scrollTargetLayout()
        } else {
          LazyVStack(spacing: 8) { ForEach(photos) { Row($0) } }2️⃣
        }
        """),
      finds: .note(
        "1️⃣",
        "the same items have no target layout in another branch, and there scrolling by hand never "
          + "writes '$scrolledID'",
        notes: [
          ("2️⃣", "'.scrollTargetLayout()' goes here, on 'LazyVStack'"),
          ("3️⃣", "a target layout is here"),
        ], help: "LazyVStack(spacing: 8) { … }.scrollTargetLayout()"))
  }

  @Test func `whatever the choice is written with`() {
    let bare = Self.stack
    let covered = bare + ".scrollTargetLayout()"
    for choice in [
      "if wide { \(covered) } else { \(bare) }",
      "if wide { \(bare) } else { \(covered) }",
      "if wide { \(covered) } else if tall { \(covered) } else { \(bare) }",
      "if wide { \(covered) } else if tall { \(bare) } else { \(covered) }",
      "if wide { if tall { \(covered) } else { \(bare) } } else { \(covered) }",
      "switch mode { case .list: \(covered)\n default: \(bare) }",
      "switch mode {\n case .list, .rows: \(covered)\n case .a(let b) where b: \(bare)\n }",
      "wide ? AnyView(\(covered)) : AnyView(\(bare))",
      "Group { if wide { \(covered) } else { \(bare) } }",
      "#if os(iOS)\n\(covered)\n#else\n\(bare)\n#endif",
      "#if os(iOS)\n\(covered)\n#elseif os(tvOS)\n\(bare)\n#endif",
    ] {
      expect(.missingTargetLayout, in: content(choice), finds: .note("1️⃣"))
    }
  }

  @Test func `view-aligned snapping has such branches too`() {
    expect(
      .noSnapTargets,
      in: view(
        """
        ScrollView(.horizontal) {
          if wide { \(Self.stack).scrollTargetLayout() } else { HStack { ForEach(photos) { Text($0.title) } } }
        }
        .1️⃣scrollTargetBehavior(.viewAligned)
        """),
      finds: .note(
        "1️⃣",
        "the same items have no target layout in another branch, and there '.viewAligned' has "
          + "nothing to align to and does not snap"))
  }

  @Test func `other items, none at all, older systems, and what is not seen keep quiet`() {
    let covered = Self.stack + ".scrollTargetLayout()"
    for choice in [
      "if isLoading { LazyVStack { ForEach(0..<5) { _ in Placeholder() } } } else { \(covered) }",
      "if photos.isEmpty { ContentUnavailableView.search } else { \(covered) }",
      "if wide { \(covered) }",
      "if #available(iOS 18, *) { \(covered) } else { \(Self.stack) }",
      "if #unavailable(iOS 18) { \(Self.stack) } else { \(covered) }",
      "if wide { \(covered) } else { PhotoStack { ForEach(photos) { Text($0.title) } } }",
      "if wide { \(covered) } else { \(Self.stack).targets() }",
      "if wide { \(covered) } else { PhotoList(photos: photos) }",
      // Two questions of their own: who knows how they are related.
      "if wide { \(covered) }\n if !wide { \(Self.stack) }",
      "#if swift(>=6)\n\(covered)\n#else\n\(Self.stack)\n#endif",
    ] {
      expect(.missingTargetLayout, in: content(choice).replacing("1️⃣", with: ""))
    }
  }

  @Test func `of several scroll views one may go without`() {
    expectSilence(
      in: view(
        """
        VStack {
          ScrollView { if wide { \(Self.stack).scrollTargetLayout() } else { \(Self.stack) } }
          ScrollView(.horizontal) { HStack { Text("") } }
        }
        .scrollPosition(id: $scrolledID)
        """))
  }

  // MARK: - Conditions at compile time

  @Test func `a layout on one platform, a position on all is a note`() {
    expect(
      .missingTargetLayout,
      in: content(
        """
        LazyVStack { ForEach(photos) { Text($0.title) } }
          #if os(macOS)
          .2️⃣scrollTargetLayout()
          #endif
        """),
      finds: .note(
        "1️⃣",
        "the target layout stands behind '#if os(macOS)': elsewhere scrolling by hand never writes "
          + "'$scrolledID'", notes: [("2️⃣", "a target layout is here")],
        help: ".scrollTargetLayout() outside of '#if os(macOS)', or the scroll position inside of "
          + "it"))
  }

  @Test func `the branch is named as it is written`() {
    for (condition, name) in [
      ("#if os(iOS)\n.padding()\n#else\n LAYOUT\n#endif", "the '#else' of '#if os(iOS)'"),
      ("#if A\n.padding()\n#elseif  B\n LAYOUT\n#endif", "'#elseif  B'"),
      ("#if os(iOS) // here\n LAYOUT\n#endif", "'#if os(iOS)'"),
      (
        "#if os(iOS) || os(tvOS) || os(visionOS) || os(watchOS)\n LAYOUT\n#endif", "'#if …'"
      ),
    ] {
      expect(
        .missingTargetLayout,
        in: content(
          Self.stack + "\n" + condition.replacing("LAYOUT", with: ".scrollTargetLayout()")),
        finds: .note(
          "1️⃣",
          "the target layout stands behind \(name): elsewhere scrolling by hand never writes "
            + "'$scrolledID'"))
    }
  }

  @Test func `under the same conditions, or on every way, it is there`() {
    let layout = ".scrollTargetLayout()"
    for (content, around) in [
      ("\(Self.stack)\n#if A\n\(layout)\n#else\n\(layout)\n#endif", ""),
      ("\(Self.stack)\n#if A\n\(layout)\n#elseif B\n\(layout)\n#else\n\(layout)\n#endif", ""),
      ("#if A\n\(Self.stack)\(layout)\n#else\n\(Self.stack)\(layout)\n#endif", ""),
      ("#if A\n\(Self.stack)\(layout)\n#endif", ""),
      ("#if A\n\(Self.stack)\(layout)\n#else\nText(\"\")\n#endif", ""),
      ("\(Self.stack)\n#if swift(>=5.9)\n\(layout)\n#endif", ""),
      ("\(Self.stack)\n#if A\n\(layout)\n#endif", "#if A"),
      // How two conditions are related is not known.
      ("\(Self.stack)\n#if A\n\(layout)\n#endif", "#if !B"),
      ("\(Self.stack)\n#if A\n\(layout)\n#endif\n#if !A\n\(layout)\n#endif", ""),
    ] {
      let end = around.isEmpty ? "" : "\n#endif"
      expectSilence(
        in: view("ScrollView { \(content)\n }\n\(around)\n.scrollPosition(id: $scrolledID)\(end)"))
    }
    // The whole view stands under the condition.
    expectSilence(
      in: "#if os(iOS)\n"
        + view("ScrollView { \(Self.stack)\(layout) }.scrollPosition(id: $scrolledID)")
        + "\n#endif")
  }

  @Test func `what is never compiled is not there`() {
    for content in [
      "\(Self.stack)2️⃣\n#if false\n.scrollTargetLayout()\n#endif",
      "\(Self.stack)2️⃣\n#if true\n.padding()\n#else\n.scrollTargetLayout()\n#endif",
      "\(Self.stack)2️⃣\n#if false && os(iOS)\n#if A\n.scrollTargetLayout()\n#endif\n#endif",
      "#if false\n\(Self.stack).scrollTargetLayout()\n#else\n\(Self.stack)2️⃣\n#endif",
    ] {
      expect(
        .missingTargetLayout, in: self.content(content),
        finds: .warning(
          "1️⃣", notes: [("2️⃣", "'.scrollTargetLayout()' goes here, on 'LazyVStack'")]))
    }
    for content in [
      "\(Self.stack)\n#if true\n.scrollTargetLayout()\n#endif",
      "\(Self.stack)\n#if false\n.padding()\n#else\n.scrollTargetLayout()\n#endif",
    ] {
      expect(.missingTargetLayout, in: self.content(content).replacing("1️⃣", with: ""))
    }
    expectSilence(
      in: view("ScrollView { \(Self.stack) }\n#if false\n.scrollPosition(id: $scrolledID)\n#endif"))
  }

  // MARK: - Against all ways

  /// A row of modifiers, some of them under conditions.
  private indirect enum Modifiers {
    case layout, other
    case row([Modifiers])
    case choice(Int, then: Modifiers, else: Modifiers?)

    static func random(_ random: inout SplitMix64, _ names: inout Int, depth: Int) -> Modifiers {
      switch random.below(depth > 0 ? 5 : 2) {
      case 0: return random.below(3) == 0 ? .other : .layout
      case 1: return .other
      case 2:
        return .row(
          (0..<1 + random.below(2)).map { _ in .random(&random, &names, depth: depth - 1) })
      default:
        names += 1
        let name = names
        let then = Modifiers.random(&random, &names, depth: depth - 1)
        let hasElse = random.below(5) > 0
        return .choice(
          name, then: then, else: hasElse ? .random(&random, &names, depth: depth - 1) : nil)
      }
    }

    var text: String {
      switch self {
      case .layout: ".scrollTargetLayout()"
      case .other: ".padding()"
      case .row(let modifiers): modifiers.map(\.text).joined(separator: "\n")
      case .choice(let name, let then, let other):
        "#if C\(name)\n\(then.text)\n" + (other.map { "#else\n\($0.text)\n" } ?? "") + "#endif"
      }
    }

    var hasLayout: Bool {
      switch self {
      case .layout: true
      case .other: false
      case .row(let modifiers): modifiers.contains(where: \.hasLayout)
      case .choice(_, let then, let other): then.hasLayout || other?.hasLayout == true
      }
    }

    var isComplete: Bool {
      switch self {
      case .layout, .other: true
      case .row(let modifiers): modifiers.allSatisfy(\.isComplete)
      case .choice(_, let then, let other): then.isComplete && other?.isComplete == true
      }
    }

    func hasLayout(where conditions: Int) -> Bool {
      switch self {
      case .layout: true
      case .other: false
      case .row(let modifiers): modifiers.contains { $0.hasLayout(where: conditions) }
      case .choice(let name, let then, let other):
        conditions & (1 << name) != 0
          ? then.hasLayout(where: conditions) : other?.hasLayout(where: conditions) == true
      }
    }
  }

  @Test func `a note is right for some way through the conditions, and none is missing`() {
    var random = SplitMix64(seed: 11)
    var notes = 0
    for _ in 0..<250 {
      var names = 0
      let modifiers = Modifiers.random(&random, &names, depth: 3)
      guard modifiers.hasLayout, names <= 7 else { continue }
      let isAlwaysThere = (0..<1 << (names + 1)).allSatisfy(modifiers.hasLayout(where:))
      let source = content(Self.stack + "\n" + modifiers.text + "\n").replacing("1️⃣", with: "")
      let result = SourceLinter.lint(
        Array(source.utf8), path: "Test.swift", rules: [.missingTargetLayout])
      notes += result.findings.count
      if isAlwaysThere || modifiers.isComplete {
        #expect(result.findings.isEmpty == isAlwaysThere, "\(modifiers.text)")
      }
      #expect(result.findings.allSatisfy { $0.severity == .note })
    }
    #expect(notes > 30)
  }
}
