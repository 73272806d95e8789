/// How much room each moment takes, and how much a second, an instant and an expectation do.
struct TimelineRooms: Sendable {
  /// A moment's claims: the largest of all runs.
  struct Room: Sendable {
    /// Seconds.
    var duration = 0.0
    /// Expectations at its end.
    var expectations = 0
    /// Whether it takes no time in any run.
    var isInstant: Bool { duration == 0 }
  }

  /// The rooms in order of the moments.
  private(set) var rooms: [Room] = []
  /// Points for a second.
  private(set) var scale = 140.0
  /// Points for an instant.
  private(set) var lead = 26.0
  /// Points for an expectation.
  private(set) var slot = 14.0

  /// The least breadth of a chart: what a page shows at full size.
  static let least = 940.0
  /// The greatest breadth, whatever the length of the run.
  static let greatest = 2400.0
  /// How broad an instant grows where there is room, in points.
  private static let broadestLead = 44.0

  /// Gives every moment its room.
  init(_ runs: [[Moment]]) {
    for moments in runs {
      for (index, moment) in moments.enumerated() {
        if index == rooms.count { rooms.append(Room()) }
        rooms[index].duration = max(rooms[index].duration, moment.end - moment.start)
        rooms[index].expectations = max(rooms[index].expectations, moment.expectations)
      }
    }
    let seconds = rooms.reduce(0) { $0 + $1.duration }
    let instants = Double(rooms.count(where: \.isInstant))
    let expectations = Double(rooms.reduce(0) { $0 + $1.expectations })
    let wanted = seconds * scale + instants * lead + expectations * slot
    guard wanted > 0 else { return }
    let width = max(TimelineRooms.least, min(TimelineRooms.greatest, wanted))
    let stretch = width / wanted
    if seconds == 0 {
      (lead, slot) = (lead * stretch, slot * stretch)
      return
    }
    lead = min(lead * stretch, TimelineRooms.broadestLead)
    slot = min(slot * stretch, slot * TimelineRooms.broadestLead / 26)
    scale = (width - instants * lead - expectations * slot) / seconds
  }
}
