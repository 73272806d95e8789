import ScrollModel
import Testing

@testable import DragScript

@Suite struct ScriptRunTests {
  @Test func `the silent failure shows in a script of six steps`() throws {
    let found = try failures(
      """
      drag-script 1
      items count=20
      item-size 100
      viewport 390x400
      anchor top
      target-layout off

      jump 15
      expect binding == 15
      expect nearest == 15
      drag down 500
      expect nearest == 10
      expect binding == 15          # holds what was last assigned: the read path is dead
      expect diagnostics contains missing-target-layout
      """)
    #expect(found == [])
  }

  @Test func `an observer in a loop is asked a hundred times in one instant, and no more`() throws {
    let found = try failures(
      """
      drag-script 1
      items count=50
      viewport 390x600
      on-report jump nil

      drag up 20
      expect reports == 101
      expect writes == 100
      expect binding == 1
      expect diagnostics contains feedback-loop
      """)
    #expect(found == [])
  }
}
