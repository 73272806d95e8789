import DragScript
import Foundation
import Testing

@testable import scrollnav

/// Every option of a scene in a session's file.
@Suite struct SessionOptionTests {
  /// Values that are not the defaults; beside them what the option needs.
  private static let values: [String: [String]] = [
    "items": ["Fixtures/photos.json"], "count": ["9"], "first": ["3", "--count", "9"],
    "prefix": ["a b", "--count", "9"], "list": ["$", "--items", "Fixtures/photos.json"],
    "id": ["title", "--items", "Fixtures/photos.json"],
    "title": ["id", "--items", "Fixtures/photos.json"],
    "container": ["lazy-vgrid"], "columns": ["2", "--container", "lazy-vgrid"],
    "viewport": ["390x401"], "item-size": ["50%"], "spacing": ["default"], "axes": ["both"],
    "direction": ["rtl"], "margins": ["top=20 bottom=3"], "safe-area": ["5"],
    "padding": ["leading=2"], "anchor": ["0.5,0.25"], "initial": ["2"],
    "default-anchor": ["bottom role=size-changes"], "target-layout": ["outer"],
    "no-target-layout": [], "binding-type": ["string"], "position": ["id-type=int id=2"],
    "profile": ["ios17"], "read-policy": ["leading"], "gaps": ["nil"],
    "initial-value": ["ignored"], "nil-anchor": ["top"], "passing-ids": ["on"],
    "insert-above": ["offset"], "missing-layout-write": ["lost"], "behavior": ["paging"],
    "limit": ["always", "--behavior", "view-aligned anchor=center"],
    "behavior-anchor": ["0.25,0.5", "--behavior", "view-aligned limit=never"], "rate": ["fast"],
    "pan-slop": ["5"], "bounces": ["off"], "indicators": ["off"], "display-rate": ["120"],
    "coordinate-space": ["missing"], "log": ["now # {offset:.1f}"],
    "on-report": ["jump 2 anchor=top"], "sample": ["every=100ms min=2"],
    "observe": ["phase geometry"], "visibility-threshold": ["0.25"], "fps": ["60"],
  ]

  @Test(arguments: SceneOption.all.compactMap(\.option))
  func `a session keeps the option, and taking it again is no difference`(option: String) throws {
    let folder = try TemporaryFolder()
    let session = ["--session", folder.path("nav.json")]
    let value = try #require(Self.values[option], "a value for --\(option)")
    let items = value.contains("--items") || ["items", "count"].contains(option)
    let scene =
      ["--\(option)"] + value + (items || value.contains("--count") ? [] : ["--count", "9"])
    let step = ["replay", "-e", "drag up 120", "--format", "ndjson"]
    let alone = try performed(["replay", "-e", "drag up 120", "-e", "drag up 9"] + scene)
    let begun = try performed(step + scene + session)
    #expect(begun.exitCode == .done, "\(begun.standardError)")
    let again = try performed(["replay", "-e", "drag up 9"] + scene + session)
    #expect(again.exitCode == .done, "\(again.standardError)")
    let end = alone.standardOutput.split(separator: "\n\n").last
    #expect(end != nil && end == again.standardOutput.split(separator: "\n\n").last)
  }
}
