import DragScript
import Testing

@testable import Rendering

/// Scripts between them that show all that a picture can.
enum PicturedScripts {
  static let all: [(name: String, text: String)] = [
    ("healthy", photos + steps), ("dead", photos + "target-layout off\n" + steps),
    ("across", across), ("data", data), ("links", links), ("sampled", sampled),
    ("instants", photos + "jump 3\njump 9\njump nil\nexpect binding == nil\n"),
    ("nothing", photos), ("repeated", photos + "repeat 3\ndrag up 130\nexpect binding != 1\nend\n"),
    ("stopped", photos + "drag up 130\nrequire binding == 9\ndrag up 100\n"),
    ("watched", photos + "watch offset < 200\nflick up 300\nunwatch\ndrag up 10\n"),
  ]

  /// The script of a name, ready to run.
  static func run(_ name: String) throws -> ScriptRun {
    let text = try #require(all.first { $0.name == name }).text
    return try PictureFixture.run(text)
  }

  /// The picture of a script; each is drawn once, since a film takes its time.
  static func picture(_ name: String) throws -> RunPicture {
    try #require(pictures[name] ?? nil)
  }

  private static let pictures = Dictionary(
    all.map { ($0.name, try? RunPicture(PictureFixture.run($0.text))) },
    uniquingKeysWith: { a, _ in a })

  static let photos = """
    drag-script 1
    items count=20
    viewport 390x400
    anchor top

    """

  private static let steps = """
    drag up 300
    expect binding == 4
    jump 15 animated
    drag down 500
    jump 15
    expect nearest == 15

    """

  private static let across = """
    drag-script 1
    items count=12 prefix=c
    container lazy-hstack
    item-size 300
    viewport 320x200
    direction rtl
    behavior view-aligned
    margins leading=20 trailing=20
    flick right 200
    flick left 500
    drag right 900
    """

  private static let data = """
    drag-script 1
    items count=30
    viewport 300x400
    anchor top
    on-report append 2
    drag up 250
    insert 3 at=0
    resize 4 240
    flick up 120 settle=no
    wait 100ms
    remove 6 7
    move 9 to=1
    resize viewport 400x300
    settle
    """

  private static let links = """
    drag-script 1
    items count=40
    view left
    viewport 300x400
    view right
    viewport 300x400
    item-size 60
    link left right by=fraction
    @left flick up 260
    @right touch down at=150,300
    @right touch move by=0,120 over=90ms
    @right touch hold 40ms
    @right touch up
    """

  private static let sampled = """
    drag-script 1
    items count=40
    viewport 390x600
    sample every=250ms min=2
    flick up 300
    drag down 2000
    """
}
