import DragScript
import ScrollModel

/// Places what a film shows of one view on the axis.
///
/// Shots and records are walked in their common order: a shot says where things are, a record the
/// exact instant at which something changed between two shots.
struct LaneBuilder {
  private let film: Film
  private let timeline: Timeline
  private let filmed: FilmedView
  private var view: PicturedView
  /// The moment of the latest shot.
  private var moment = 0

  init?(_ place: Int, of film: Film, on timeline: Timeline, script: Script) {
    guard let state = film.result[film.views[place].name] else { return nil }
    self.film = film
    self.timeline = timeline
    filmed = film.views[place]
    view = PicturedView(scene: film.scenes[place], state: state)
    if view.scene.scene.configuration.scrollAxes == .both { view.crossing = Curve() }
    if filmed.shots.contains(where: { $0.shown != $0.offset }) { view.shown = Curve() }
    if view.scene.scene.configuration.sampler != nil {
      view.samples = Lane()
      view.samples?.set(0, at: 0)
    }
    addFinger(FingerPath(of: place, in: film, script: script))
  }

  /// The view with everything in its place.
  mutating func placed() -> PicturedView {
    var record = 0
    for (index, instant) in film.instants.enumerated() {
      while record < instant.recordCount {
        take(record)
        record += 1
      }
      take(filmed.shots[index], index: index, instant)
    }
    while record < film.records.count {
      take(record)
      record += 1
    }
    if let last = filmed.shots.last {
      addPoint(last, at: timeline.width, isJoint: true)
    }
    addStage()
    return view
  }

  // MARK: - Shots

  private mutating func take(_ shot: FilmedView.Shot, index: Int, _ instant: Film.Instant) {
    let now = timeline.moment(after: instant.recordCount)
    if index > 0 {
      let previous = filmed.shots[index - 1]
      // What holds through a slot is held explicitly: a line must not slant across it.
      while moment < now {
        moment += 1
        addPoint(previous, at: timeline.moments[moment].x, isJoint: true)
        addPoint(previous, at: timeline.moments[moment].eventX, isJoint: true)
      }
    }
    let x = timeline.moments[now].x(at: instant.time)
    let isJoint = index == 0 || filmed.shots[index - 1].phase != shot.phase
    addPoint(shot, at: x, isJoint: isJoint)
    view.bounds.set(shot.bounds, at: x)
    view.viewport.set(shot.viewport, at: x)
    view.phases.set(shot.phase, at: x)
    view.nearest.set(shot.nearest, at: x)
    view.binding.set(shot.binding, at: x)
  }

  private mutating func addPoint(_ shot: FilmedView.Shot, at x: Double, isJoint: Bool) {
    let axis = view.axis
    view.offset.append(Curve.Point(x: x, value: shot.offset[axis], isJoint: isJoint))
    view.crossing?.append(Curve.Point(x: x, value: shot.offset[axis.crossing], isJoint: isJoint))
    view.shown?.append(Curve.Point(x: x, value: shot.shown[axis], isJoint: isJoint))
  }

  // MARK: - Records

  private mutating func take(_ index: Int) {
    let record = film.records[index]
    guard record.view == filmed.name else { return }
    let x = timeline.x(at: record.t, after: index + 1)
    switch record.event {
    case .phase(_, let phase): view.phases.set(phase, at: x)
    case .write(let id, let previous):
      view.marks.append(
        Mark(kind: .write, x: x, time: record.t, id: id, previous: previous))
      view.binding.set(id, at: x)
    case .report(let id, let previous):
      view.marks.append(
        Mark(kind: .report, x: x, time: record.t, id: id, previous: previous))
      view.binding.set(id, at: x)
      if let id { view.nearest.set(id, at: x) }
    case .missed(let id):
      view.marks.append(Mark(kind: .missed, x: x, time: record.t, id: id, previous: nil))
      if let id { view.nearest.set(id, at: x) }
    case .sample(_, let value):
      // A sampler speaks of the content's frame, whose sign is the offset's contrary.
      let published = 0 - value[view.axis]
      view.samples?.set(published, at: x)
    case .snap(let id, let offset):
      view.snaps.append((x, id, offset[view.axis]))
    case .diagnostic(let diagnostic):
      view.diagnostics.append((x, record.t, diagnostic))
    default: break
    }
  }

  // MARK: - The viewport

  /// How many items a page keeps for the viewport.
  private static let mostBoxes = 4_000

  private mutating func addStage() {
    for stretch in filmed.stage.boxes(atMost: LaneBuilder.mostBoxes) {
      guard film.instants.indices.contains(stretch.firstShot) else { continue }
      let instant = film.instants[stretch.firstShot]
      view.stage.append((timeline.x(at: instant.time, after: instant.recordCount), stretch.boxes))
    }
  }

  /// How many travels of a finger a page keeps.
  private static let mostTravels = 4_000

  private mutating func addFinger(_ path: FingerPath) {
    var held: PicturedView.FingerTrack?
    for travel in path.travels.prefix(LaneBuilder.mostTravels) {
      let moment = timeline.moments[timeline.moment(after: travel.recordCount)]
      let track = PicturedView.FingerTrack(
        start: moment.x(at: travel.start), end: moment.x(at: travel.end), from: travel.from,
        to: travel.to)
      if let held, held.end < track.start {
        view.finger.append(
          PicturedView.FingerTrack(
            start: held.end, end: track.start, from: held.to, to: held.to))
      }
      view.finger.append(track)
      held = travel.staysDown ? track : nil
    }
  }
}
