import DragScript
import Rendering
import ScrollModel

/// A list and a script that would break out of a page if anything let them.
enum Hostile {
  /// Titles and ids with markup, ends of scripts and comments, control and direction characters.
  static let items = ItemArray([
    Item(id: "</script><script>window.ran=1</script>", title: "</title><script>window.ran=1"),
    Item(id: "\"><img src=x onerror=window.ran=1>", title: "<img src=x onerror=window.ran=1>"),
    Item(id: "a\u{202E}b", title: "right\u{202E}to\u{2066}left\u{2069}"),
    Item(id: "nul\u{0}esc\u{1B}[31m", title: "\u{0}\u{7}\u{1B}]0;title\u{7}\u{9B}31m"),
    Item(id: "--><!--]]>", title: "<!-- ]]> &lt;b&gt; &amp; ${1} `x`"),
    Item(id: "line\u{2028}and\u{2029}paragraph", title: "line\nfeed\r\nand\ttab"),
    Item(id: "noncharacter\u{FFFE}\u{FFFF}", title: "\u{FFFE}\u{FFFF}"),
    Item(id: "😀 שלום", title: "שלום 😀 <b>"),
    Item(id: nil, title: "<hole>"),
    Item(id: "last", title: String(repeating: "<&\"'>", count: 40)),
  ])

  /// Steps, logs, snapshots, expectations and comments that hold the same.
  static let script = """
    drag-script 1
    items count=10   # </script><script>window.ran=1</script> <!--
    viewport 300x240
    anchor top
    log "<b>{binding}</b></script><script>window.ran=1</script>"
    drag up 260
    snapshot "<img src=x onerror=window.ran=1>"
    jump "</script><script>window.ran=1</script>"
    expect binding == "\\"><img src=x onerror=window.ran=1>"
    flick up velocity=900pt/s
    """

  static func run() throws -> ScriptRun {
    try PictureFixture.run(script, items: items)
  }

  static func picture() throws -> RunPicture {
    RunPicture(try run(), source: PictureSource(text: script))
  }
}
