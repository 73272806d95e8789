import ItemLoading
import Testing

@testable import DragScript

/// Every kind of fault, under its line.
@Suite struct ScriptErrorTests {
  private func check(
    _ text: String, files: [String: String] = [:],
    location: SourceLocation = #_sourceLocation
  ) {
    let marked = MarkedScript(text)
    #expect(marked.found(files: files) == marked.faults, sourceLocation: location)
  }

  @Test func `the first line says what it is`() {
    check(
      """
      jump 15
      ^ expected 'drag-script 1' in the first line, found 'jump'
      """)
    check(
      """
      # a comment

      drag-script 2
                  ^ unknown version '2' | this reads 'drag-script 1'
      """)
    check(
      """
      drag-script
                 ^ expected the version '1' after 'drag-script'
      """)
    check(
      """
      drag-script 1
      anchor top
      drag-script 1
      ^ 'drag-script' belongs in the first line
      """)
    check(
      """

      ^ expected 'drag-script 1', found an empty script
      """)
  }

  @Test func `all faults are found at once`() {
    check(
      """
      drag-script 1
      anchr top
      ^ unknown step 'anchr' | did you mean 'anchor'?
      jump
          ^ expected an id or 'nil' after 'jump'
      wait 80
           ^ expected a duration such as '80ms', found '80' | a time needs its unit: '80ms' or '80s'
      jmp 15
      ^ unknown step 'jmp' | did you mean 'jump'?
      """)
  }

  @Test func `faults come in order of lines, and unknown views with the others`() {
    check(
      """
      drag-script 1
      expect @x.offset == 3
             ^ unknown view 'x' | the script has no 'view' lines
      repeat 2
      ^ expected 'end' for 'repeat 2' before the end of the file
        together
        ^ expected 'end' for 'together' before the end of the file
          @y jump 1
          ^ unknown view 'y' | the script has no 'view' lines
          jmp 15
          ^ unknown step 'jmp' | did you mean 'jump'?
      """)
    // What a line may have meant that cannot be read brings no faults behind it.
    check(
      """
      drag-script 1
      touch dwn
            ^ expected 'down', 'move', 'hold', 'up' or 'cancel', found 'dwn' | did you mean 'down'?
      touch up
      wtch offset < 5
      ^ unknown step 'wtch' | did you mean 'watch'?
      unwatch
      """)
    check(
      """
      drag-script 1
      veiw left
      ^ unknown step 'veiw' | did you mean 'view'?
      @left jump 3
      """)
  }

