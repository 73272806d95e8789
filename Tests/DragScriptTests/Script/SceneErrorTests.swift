import ItemLoading
import Testing

@testable import DragScript

/// Faults of scene lines: each says where it is, what was expected, and the remedy.
@Suite struct SceneErrorTests {
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
}
