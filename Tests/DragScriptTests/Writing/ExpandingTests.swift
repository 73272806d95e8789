import ItemLoading
import ScrollModel
import Testing

@testable import DragScript

@Suite struct ExpandingTests {
  @Test func `gestures are written as touches`() throws {
    let expanded = try script(
      photoHead
        + """
        drag up 300
        flick left 20% over=50ms settle=no
        flick down velocity=1000pt/s
        touch down
        touch up
        repeat 2
          jump 3
        end
        """
    ).expanded()
    #expect(
      expanded == """
        drag-script 1
        items count=20
        item-size 100
        viewport 390x400
        anchor top
        pan-slop 0

        touch down
        touch move by=0,-300 over=250ms
        touch up velocity=0pt/s
        touch down
        touch move by=-20%,0 over=50ms
        touch up velocity=400%/s,0pt/s settle=no
        touch down
        touch up velocity=-1000pt/s
        touch down slop=10
        touch up
        repeat 2
          jump 3
        end

        """)
  }

  @Test(arguments: [
    "drag up 300\nflick up 333\nflick down 77 over=33ms settle=no\nwait 50ms\ndrag up 10\n",
    "flick up 41% over=90ms\njump 3 animated\nflick down velocity=777pt/s\n",
    "drag down 120\nflick down 500\nflick up velocity=5000pt/s\n",
    "touch down\ntouch move by=0,-300\ntouch up\ntouch down slop=4\ntouch move by=0,99\ntouch cancel\n",
    "behavior view-aligned\nflick up 200\nrepeat 3\nflick down 50 over=20ms\nend\n",
    "container hstack\nbehavior paging\ndirection rtl\nflick right 200\nflick left 31\n",
    "axes both\nitem-size 100 across=2000\nflick left 200\nflick up 200\n",
    "view a\nview b\nlink a b\n@a flick up 200 settle=no\n@b drag up 5\n",
  ])
  func `a script and its touches end in the same state`(steps: String) throws {
    let original = try scriptRun(photoHead + steps).run().result
    let text = try script(photoHead + steps).expanded()
    let expanded = try scriptRun(text).run().result
    #expect(abs(expanded.time - original.time) < 1e-9)
    for (a, b) in zip(original.views, expanded.views) {
      #expect(abs(a.state.offset.x - b.state.offset.x) < 1e-9)
      #expect(abs(a.state.offset.y - b.state.offset.y) < 1e-9)
      #expect(a.state.binding == b.state.binding)
      #expect(a.state.reports == b.state.reports)
      #expect(a.state.phase == b.state.phase)
    }
    #expect(!text.contains("flick") && !text.contains("drag "))
    #expect(try script(text).expanded().contains("pan-slop 0"))
  }

  @Test func `includes are written out, and their files found from the script`() throws {
    let text = try Script(
      Array((photoHead + "include parts/a.drag\n").utf8), file: "s/main.drag"
    ) { path throws(InputError) in
      path == "s/parts/a.drag" ? Array("replace x.json settle=no\nwait 1s\n".utf8) : []
    }.expanded()
    #expect(
      text.hasSuffix(
        "\n# include parts/a.drag\nreplace parts/x.json settle=no\nwait 1s\n"))
  }

  @Test func `every file is called what it is called from where the script goes`() throws {
    let text = """
      drag-script 1
      items ../a.json
      on-report replace "b c.json"
      view other
      items count=3

      @other replace d.json
      """
    let script = try Script(Array(text.utf8), file: "s/main.drag") { _ in [] }
    var named: [String] = []
    let moved = script.expanded { path in
      named.append(path)
      return "x/\(path)"
    }
    #expect(named == ["a.json", "s/b c.json", "s/d.json"])
    #expect(moved.contains("\nitems x/a.json\non-report replace \"x/s/b c.json\"\n"))
    #expect(moved.hasSuffix("\n@other replace x/s/d.json\n"))
    #expect(script.expanded().contains("\nitems ../a.json\non-report replace \"b c.json\"\n"))
  }

  @Test func `the example is right and runs`() throws {
    let result = try scriptRun(Script.example).run().result
    #expect(result.expectations.failures == [])
    #expect(result.expectations.passed == 5)
    #expect(result.diagnostics.isEmpty)
  }
}