  @Test func `faults of included scripts come behind the script's own, each in its order`() {
    let included = "@x jump 1\njmp 3\n"
    let marked = MarkedScript(
      """
      drag-script 1
      include a.drag
      jmp 3
      ^ unknown step 'jmp' | did you mean 'jump'?
      """)
    #expect(
      marked.found(files: ["a.drag": included]) == marked.faults + [
        "1:1: unknown view 'x' | the script has no 'view' lines",
        "2:1: unknown step 'jmp' | did you mean 'jump'?",
      ])
  }

  @Test func `scene lines stand before the steps`() {
    check(
      """
      drag-script 1
      jump 15
      anchor top
      ^ 'anchor' is a scene line and belongs before the first step
      view left
      ^ 'view' is a scene line and belongs before the first step
      """)
  }

  @Test func `values are checked`() {
    check(
      """
      drag-script 1
      viewport 390
               ^ expected a size such as '390x844', found '390'
      viewport -1x400
               ^ expected a size from 0x0 to 1e12x1e12, found '-1x400'
      viewport infx400
               ^ expected a size such as '390x844', found 'infx400'
      item-size -5
                ^ expected a length of 0 or more, found '-5'
      item-size aspect=16/9
                       ^ expected two keys such as 'width/height', found '16/9'
      item-size default=5
                        ^ 'default' needs 'key=' or 'aspect='
      spacing nan
              ^ expected a length such as '8', or 'default', found 'nan'
      margins top=-1
                  ^ expected 0 or more, found '-1'
      margins tpo=1
              ^ unknown key 'tpo' for 'margins' | did you mean 'top'?
      margins top=20 bottom
                     ^ unexpected 'bottom' after 'margins' | did you mean 'bottom='?
      anchor topp
             ^ expected an anchor such as 'top', 'center' or '0.5,0.25', found 'topp'
      """)
    check(
      """
      drag-script 1
      columns 0
              ^ expected 1 or more, found '0'
      container stack
                ^ expected 'lazy-vstack', 'vstack', 'lazy-hstack', 'hstack', 'lazy-vgrid', 'lazy-hgrid' or 'list', found 'stack' | did you mean 'vstack'?
      direction left
                ^ expected 'ltr' or 'rtl', found 'left' | one of ltr, rtl
      items
           ^ expected a file or 'count=100' after 'items'
      items first=3
                  ^ 'first' and 'prefix' need 'count='
      items count=2000000000
                  ^ expected 1000000000 or less, found '2000000000'
      items a.json b.json
                   ^ unexpected 'b.json' after 'items'
      bounces maybe
              ^ expected 'on' or 'off', found 'maybe'
      fps 0
          ^ expected more than 0, found '0'
      visibility 0.5
                 ^ expected 'threshold=0.5', found '0.5'
      visibility threshold=2
                           ^ expected a share from 0 to 1, found '2'
      """)
  }

  @Test func `positions, behaviours and samplers are checked`() {
    check(
      """
      drag-script 1
      behavior snap
               ^ expected 'none', 'paging' or 'view-aligned', found 'snap'
      behavior paging limit=always
                            ^ 'limit' and 'anchor' need 'view-aligned'
      behavior view-aligned limit=two
                                  ^ expected a limit such as 'always', found 'two' | one of automatic, always, never, by-one, by-few
      position edge=top point=0,5
                              ^ a position has one of 'edge', 'point' and 'id'
      position id-type=text
                       ^ expected 'int', 'string', 'uuid' or 'never', found 'text'
      sample every=0s
                   ^ expected 1ms or more, found '0s'
      sample often
             ^ expected 'every=250ms', 'min=2' or 'off', found 'often'
      observe phse
              ^ expected a kind of event such as 'phase', found 'phse' | did you mean 'phase'?
      on-report drag up 3
                ^ expected a step that changes state at once such as 'jump 15', found 'drag'
      on-report
               ^ expected a step such as 'jump 15' after 'on-report'
      """)
  }

  @Test func `log lines are checked`() {
    check(
      """
      drag-script 1
      log "at {ofset}"
               ^ unknown subject 'ofset' | did you mean 'offset'?
      log "at {offset"
          ^ expected '}' after '{' in the text | a brace is written '{{'
      log "at offset}"
          ^ expected '{' before '}' in the text | a brace is written '}}'
      log "at {offset:1}"
               ^ expected a format such as ':.1f', found ':1'
      log "at {phase:.1f}"
               ^ ':.1f' formats numbers, and 'phase' is a word
      """)
  }

  @Test func `gestures are checked`() {
    check(
      """
      drag-script 1
      drag upp 300
           ^ expected 'up', 'down', 'left' or 'right', found 'upp' | did you mean 'up'?
      drag up
             ^ expected a length such as '300' or '50%' after 'drag'
      drag up -300
              ^ expected a length of 0 or more, found '-300'
      drag up 300 ovr=1s
                  ^ unknown key 'ovr' for 'drag' | did you mean 'over'?
      drag up 300 over=1s over=2s
                          ^ 'over' is given twice
      drag up 300 over=
                       ^ expected a value after 'over='
      drag up 300 over=-1s
                       ^ expected a duration of 0 or more, found '-1s'
      drag up 300 ovr
                  ^ unexpected 'ovr' after 'drag' | did you mean 'over='?
      drag up 300 fast
                  ^ unexpected 'fast' after 'drag' | 'drag' takes 'settle=', 'over='
      drag up 1e13
              ^ expected a length within 1e12, found '1e13'
      flick up
              ^ expected a length such as '300', or 'velocity=2500pt/s' after 'flick'
      flick up velocity=2500
                        ^ expected a speed such as '2500pt/s', found '2500' | a speed needs its unit: '2500pt/s'
      flick up velocity=-1pt/s
                        ^ expected a speed of 0pt/s or more, found '-1pt/s'
      flick up velocity=1pt/s over=1s
                                   ^ 'over' needs a length, and 'velocity' takes none
      flick up 300 over=0s
                        ^ a flick needs time to have a speed
      flick up 1e11 over=1ms
                         ^ the finger would be faster than 1e12pt/s
      flick up 1e12
               ^ the finger would be faster than 1e12pt/s
      flick up 1e12% over=999ms
                          ^ the finger would be faster than 1e12pt/s
      wheel down
                ^ expected a length such as '120' after 'wheel'
      wait 2000000s
           ^ expected 1000000s or less, found '2000000s'
      """)
  }

  @Test func `touches are checked`() {
    check(
      """
      drag-script 1
      touch
           ^ expected 'down', 'move', 'hold', 'up' or 'cancel' after 'touch'
      touch dwn
            ^ expected 'down', 'move', 'hold', 'up' or 'cancel', found 'dwn' | did you mean 'down'?
      touch move
                ^ expected 'by=0,-300' after 'touch'
      touch move by=300
                    ^ expected a travel such as '0,-300', found '300'
      touch move by=0,x
                      ^ expected a length such as '-300' or '50%', found 'x'
      touch up velocity=0,fastpt/s
                          ^ expected a speed such as '2500pt/s', found 'fastpt/s'
      """)
    check(
      """
      drag-script 1
      touch move by=0,5
      ^ no finger is down | 'touch down' comes first
      touch up
      ^ no finger is down | 'touch down' comes first
      touch down
      touch down
      ^ a finger is down already | 'touch up' lifts it
      drag up 5
      ^ 'drag' while a finger is down | 'touch up' lifts it
      touch cancel
      repeat 2
        touch down
        ^ a finger is down already | 'touch up' lifts it
      end
      """)
  }

  @Test func `steps that follow others go on from what those left behind`() throws {
    func faults(_ steps: [String], following earlier: [String]) throws -> [String] {
      let before = try Script(steps: earlier) { _ in [] }.steps
      do {
        _ = try Script(steps: steps, following: before) { _ in [] }
        return []
      } catch {
        return error.errors.map { "\($0.file):\($0.line ?? 0): \($0.message)" }
      }
    }
    #expect(try faults(["touch move by=0,-50", "touch up"], following: ["touch down"]) == [])
    #expect(
      try faults(["touch down"], following: ["touch down", "jump 3"])
        == ["-e:1: a finger is down already"])
    #expect(
      try faults(["drag up 5"], following: ["touch down"])
        == ["-e:1: 'drag' while a finger is down"])
    #expect(
      try faults(["touch up"], following: ["touch down", "touch up"])
        == ["-e:1: no finger is down"])
    #expect(
      try faults(["unwatch"], following: ["watch offset < 5"]) == ["-e:1: nothing is watched"])
  }

  @Test func `a watch comes before its end`() {
    check(
      """
      drag-script 1
      unwatch
      ^ nothing is watched | 'watch' comes first, in the same run
      watch offset < 5
      watch phase == idle
      unwatch
      repeat 2
        watch offset < 5
        unwatch
      end
      watch offset < 5
      repeat 2
        unwatch
        ^ nothing is watched | 'watch' comes first, in the same run
      end
      """)
  }

  @Test func `programmatic scrolls are checked`() {
    check(
      """
      drag-script 1
      jump 15 anchr=top
              ^ unknown key 'anchr' for 'jump' | did you mean 'anchor'?
      jump a=b
           ^ unknown key 'a' for 'jump'
      jump 15 animted
              ^ unexpected 'animted' after 'jump' | did you mean 'animated'?
      jump 15 animation=bounce
                        ^ expected an animation such as 'smooth', found 'bounce' | did you mean 'bouncy'?
      jump 15 animated animation=none
                                 ^ 'animated' and 'animation=none' exclude each other
      jump 15 animation=ease response=1s
                                      ^ 'response' and 'damping' need 'animation=spring'
      jump 15 damping=0
                      ^ expected 0.05 to 20, found '0'
      jump 15 response=0s
                       ^ expected more than 0s, found '0s'
      scroll 15
             ^ expected 'to', found '15'
      scroll to
               ^ expected 'id=', 'edge=', 'x=', 'y=' or 'point=' after 'scroll'
      scroll to edge=botom
                     ^ expected 'top', 'leading', 'bottom' or 'trailing', found 'botom' | did you mean 'bottom'?
      scroll to id=3 x=5
                       ^ expected one of 'id=', 'edge=', 'point=', and 'x=' or 'y='
      """)
  }

  @Test func `changes are checked`() {
    check(
      """
      drag-script 1
      insert
            ^ expected a count such as '3' after 'insert'
      insert 2 before=3 at=4
                           ^ 'before' and 'at' exclude each other
      insert 2 ids=a
                   ^ expected 2 ids, found 1
      insert 2 ids=a,,b
                     ^ expected a value between the commas, found nothing
      append 20000000
             ^ expected ten million or less, found '20000000'
      remove
            ^ expected an id after 'remove'
      move 3
            ^ expected 'to=0', the place after the move after 'move'
      resize 3
              ^ expected a length such as '240' after 'resize'
      resize viewport 5
                      ^ expected a size such as '390x844', found '5'
      replace
             ^ expected a file after 'replace'
      """)
  }

  @Test func `expectations are checked`() {
    check(
      """
      drag-script 1
      expect bindng == 15
             ^ unknown subject 'bindng' | did you mean 'binding'?
      expect
            ^ expected a subject such as 'binding' after 'expect'
      expect binding
                    ^ expected a comparison such as '==' after 'expect'
      expect binding = 15
                     ^ expected one of ==, !=, <, <=, >, >=, contains, lacks, found '=' | did you mean '=='?
      expect binding ==
                       ^ expected a value after 'expect'
      expect offset == top
                       ^ expected a number such as '20' or a subject, found 'top'
      expect offset == ofset
                       ^ expected a number such as '20' or a subject, found 'ofset' | did you mean 'offset'?
      expect phase == sleeping
                      ^ expected 'idle', 'tracking', 'interacting', 'decelerating' or 'animating', found 'sleeping' | one of idle, tracking, interacting, decelerating, animating
      expect phase < idle
                   ^ '<' compares numbers, and 'phase' is a word | compare with '==' or '!='
      expect visible > 3
                     ^ '>' compares numbers, and 'visible' is a list | use 'contains', 'lacks', '==' or '!='
      expect offset contains 3
                    ^ 'contains' asks a list, and 'offset' is a number | compare with '==' or '!='
      expect visible == 3
                        ^ expected a list such as '[3, 4, 5]', found '3'
      expect at-end == yes
                       ^ expected 'true' or 'false', found 'yes'
      expect time == 5
                     ^ expected a duration such as '80ms', found '5'
      expect position.point == 5
                               ^ expected a point such as '(0, 300)', found '5'
      expect binding == offset
                        ^ 'offset' is a number, expected an id | an id that is called so needs quotes
      expect binding == 3 within=1
                                 ^ 'within' needs a number, and this is an id
      expect diagnostics contains missing-target-layuot
                                  ^ expected a code such as 'missing-target-layout', found 'missing-target-layuot' | did you mean 'missing-target-layout'?
      expect place() == 3
             ^ expected an id in brackets such as 'place(15)', found 'place()'
      expect @right == 3
             ^ expected a view and a subject such as '@right.offset', found '@right'
      """)
  }

  @Test func `blocks are checked`() {
    check(
      """
      drag-script 1
      end
      ^ 'end' without 'repeat' or 'together' before it
      repeat
            ^ expected a count such as '3' after 'repeat'
      end
      repeat -1
             ^ expected 0 or more, found '-1'
      end
      repeat 3
      ^ expected 'end' for 'repeat 3' before the end of the file
        jump 1
      """)
    check(
      """
      drag-script 1
      together
        jump 1
        wait 1s
        ^ 'wait' takes time or looks, and 'together' is one update
        together
        ^ 'together' takes time or looks, and 'together' is one update
        end
      end
      """)
    let deep = String(repeating: "repeat 1\n", count: 65) + String(repeating: "end\n", count: 65)
    #expect(
      MarkedScript("drag-script 1\n" + deep).found().first
        == "66:1: blocks are nested more than 64 deep")
  }

  @Test func `views are checked`() {
    check(
      """
      drag-script 1
      view left
      view left
           ^ there is a view 'left' already
      view a.b
           ^ expected a name of letters, digits, '-' and '_', found 'a.b'
      link left
               ^ expected a second view after 'link'
      link left left by=speed
                        ^ expected 'offset', 'fraction', 'id' or 'offset-modifier', found 'speed'
      @ jump 3
      ^ expected a view such as '@left', found '@'
      @left
           ^ expected a step after the view
      @left repeat 3
            ^ 'repeat' takes no view | address the steps inside it
      """)
    check(
      """
      drag-script 1
      view left
      view right
      link left rigt
      ^ unknown view 'rigt' in 'link' | did you mean 'right'?
      link left left
      ^ a view cannot be linked to itself
      jump 3
      ^ expected a view before 'jump' | '@left jump 3' addresses the view 'left'
      @lft jump 3
      ^ unknown view 'lft' | did you mean 'left'?
      expect offset == 3
             ^ expected a view before the subject | '@left.' before it names the view 'left'
      expect @left.offset == @middle.offset
                             ^ unknown view 'middle' | views are left, right
      expect time == 0s
      expect @left.offset == @right.offset
      @left expect offset == @right.offset
      wait 1s
      snapshot "all"
      """)
    check(
      """
      drag-script 1
      log "{offset}"
      log   "at {@up.offset}"
                 ^ unknown view 'up' | the script has no 'view' lines
      @right jump 3
      ^ unknown view 'right' | the script has no 'view' lines
      @main jump 3
      """)
  }

  @Test func `too many steps are refused`() {
    check(
      """
      drag-script 1
      repeat 4000
      ^ more than ten million steps in all | repeat less, or include less
        repeat 4000
          jump 1
        end
      end
      """)
    check(
      """
      drag-script 1
      repeat 9000000000000000000
      ^ more than ten million steps in all | repeat less, or include less
        jump 1
        jump 2
        jump 3
      end
      """)
    check(
      """
      drag-script 1
      repeat 10000001
      ^ more than ten million steps in all | repeat less, or include less
        repeat 1
        end
      end
      """)
  }
}
