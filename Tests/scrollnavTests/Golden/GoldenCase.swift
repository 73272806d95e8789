import Testing

@testable import scrollnav

/// A command line whose whole outcome is kept in files under `Fixtures/Golden`.
struct GoldenCase: CustomTestStringConvertible, Sendable {
  /// The folder and the file, without its suffix.
  var name: String
  var arguments: [String]
  var exitCode = ExitCode.done

  init(_ name: String, _ line: String, _ exitCode: ExitCode = .done) {
    self.name = name
    arguments = GoldenCase.words(line)
    self.exitCode = exitCode
  }

  var testDescription: String { name }

  /// The suffix of standard output's file.
  var suffix: String {
    arguments.firstIndex(of: "--format").map { arguments[$0 + 1] }
      .flatMap { $0 == "text" ? nil : $0 } ?? "txt"
  }

  /// The words of a line; single quotes keep blanks together.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    for (place, part) in line.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
      if place % 2 == 1 {
        words.append(String(part))
      } else {
        words += part.split(separator: " ").map(String.init)
      }
    }
    return words
  }
}

extension GoldenCase {
  static let all =
    jumps + queries + drags + flicks + replays + diagnoses + tests + plays + scripts + items + lints
    + generated + pictures + pages

  private static let photos = "Fixtures/photos.json --viewport 390x400 --anchor top"

  private static let jumps = [
    GoldenCase("jump/top", "jump 15 \(photos)"),
    GoldenCase("jump/top-json", "jump 15 \(photos) --format json"),
    GoldenCase("jump/least-scroll", "jump 15 Fixtures/photos.json --viewport 390x400"),
    GoldenCase("jump/let-go", "jump nil \(photos)"),
    GoldenCase("jump/unknown", "jump 99 \(photos)", .no),
    GoldenCase("jump/unknown-json", "jump 99 \(photos) --format json", .no),
    GoldenCase("jump/at-the-end", "jump 20 \(photos)"),
    GoldenCase("jump/text-id", "jump m21 Fixtures/messages.json --anchor center"),
    GoldenCase(
      "jump/uuid-in-lower-case",
      "jump f3aed0b6-c7ac-4491-9ef8-8334e647cb8f Fixtures/products.json --format json"),
    GoldenCase(
      "jump/heights", "jump 120 Fixtures/articles.json --item-size key=height --anchor top"),
    GoldenCase("jump/repeated-id", "jump 3 Fixtures/albums.json --anchor top"),
    GoldenCase(
      "jump/across",
      "jump 2 Fixtures/cards.json --container lazy-hstack --item-size 375 "
        + "--viewport 375x80 --anchor leading"),
    GoldenCase(
      "jump/across-from-right",
      "jump 2 Fixtures/cards.json --container lazy-hstack "
        + "--item-size 375 --viewport 375x80 --direction rtl --format json"),
    GoldenCase(
      "jump/insets",
      "jump 15 \(photos) --margins 'top=20 bottom=34' --safe-area top=47 "
        + "--padding top=8 --spacing 8 --format json"),
    GoldenCase("jump/preset-in-eager-stack", "jump 2 \(photos) --container vstack --initial 10"),
    GoldenCase("jump/other-type", "jump 7 --count 20 --prefix r --binding-type int", .no),
    GoldenCase("jump/other-binding", "jump 7 --count 20 --binding-type uuid", .no),
    GoldenCase("jump/odd-anchor", "jump 7 --count 20 --anchor 2,0"),
    GoldenCase(
      "jump/json5", "jump 17 Fixtures/loading/relaxed.json5 --json5 --viewport 390x100"),
    GoldenCase(
      "jump/whole-among-fractions",
      "jump 2 Fixtures/loading/relaxed.json5 --json5 --id weight --viewport 390x100"),
    GoldenCase("jump/list", "jump 7 --count 20 --container list"),
    GoldenCase(
      "jump/lost-write", "jump 7 --count 20 --no-target-layout --missing-layout-write lost"),
    GoldenCase("jump/misspelt-option", "jump 7 --count 20 --ancor top", .usage),
    GoldenCase("jump/misspelt-value", "jump 7 --count 20 --container lazy-vstak", .usage),
    GoldenCase("jump/contradiction", "jump 7 --count 20 --columns 3", .usage),
    GoldenCase("jump/no-items", "jump 7", .usage),
    GoldenCase("jump/missing-file", "jump 7 Fixtures/phtos.json", .unreadable),
    GoldenCase("jump/folder", "jump 7 Fixtures", .unreadable),
    GoldenCase("jump/empty-viewport", "jump 7 --count 20 --viewport 0x0"),
    GoldenCase("jump/endless-viewport", "jump 7 --count 20 --viewport 1e9x1e9"),
    GoldenCase("jump/negative-viewport", "jump 7 --count 20 --viewport -1x100", .usage),
    GoldenCase("jump/no-size", "jump 7 --count 20 --item-size inf", .usage),
  ]

