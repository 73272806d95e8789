import ItemLoading
import Testing

@testable import DragScript

/// Faults of a script as a whole: its first line, its blocks and views, their order.
@Suite struct ScriptErrorTests {
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

  @Test func `a view without its sign is told how it is addressed`() {
    check(
      """
      drag-script 1
      items count=9
      view body
      view head

      body: drag up 30
      ^ unknown step 'body:' | '@body drag up 300' is a step of the view 'body'
      head drag up 30
      ^ unknown step 'head' | '@head drag up 300' is a step of the view 'head'
      """)
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
