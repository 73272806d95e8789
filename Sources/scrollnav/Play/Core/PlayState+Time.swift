import Rendering
import ScrollModel

// Time, and what a hand does in it.
extension PlayState {
  /// The length of a frame in milliseconds, for a single step and for a run without a terminal.
  static let frame = 16

  /// Lets milliseconds pass.
  mutating func pass(_ milliseconds: Int) {
    var left = milliseconds
    while left > 0 {
      guard hand != nil else { return coast(left) }
      left -= move(left)
    }
  }

  private mutating func coast(_ milliseconds: Int) {
    elapsed += milliseconds
    advance(to: mark + PlayState.seconds(elapsed), isLook: false)
  }

  /// Lets the hand move for at most so many milliseconds.
  ///
  /// - Returns: How many it took.
  private mutating func move(_ milliseconds: Int) -> Int {
    guard var hand = self.hand else { return 0 }
    let configuration = views.linked.engines[hand.view].configuration
    let (travel, taken) = hand.step(milliseconds) { configuration.fingerTravel($0) }
    self.hand = hand
    if travel == .zero {
      coast(taken)
    } else {
      let duration = PlayState.duration(taken)
      let spelling = "\(travel.dx.plain),\(travel.dy.plain)"
      perform(
        .touchMove(by: travel, over: PlayState.seconds(taken)),
        as: "touch move by=\(spelling) over=\(duration)", in: hand.view)
      advance(to: mark + PlayState.seconds(taken))
      mark = views.time
    }
    if hand.isLifting { lift(hand) }
    return taken
  }

  private mutating func lift(_ hand: Hand) {
    self.hand = nil
    if hand.isTracked {
      perform(.touchUp(.tracked), as: "touch up settle=no", in: hand.view)
    } else {
      perform(
        .touchUp(.velocity(.zero)), as: "touch up velocity=0pt/s settle=no", in: hand.view)
    }
  }

  /// A finger comes down where the mouse does, and the view below it has the keys from then on.
  mutating func touch(row: Int, column: Int) {
    guard hand == nil else { return }
    if let view = PlayScreen(self).view(inColumn: column) { views.focus(on: view) }
    perform(.touchDown(), as: "touch down")
    hand = Hand(view: views.focus, way: .mouse(row: row, pending: 0), isTracked: true)
  }

  /// A finger comes down and begins to travel; while another one is down nothing happens.
  mutating func beginSwipe(
    _ travel: Vector, over milliseconds: Int, slop: Double?, isTracked: Bool
  ) {
    guard hand == nil else { return }
    perform(.touchDown(slop: slop), as: "touch down" + (slop.map { " slop=\($0.plain)" } ?? ""))
    let travel = Vector(
      dx: travel.dx.rounded(toPlaces: 3), dy: travel.dy.rounded(toPlaces: 3))
    hand = Hand(
      view: views.focus, way: .swipe(remaining: travel, milliseconds: max(1, milliseconds)),
      isTracked: isTracked)
  }

  /// Turns the wheel by points along the axis, forward positive; a finger that is down beats it.
  mutating func turn(by points: Double) {
    guard hand == nil else { return }
    let points = points.rounded(toPlaces: 3)
    guard points != 0 else { return }
    var distance = Vector.zero
    distance[engine.configuration.axis] = points
    perform(
      .wheel(by: distance),
      as: "wheel \(engine.configuration.direction(forward: points > 0)) \(abs(points).plain) "
        + "settle=no")
  }

  /// A travel of the finger that takes the content forward by points.
  func fingerTravel(forward points: Double) -> Vector {
    engine.configuration.fingerTravel(0 - points)
  }
}

extension ScrollConfiguration {
  /// A travel of the pointer on the screen, down positive, as a travel of the finger: the list is
  /// drawn downwards whatever its axis.
  fileprivate func fingerTravel(_ down: Double) -> Vector {
    guard axis == .horizontal else { return Vector(dy: down) }
    return Vector(dx: direction == .rightToLeft ? 0 - down : down)
  }

  /// The word for the way in which a wheel shows what comes next, or what came before.
  func direction(forward: Bool) -> String {
    switch axis {
    case .vertical: forward ? "down" : "up"
    case .horizontal: forward == (direction == .leftToRight) ? "right" : "left"
    }
  }
}