  private static let queries = [
    GoldenCase("current/offset", "current \(photos) --offset 940"),
    GoldenCase("current/offset-json", "current \(photos) --offset 940 --format json"),
    GoldenCase("current/first-of-two-halves", "current \(photos) --offset 950"),
    GoldenCase("current/leading-policy", "current \(photos) --offset 940 --read-policy leading"),
    GoldenCase("current/before-the-start", "current \(photos) --offset -20"),
    GoldenCase("current/dead", "current \(photos) --offset 940 --no-target-layout"),
    GoldenCase("current/no-number", "current \(photos) --offset 9oo", .usage),
    GoldenCase("current/no-items", "current --count 0"),
    GoldenCase(
      "current/no-size", "current Fixtures/albums.json --item-size key=plays", .malformed),
    GoldenCase(
      "current/no-size-needed",
      "current Fixtures/albums.json --item-size 'key=plays default=100'"),
    GoldenCase("current/no-session", "current --session nowhere.json", .unreadable),
  ]

  private static let drags = [
    GoldenCase("drag/up", "drag up 300 \(photos)"),
    GoldenCase("drag/up-dead", "drag up 300 \(photos) --no-target-layout"),
    GoldenCase("drag/up-dead-json", "drag up 300 \(photos) --no-target-layout --format json"),
    GoldenCase("drag/past-the-start", "drag down 200 \(photos) --format json"),
    GoldenCase("drag/share", "drag up 50% \(photos)"),
    GoldenCase("drag/slow", "drag up 300 \(photos) --over 1s"),
    GoldenCase("drag/no-time", "drag up 300 \(photos) --over 1", .usage),
    GoldenCase("drag/wrong-way", "drag upp 300 \(photos)", .usage),
    GoldenCase("drag/no-length", "drag up far \(photos)", .usage),
  ]

  private static let script = "Fixtures/scripts/photos.drag"

  private static let cards =
    "Fixtures/cards.json --container lazy-hstack --item-size key=width --viewport 375x80"

  private static let flicks = [
    GoldenCase("flick/runs-out", "flick up 200 \(photos)"),
    GoldenCase("flick/both-kinds", "flick up 200 \(photos) --velocity 2500", .usage),
    GoldenCase("flick/lift-alone", "flick up \(photos) --velocity 2500pt/s --format json"),
    GoldenCase("flick/snaps", "flick left 200 \(cards) --behavior view-aligned"),
    GoldenCase(
      "flick/without-targets", "flick left 200 \(cards) --behavior view-aligned --no-target-layout"),
    GoldenCase("flick/slow", "flick up 200 \(photos) --over 500ms"),
    GoldenCase("flick/time-without-travel", "flick up \(photos) --velocity 9 --over 1s", .usage),
    GoldenCase("flick/no-distance", "flick up", .usage),
    GoldenCase("flick/frames", "replay -e 'flick up 200' --items \(photos) --format csv --fps 4"),
  ]

  private static let generated = [
    GoldenCase("items/seed-without-items", "items --seed 2", .usage),
    GoldenCase("items/generated-and-named", "items Fixtures/photos.json --generate 3", .usage),
    GoldenCase("items/generated-count", "items --generate -3", .usage),
  ]

