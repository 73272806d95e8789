import ItemLoading
import Testing

@testable import DragScript

/// Faults of steps: each says where it is, what was expected, and the remedy.
@Suite struct StepErrorTests {
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
}
