import DragScript

/// Where the moments of a run lie along a picture's breadth.
///
/// Time runs evenly to the right, but for slots of a fixed breadth where steps take no time: a
/// jump, an assignment and an insertion at one instant would otherwise be one line, and the
/// states between them could not be seen.
struct Timeline: Sendable {
  /// The moments in order; there is at least the first layout.
  private(set) var moments: [Moment]
  /// The breadth of the whole.
  private(set) var width = 0.0

  /// The axis of a film.
  init(_ film: Film) { self = Timeline.aligned([film])[0] }

  private init(moments: [Moment]) { self.moments = moments }

  /// The axes of films of one script: each step begins at the same place in all of them, and takes
  /// the room of the longest.
  static func aligned(_ films: [Film]) -> [Timeline] {
    var timelines = films.map { Timeline(moments: Moment.all(in: $0)) }
    let rooms = TimelineRooms(timelines.map(\.moments))
    for index in timelines.indices { timelines[index].place(rooms) }
    return timelines
  }

  private mutating func place(_ rooms: TimelineRooms) {
    var x = 0.0
    for (index, room) in rooms.rooms.enumerated() {
      if index < moments.count {
        moments[index].x = x
        moments[index].lead = room.isInstant ? rooms.lead : 0
        moments[index].stretch = room.duration * rooms.scale
        moments[index].slot = rooms.slot
        moments[index].scale = rooms.scale
      }
      x += room.isInstant ? rooms.lead : room.duration * rooms.scale
      x += rooms.slot * Double(room.expectations)
    }
    width = x
  }
}

// MARK: - Looking up

extension Timeline {
  /// The place of the moment in which something happened behind so many records.
  func moment(after recordCount: Int) -> Int {
    var (low, high) = (0, moments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if moments[middle].firstRecord < recordCount { low = middle } else { high = middle }
    }
    return low
  }

  /// Where a time behind so many records is on the axis.
  func x(at time: Double, after recordCount: Int) -> Double {
    moments[moment(after: recordCount)].x(at: time)
  }

  /// Where a time is on the axis that no record stands for: in the first moment that reaches it.
  func x(at time: Double) -> Double {
    var (low, high) = (-1, moments.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if moments[middle].end >= time { high = middle } else { low = middle }
    }
    return moments[high].x(at: time)
  }

  /// The first and the last time on the axis, in seconds.
  var times: ClosedRange<Double> {
    let start = moments[0].start
    return start...max(start, moments[moments.count - 1].end)
  }
}