  private static let pictures = [
    GoldenCase(
      "replay/silent-failure",
      "replay Fixtures/scripts/photos.drag --no-target-layout --format svg", .no),
    GoldenCase("replay/healthy", "replay Fixtures/scripts/photos.drag --format chrome-trace"),
  ]

  private static let lints = [
    GoldenCase("lint/faulty", "lint Fixtures/lint/faulty", .no),
    GoldenCase("lint/faulty-json", "lint Fixtures/lint/faulty --format json --fail-on never"),
    GoldenCase("lint/faulty-sarif", "lint Fixtures/lint/faulty --format sarif", .no),
    GoldenCase("lint/faulty-github", "lint Fixtures/lint/faulty --format github", .no),
    GoldenCase("lint/healthy", "lint Fixtures/lint/healthy --fail-on note"),
    GoldenCase("lint/unknown", "lint Fixtures/lint/unknown"),
    GoldenCase(
      "lint/rule-that-fails",
      "lint Fixtures/lint/faulty --rule dead-binding --fail-on no-snap-targets,dead-binding", .no),
    GoldenCase(
      "lint/rule-that-may-pass",
      "lint Fixtures/lint/faulty --rule dead-binding --fail-on positional-id"),
    GoldenCase("lint/misspelt-threshold", "lint Fixtures/lint/faulty --fail-on warnings", .usage),
    GoldenCase("lint/unknown-counted", "lint Fixtures/lint/unknown --fail-on note", .no),
    GoldenCase("lint/one-rule", "lint Fixtures/lint/faulty --rule dead-binding", .no),
    GoldenCase("lint/no-rule", "lint Fixtures/lint/faulty --rule ded-binding", .usage),
    GoldenCase("lint/missing", "lint nowhere", .unreadable),
    GoldenCase("lint/nothing", "lint Fixtures/scripts", .no),
    GoldenCase("explain/rule", "explain dead-binding"),
  ]

  private static let replays = [
    GoldenCase("replay/photos", "replay \(script)"),
    GoldenCase("replay/photos-dead", "replay \(script) --no-target-layout", .no),
    GoldenCase("replay/photos-json", "replay \(script) --format json"),
    GoldenCase("replay/photos-events", "replay \(script) --format ndjson"),
    GoldenCase("replay/failing", "replay Fixtures/Golden/replay/failing.drag", .no),
    GoldenCase(
      "replay/failing-json", "replay Fixtures/Golden/replay/failing.drag --format json", .no),
    GoldenCase("replay/errors", "replay Fixtures/Golden/replay/errors.drag", .malformed),
    GoldenCase("replay/two-views", "replay Fixtures/Golden/replay/two-views.drag"),
    GoldenCase(
      "replay/two-views-events", "replay Fixtures/Golden/replay/two-views.drag --format ndjson"),
    GoldenCase("replay/steps", "replay -e 'jump 15' -e 'drag down 500' --items \(photos)"),
    GoldenCase(
      "replay/past-the-end", "replay -e 'insert 1 at=99' -e 'move 3 to=20' --items \(photos)", .no),
    GoldenCase(
      "replay/past-the-end-json",
      "replay -e 'insert 1 at=99' --items \(photos) --format json", .no),
    GoldenCase("replay/wrong-step", "replay -e 'jmp 15' --items \(photos)", .malformed),
    GoldenCase("replay/no-script", "replay", .usage),
    GoldenCase("replay/missing", "replay Fixtures/phtos.drag", .unreadable),
    GoldenCase(
      "replay/fail-on", "replay -e 'jump 15' -e 'jump 15' --items \(photos) --fail-on no-change",
      .no),
    GoldenCase(
      "replay/allow",
      "replay -e 'jump 15' -e 'jump 15' --items \(photos) --fail-on warning --allow no-change"),
    GoldenCase("replay/unknown-code", "replay \(script) --fail-on no-chang", .usage),
  ]

