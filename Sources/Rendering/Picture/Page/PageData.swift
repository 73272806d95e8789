import DragScript
import ScrollModel

/// What the page's script needs to draw any moment of its runs.
///
/// Everything is a flat list of numbers, each place on the axis followed by its values.
enum PageData {
  /// The data as JSON that can stand in a page: without a `<`, nothing in it can end the element.
  static func text(for runs: [Page.Run]) -> String {
    JSONValue.object([.init("runs", .array(runs.map { run($0) }))]).line
      .replacing("<", with: "\\u003c")
  }

  private static func run(_ run: Page.Run) -> JSONValue {
    let picture = run.picture
    var names = NameTable()
    let views = picture.views.map { view($0, until: picture.timeline.width, &names) }
    return [
      "prefix": .string(run.prefix), "width": number(picture.timeline.width),
      "gutter": number(ChartGeometry.gutter),
      "full": number(ChartGeometry.gutter + picture.timeline.width + ChartGeometry.margin),
      "steps": .array(steps(of: picture)),
      "events": numbers(events(of: picture)), "views": .array(views),
      "names": .array(names.names.map { .string($0) }),
    ]
  }

  /// The moments; of several within half a point the first, which lasts until the last one ends.
  private static func steps(of picture: RunPicture) -> [JSONValue] {
    var kept: [Moment] = []
    for moment in picture.timeline.moments {
      if let last = kept.last, moment.x - last.x < 0.5 {
        kept[kept.count - 1].end = moment.end
      } else {
        kept.append(moment)
      }
    }
    return kept.flatMap { step($0, in: picture) }
  }

  /// Where a moment begins and things happen, its first and last second, and its line's name.
  private static func step(_ moment: Moment, in picture: RunPicture) -> [JSONValue] {
    let line = moment.step.flatMap { picture.listing.anchor(of: $0.file, $0.line) }
    return [
      number(moment.x), number(moment.x + moment.lead), .number(moment.start),
      .number(moment.end), number(moment.scale), .string(line ?? ""),
    ]
  }

  /// Where something happened, for those who go from event to event.
  private static func events(of picture: RunPicture) -> [Double] {
    var places = Set([0, picture.timeline.width])
    for moment in picture.timeline.moments { places.insert(moment.eventX) }
    for view in picture.views { places.formUnion(view.marks.map(\.x)) }
    for expectation in picture.expectations { places.insert(expectation.x) }
    var sorted: [Double] = []
    for place in places.sorted() where place - (sorted.last ?? -1) > 0.5 { sorted.append(place) }
    return sorted
  }

  private static func view(
    _ view: PicturedView, until end: Double, _ names: inout NameTable
  ) -> JSONValue {
    let configuration = view.scene.scene.configuration
    let axis = view.axis
    return [
      "vertical": .bool(axis == .vertical),
      "rightToLeft": .bool(configuration.direction == .rightToLeft),
      "unit": number(StageMarkup(view, until: end).unit),
      "anchor": number((configuration.anchor ?? .topLeading)[axis]),
      "lead": number(configuration.insets.start(axis)),
      "trail": number(configuration.insets.end(axis)),
      "offset": curve(view.shown ?? view.offset, until: end),
      "across": curve(view.crossing ?? Curve(), until: end),
      "still": number(view.state.offset[axis.crossing]),
      "viewport": numbers(
        view.viewport.spans(until: end).flatMap { [$0.start, $0.value.width, $0.value.height] }),
      "phase": .array(
        view.phases.spans(until: end, least: 0.5).flatMap {
          [number($0.start), .string($0.value.rawValue)]
        }),
      "nearest": ids(view.nearest.spans(until: end, least: 0.5), &names),
      "held": ids(view.binding.spans(until: end, least: 0.5), &names),
      "stale": numbers(view.stale(until: end).flatMap { [$0.start, $0.end] }),
      "stage": .array(
        view.stage.map { stretch in
          .array([number(stretch.x)] + stretch.boxes.flatMap { box($0, &names) })
        }),
      "finger": numbers(
        view.finger.flatMap { [$0.start, $0.end, $0.from.x, $0.from.y, $0.to.x, $0.to.y] }),
    ]
  }

  private static func curve(_ curve: Curve, until end: Double) -> JSONValue {
    numbers(curve.thinned(column: Chart.column(end)).points.flatMap { [$0.x, $0.value] })
  }

  private static func ids(
    _ spans: [Lane<ItemID?>.Span], _ names: inout NameTable
  ) -> JSONValue {
    .array(spans.flatMap { [number($0.start), .integer(names.index(of: $0.value))] })
  }

  private static func box(_ box: StageFilm.Box, _ names: inout NameTable) -> [JSONValue] {
    let frame = box.frame
    return [
      .integer(names.index(of: box.id)), .string(SafeText.visible(box.title, columns: 40)),
      number(frame.origin.x), number(frame.origin.y), number(frame.size.width),
      number(frame.size.height),
    ]
  }

  private static func numbers(_ values: [Double]) -> JSONValue { .array(values.map(number)) }

  /// A hundredth of a point is finer than any screen.
  private static func number(_ value: Double) -> JSONValue {
    .literal(Markup.number(value))
  }
}

/// Ids by number, so that a page need not repeat them; −1 stands for no id.
private struct NameTable {
  private(set) var names: [String] = []
  private var places: [ItemID: Int] = [:]

  mutating func index(of id: ItemID?) -> Int {
    guard let id else { return -1 }
    if let place = places[id] { return place }
    places[id] = names.count
    names.append(id.cellText)
    return names.count - 1
  }
}
