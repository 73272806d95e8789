import Rendering
import Testing

@testable import scrollnav

/// What every picture has in common; the pictures themselves are kept files.
@Suite struct PlayScreenTests {
  @Test func `no line is longer than the terminal, whatever its size`() {
    let state = Playing.keys("jjtJ<wait 200ms>:15\\n:1", on: Playing.start())
    for columns in Array(1...90) + [200] {
      for rows in [1, 7, 8, 9, 12, 16, 24, 60] {
        for keys in ["", "\\e?", "\\er "] {
          let size = "<size \(columns)x\(rows)>"
          let lines = PlayScreen(Playing.keys(size + keys, on: state)).lines(.plain)
          #expect(lines.count <= rows)
          #expect(lines.allSatisfy { DisplayWidth.of($0) <= columns }, "\(columns)x\(rows)")
        }
      }
    }
  }

  @Test func `the colours only repeat what the words say`() {
    let screen = PlayScreen(Playing.keys("jjtjj:15\\n", on: Playing.start()))
    let painted = screen.lines(.colored).joined(separator: "\n")
    #expect(
      painted.replacing(/\u{1B}\[\d+m/, with: "").split(separator: "\n").map { line in
        line.reversed().drop { $0 == " " }.reversed().map(String.init).joined()
      } == screen.lines(.plain).filter { !$0.isEmpty })
  }
}