  private static let diagnoses = [
    GoldenCase("diagnose/long-items", "diagnose --count 20 --item-size 500"),
    GoldenCase("diagnose/photos", "diagnose \(script)"),
    GoldenCase("diagnose/photos-json", "diagnose \(script) --format json"),
    GoldenCase("diagnose/photos-as-broken", "diagnose \(script) --no-target-layout", .no),
    GoldenCase(
      "diagnose/tolerated",
      "diagnose \(script) --no-target-layout --allow "
        + "missing-target-layout,no-change", .no),
    GoldenCase(
      "diagnose/misplaced", "diagnose \(script) --target-layout items --fail-on never"),
    GoldenCase("diagnose/items", "diagnose Fixtures/messages.json"),
    GoldenCase(
      "diagnose/across",
      "diagnose Fixtures/cards.json --container lazy-hstack "
        + "--item-size 375 --viewport 375x80"),
    GoldenCase("diagnose/two-views", "diagnose Fixtures/Golden/replay/two-views.drag"),
    GoldenCase(
      "diagnose/two-views-broken",
      "diagnose Fixtures/Golden/replay/two-views.drag --no-target-layout", .no),
    GoldenCase("diagnose/nothing-to-show", "diagnose --count 0"),
    GoldenCase("diagnose/no-input", "diagnose", .usage),
  ]

  private static let suite = "Fixtures/suite"

  private static let tests =
    ["text", "json", "junit", "tap", "github"].map {
      GoldenCase("test/suite-\($0)", "test \(suite) --format \($0)", .malformed)
    } + [
      GoldenCase("test/one", "test \(suite)/photos.drag"),
      GoldenCase("test/refused", "test \(suite) --filter button --fail-on note", .no),
      GoldenCase("test/nothing", "test \(suite) --filter nothing", .no),
      GoldenCase("test/nothing-tap", "test \(suite) --filter nothing --format tap", .no),
      GoldenCase("test/no-shard", "test \(suite) --shard 5/4", .usage),
    ]

  private static let interchange = "Fixtures/interchange"

  private static let scripts = [
    GoldenCase("script/new", "script new"),
    GoldenCase(
      "script/check", "script check Fixtures/scripts/photos.drag Fixtures/suite/dead.drag"),
    GoldenCase(
      "script/check-all", "script check \(suite)/dead.drag \(suite)/broken/misspelt.drag",
      .malformed),
    GoldenCase("script/expand", "script expand Fixtures/scripts/photos.drag"),
    GoldenCase("script/to-webdriver", "script convert \(interchange)/list.drag"),
    GoldenCase("script/to-maestro", "script convert \(interchange)/list.drag --to maestro"),
    GoldenCase("script/to-xcuitest", "script convert \(interchange)/list.drag --to xcuitest"),
    GoldenCase(
      "script/from-webdriver",
      "script convert \(interchange)/actions.json --items Fixtures/photos.json --anchor top"),
    GoldenCase("script/from-adb", "script convert \(interchange)/swipes.sh"),
    GoldenCase("script/adb-to-maestro", "script convert \(interchange)/swipes.sh --to maestro"),
    GoldenCase("script/from-nothing", "script convert Fixtures/photos.json", .malformed),
    GoldenCase(
      "script/two-views", "script convert Fixtures/Golden/replay/two-views.drag", .malformed),
    GoldenCase("script/no-action", "script chek", .usage),
    GoldenCase("script/no-file", "script expand", .usage),
  ]

  /// Flicks with the line and back without it, then jumps to where the binding froze.
  private static let screencast =
    "jj<wait 500ms>J<settle><wait 1s>t<wait 1500ms>K<settle><wait 2s>:<wait 200ms>1<wait 200ms>5"
    + "<wait 500ms>\\n"

