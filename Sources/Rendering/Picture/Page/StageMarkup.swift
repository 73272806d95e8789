import DragScript
import ScrollModel

/// A viewport with the items in it, as they are at the end of a run; the page's script draws other
/// moments into the same frame.
struct StageMarkup {
  private let view: PicturedView
  private let width: Double
  /// The largest extent that the viewport has.
  let box: Size
  /// Points of the viewport for a point of the page.
  let unit: Double

  /// The greatest extent in the page.
  private static let room = Size(width: 210, height: 380)

  init(_ view: PicturedView, until width: Double) {
    self.view = view
    self.width = width
    let sizes = view.viewport.spans(until: width).map(\.value)
    box = Size(
      width: max(1, sizes.map(\.width).max() ?? 1), height: max(1, sizes.map(\.height).max() ?? 1))
    unit = max(box.width / StageMarkup.room.width, box.height / StageMarkup.room.height)
  }

  func drawn() -> Markup {
    var svg = Markup()
    let margin = 8 * unit
    let (x, y) = (Markup.number(-margin), Markup.number(-margin))
    let (breadth, height) = (box.width + 2 * margin, box.height + 2 * margin)
    svg.open(
      "svg",
      [
        "class": "viewport", "role": "img", "aria-label": "viewport",
        "viewBox": "\(x) \(y) \(Markup.number(breadth)) \(Markup.number(height))",
        "width": .number(breadth / unit), "height": .number(height / unit),
        "font-size": .number(11 * unit), "stroke-width": .number(unit),
      ])
    let viewport = view.viewport.last ?? box
    svg.empty(
      "rect",
      [
        "class": "screen", "width": .number(viewport.width), "height": .number(viewport.height),
        "rx": .number(6 * unit),
      ])
    // An svg of its own cuts off what reaches out of the viewport.
    svg.element(
      "svg",
      ["class": "items", "width": .number(viewport.width), "height": .number(viewport.height)]
    ) { items in
      for box in view.stage.last?.boxes ?? [] { draw(box, in: viewport, &items) }
    }
    svg.empty("path", ["class": "anchor", "d": .text(anchor(in: viewport))])
    svg.empty(
      "rect",
      [
        "class": "frame", "width": .number(viewport.width), "height": .number(viewport.height),
        "rx": .number(6 * unit),
      ])
    svg.empty(
      "circle", ["class": "finger", "cx": "-99", "cy": "-99", "r": .number(11 * unit)])
    svg.close("svg")
    return svg
  }

  private func draw(_ box: StageFilm.Box, in viewport: Size, _ svg: inout Markup) {
    let offset = Point(
      x: view.axis == .horizontal
        ? view.shown?.points.last?.value ?? view.state.offset.x : view.state.offset.x,
      y: view.axis == .vertical
        ? view.shown?.points.last?.value ?? view.state.offset.y : view.state.offset.y)
    var x = box.frame.origin.x - offset.x
    let y = box.frame.origin.y - offset.y
    let size = box.frame.size
    if view.scene.scene.configuration.direction == .rightToLeft {
      x = viewport.width - x - size.width
    }
    guard x < viewport.width, y < viewport.height, x + size.width > 0, y + size.height > 0 else {
      return
    }
    let isNearest = box.id != nil && box.id == view.state.nearest?.id
    let isHeld = box.id != nil && box.id == view.state.binding
    svg.empty(
      "rect",
      [
        "class": .text("item" + (isNearest ? " nearest" : "") + (isHeld ? " said" : "")),
        "x": .number(x), "y": .number(y), "width": .number(size.width),
        "height": .number(size.height),
      ])
    guard size.height > 13 * unit else { return }
    let room = (min(size.width, viewport.width) / unit - 10)
    guard let text = ChartGeometry.fitted(box.title, in: room, least: 1) else { return }
    svg.leaf(
      "text",
      [
        "x": .number(max(x, 0) + 6 * unit),
        "y": .number(y + min(size.height / 2 + 4 * unit, 16 * unit)),
      ],
      text)
  }

  /// The line at which an item is the nearest, within the insets.
  func anchor(in viewport: Size) -> String {
    let configuration = view.scene.scene.configuration
    let insets = configuration.insets
    let axis = view.axis
    let share = (configuration.anchor ?? .topLeading)[axis]
    let start = insets.start(axis)
    var place = start + share * max(0, viewport[axis] - insets.total(axis))
    if axis == .horizontal, configuration.direction == .rightToLeft {
      place = viewport.width - place
    }
    let at = Markup.number(place)
    return axis == .vertical
      ? "M0 \(at)L\(Markup.number(viewport.width)) \(at)"
      : "M\(at) 0L\(at) \(Markup.number(viewport.height))"
  }
}
