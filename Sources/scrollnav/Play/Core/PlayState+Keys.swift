import Rendering
import ScrollModel

// What the keys do.
extension PlayState {
  mutating func press(_ key: PlayKey) {
    message = nil
    if key == .control("c") {
      exit = .interrupted
    } else if prompt != nil {
      type(key)
    } else if showsHelp {
      showsHelp = false
      if key == .character("q") { exit = .quit }
    } else {
      command(key)
    }
  }

  private mutating func command(_ key: PlayKey) {
    switch key {
    case .character("q"): exit = .quit
    case .character("j"), .down, .right: turn(by: rowStep)
    case .character("k"), .up, .left: turn(by: 0 - rowStep)
    case .character("g"), .home: turn(by: 0 - wholeLength)
    case .character("G"), .end: turn(by: wholeLength)
    case .control("d"), .pageDown: swipe(0.5)
    case .control("u"), .pageUp: swipe(-0.5)
    case .character("J"): flick(forward: true)
    case .character("K"): flick(forward: false)
    case .character(":"): prompt = Prompt()
    case .character("t"): switchTargetLayout()
    case .character("b"): switchBehavior()
    case .character(" "): pause()
    case .character("."): step()
    case .character("r"): switchRecording()
    case .tab: views.focusOnNext()
    case .character("?"): showsHelp = true
    default: break
    }
  }

  /// The way to the next item from the nearest one, in points; a row of the screen without one.
  private var rowStep: Double {
    guard let place = engine.nearest?.index else { return pointsPerRow(of: engine) }
    let frame = engine.layout.frame(at: place)
    let length = frame.size[engine.configuration.axis] + max(0, engine.configuration.spacing)
    return length > 0 ? length : pointsPerRow(of: engine)
  }

  /// More than there is to scroll; the wheel stops at the edge.
  private var wholeLength: Double {
    engine.layout.contentSize[engine.configuration.axis]
      + engine.configuration.viewport[engine.configuration.axis]
  }

  /// A drag over a share of the viewport that lifts at rest.
  private mutating func swipe(_ share: Double) {
    let points = share * engine.configuration.viewport[engine.configuration.axis]
    beginSwipe(fingerTravel(forward: points), over: 250, slop: 0, isTracked: false)
  }

  /// Points per second of a flick by key: a brisk one.
  private static let flickSpeed = 2500.0

  private mutating func flick(forward: Bool) {
    guard hand == nil else { return }
    let speed = forward ? PlayState.flickSpeed : 0 - PlayState.flickSpeed
    perform(.touchDown(slop: 0), as: "touch down slop=0")
    var velocity = Vector.zero
    velocity[engine.configuration.axis] = speed
    perform(.touchUp(.velocity(velocity)), as: "touch up velocity=\(speed.plain)pt/s settle=no")
  }

  private mutating func switchTargetLayout() {
    let next = engine.configuration.targetLayout == .on ? TargetLayout.off : .on
    perform(.setTargetLayout(next), as: "set target-layout \(next.rawValue) settle=no")
    message =
      next == .on
      ? News(text: ".scrollTargetLayout() is back: the next scroll reports", style: .green)
      : News(text: ".scrollTargetLayout() is gone: scroll, and see scrolledID freeze", style: .red)
  }

  private mutating func switchBehavior() {
    let (next, word): (ScrollTargetBehavior, String) =
      switch engine.configuration.behavior {
      case .none: (.paging, "paging")
      case .paging: (.viewAligned(), "view-aligned")
      case .viewAligned: (.none, "none")
      }
    perform(.setBehavior(next), as: "set behavior \(word) settle=no")
    message = News(text: "scrollTargetBehavior: \(word)", style: nil)
  }

  private mutating func pause() {
    isPaused.toggle()
    message = isPaused ? News(text: "paused: . steps, space goes on", style: nil) : nil
  }

  private mutating func step() {
    isPaused = true
    pass(PlayState.frame)
    message = News(text: "at \(NumberText.seconds(views.time))", style: nil)
  }

  /// Ends a recording that is still going on.
  mutating func finishRecording() {
    guard recorder.isRecording else { return }
    keepTime()
    recorder.stop(with: views)
  }

  private mutating func switchRecording() {
    keepTime()
    if recorder.isRecording {
      finishRecording()
      message = News(text: "recorded", style: .green)
    } else {
      recorder.start()
      message = News(text: "recording: r stops", style: .red)
    }
  }
}