  private static let plays = [
    GoldenCase("play/scrolled", "play \(photos) --keys 'jjj'"),
    GoldenCase("play/frozen", "play \(photos) --keys 'jjj:15\\nt<c-u><settle>'"),
    GoldenCase("play/flicked", "play \(photos) --keys 'J<wait 300ms>'"),
    GoldenCase("play/pulled", "play \(photos) --keys '<press 3><pull 9><wait 500ms>'"),
    GoldenCase("play/thrown", "play \(photos) --keys '<drag 0,-200 over 200ms><wait 100ms>'"),
    GoldenCase("play/paused", "play \(photos) --keys 'J <wait 1s>...'"),
    GoldenCase("play/script", "play \(script) --keys '<size 66x12>t'"),
    GoldenCase("play/page", "play \(photos) --keys '?'"),
    GoldenCase("play/completion", "play \(photos) --keys '<size 50x20>:1<tab><tab>'"),
    GoldenCase("play/tiny", "play \(photos) --keys '<size 20x5>'"),
    GoldenCase("play/interrupted", "play \(photos) --keys 'j<c-c>jjj'", .interrupted),
    GoldenCase(
      "play/grid",
      "play --count 50 --container lazy-vgrid --columns 3 --item-size 100 --keys 'jb'"),
    GoldenCase(
      "play/across",
      "play Fixtures/cards.json --container lazy-hstack --item-size 375 --viewport 375x80 "
        + "--keys '<c-d><settle>'"),
    GoldenCase("play/unsafe", "play Fixtures/Golden/play/unsafe.json --keys ':'"),
    GoldenCase("play/no-items", "play --count 0 --keys 'jJ<c-d><settle>G'"),
    GoldenCase("play/screencast", "play \(photos) --keys '\(screencast)' --format svg"),
    GoldenCase("play/screencast-begin", "play \(photos) --keys ''"),
    GoldenCase("play/screencast-end", "play \(photos) --keys '\(screencast)'"),
    GoldenCase("play/screencast-without-keys", "play \(photos) --format svg", .usage),
    GoldenCase("play/misspelt-key", "play \(photos) --keys '<dwon>'", .usage),
    GoldenCase("play/open-bracket", "play \(photos) --keys 'a<b'", .usage),
    GoldenCase("play/two-views", "play Fixtures/Golden/replay/two-views.drag --keys '<tab>jj'"),
    GoldenCase(
      "play/apart",
      "play Fixtures/scripts/seeds/sync-modifier.drag --keys '<size 90x20>J<wait 200ms>'"),
    GoldenCase("play/nothing", "play --keys j", .usage),
  ]

  private static let items =
    ["albums", "articles", "cards", "messages", "photos", "products"].flatMap { name in
      [
        GoldenCase("items/\(name)", "items Fixtures/\(name).json"),
        GoldenCase("items/\(name)-json", "items Fixtures/\(name).json --format json"),
      ]
    } + [
      GoldenCase("items/heights", "items Fixtures/articles.json --item-size key=height"),
      GoldenCase("items/strict", "items Fixtures/albums.json --strict", .malformed),
      GoldenCase("items/wrong-key", "items Fixtures/photos.json --id titel", .malformed),
      GoldenCase("items/truncated", "items Fixtures/Golden/items/truncated.json", .malformed),
      GoldenCase("items/page", "items Fixtures/Golden/items/page.json", .malformed),
    ]

  private static let pages =
    CommandName.allCases.map { GoldenCase("help/\($0.rawValue)", "\($0.rawValue) --help") } + [
      GoldenCase("help/overview", "--help"),
      GoldenCase("shell/bash", "completions bash"),
      GoldenCase("shell/zsh", "completions zsh"),
      GoldenCase("shell/fish", "completions fish"),
      GoldenCase("shell/other", "completions tcsh", .usage),
      GoldenCase("shell/man", "man"),
      GoldenCase("help/nothing", "", .usage),
      GoldenCase("help/option-first", "--color never jump 15", .usage),
      GoldenCase("help/misspelt-command", "jmp 15", .usage),
      GoldenCase("explain/missing-target-layout", "explain missing-target-layout"),
      GoldenCase("explain/no-change-json", "explain no-change --format json"),
      GoldenCase("explain/all", "explain"),
      GoldenCase("explain/policies", "explain policies"),
      GoldenCase("explain/policies-json", "explain policies --format json"),
      GoldenCase("explain/sampler", "explain sampler"),
      GoldenCase("explain/containers-json", "explain containers --format json"),
      GoldenCase("explain/misspelt", "explain no-chage", .usage),
    ]
}
