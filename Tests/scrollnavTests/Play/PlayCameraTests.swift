import Rendering
import ScrollModel
import Testing

@testable import scrollnav

/// A screencast of keys shows what a terminal would have shown.
@Suite struct PlayCameraTests {
  private static func cast(_ keys: String) throws -> (cast: Screencast, end: PlayState) {
    let script = try KeyScript(keys)
    let start = Playing.start()
    var camera = PlayCamera(at: start, size: script.largestSize(from: start.size))
    let end = script.played(on: start) { camera.look(at: $0, after: $1, $2) }
    return (camera.finished(at: end), end)
  }

  @Test func `it begins with the first screen and ends with the last one`() throws {
    for keys in ["", "j", "jj:15\\n", "J<settle>", "J<wait 90ms>", "<drag 0,-200 over 200ms>", "?"]
    {
      let (cast, end) = try PlayCameraTests.cast(keys)
      let begins = cast.frames.first?.lines == PlayScreen(Playing.start()).lines
      let ends = cast.frames.last?.lines == PlayScreen(end).lines
      #expect(begins && ends, "\(keys)")
    }
  }

  @Test func `every key that is typed at rest is seen, and time that passes takes its time`() throws
  {
    let typed = try PlayCameraTests.cast("jk:1\\e").cast
    #expect(typed.frames.map(\.keys) == ["", "j", "k", ":", "1", "Esc"])
    let still = try PlayCameraTests.cast("").cast.duration
    #expect(try PlayCameraTests.cast("<wait 700ms>").cast.duration == still + 700)
    #expect(try PlayCameraTests.cast("<wait 5s>").cast.frames.count == 1)
  }

  @Test func `a movement is a picture every few frames, and lasts as long as it does`() throws {
    let (cast, end) = try PlayCameraTests.cast("J<settle>")
    let still = try PlayCameraTests.cast("").cast.duration
    // The last frame of the terminal may end after the list has come to rest.
    let time = Int((end.engine.time * 1000).rounded())
    #expect(abs(cast.duration - still - time) <= PlayState.frame)
    let moving = cast.frames.dropFirst().dropLast(2)
    #expect(moving.count > 20 && moving.allSatisfy { $0.duration >= 40 })
  }

  @Test func `a terminal that changes its size is as large as its largest`() throws {
    let cast = try PlayCameraTests.cast("<size 100x12>j<size 70x40>").cast
    #expect(cast.columns == 100 && cast.rows == 40)
  }
}
