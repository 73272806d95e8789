/// The extent of the content, the bounds of its offset, and the frames of its items.
extension ContentLayout {
  /// The viewport; an unusable extent counts as 0.
  var viewport: Size {
    Size(
      width: LengthRule.usable(configuration.viewport.width) ?? 0,
      height: LengthRule.usable(configuration.viewport.height) ?? 0)
  }

  /// The viewport less its insets, never negative.
  public var container: Size {
    let insets = configuration.insets
    return Size(
      width: max(0, viewport.width - insets.total(.horizontal)),
      height: max(0, viewport.height - insets.total(.vertical)))
  }

  /// The extent of the content: the items and their spacing, and the padding around them.
  public var contentSize: Size {
    Size(width: contentLength(.horizontal), height: contentLength(.vertical))
  }

  /// The extent of the content along an axis.
  private func contentLength(_ axis: Axis) -> Double {
    let length = axis == self.axis ? gridLines?.total ?? rows.total : across
    return length + configuration.padding.total(axis)
  }

  /// The least and the greatest offset at rest along an axis.
  ///
  /// Measured: [−inset at the start, content + inset at the end − viewport]; the lower bound wins
  /// where content is short. An axis that does not scroll has its lower bound alone.
  func bounds(_ axis: Axis) -> ScrollBounds {
    let insets = configuration.insets
    let low = 0 - insets.start(axis)
    guard configuration.scrollAxes.contains(axis) else { return ScrollBounds(min: low, max: low) }
    return ScrollBounds(
      min: low, max: contentLength(axis) + insets.end(axis) - viewport[axis])
  }

  /// A point within the bounds of both axes.
  func clamp(_ offset: Point) -> Point {
    Point(
      x: bounds(.horizontal).clamp(offset.x), y: bounds(.vertical).clamp(offset.y))
  }

  /// The frame of the item at a place, in content coordinates.
  ///
  /// Assumed: an item that is shorter than its line stands in the middle of it, as the cells of
  /// lazy grids do unless they are told otherwise.
  public func frame(at place: Int) -> Rect {
    let length = rows.length(of: place)
    var frame = Rect()
    frame.size[axis] = length
    frame.size[axis.crossing] = trackBreadth
    if let gridLines {
      let line = place / columns
      frame.origin[axis] =
        origin(axis) + gridLines.start(of: line) + (gridLines.length(of: line) - length) / 2
    } else {
      frame.origin[axis] = origin(axis) + rows.start(of: place)
    }
    frame.origin[axis.crossing] =
      origin(axis.crossing) + Double(place % columns) * (trackBreadth + rows.spacing)
    return frame
  }

  /// The items whose lines reach into an open interval of the main axis, in content coordinates:
  /// they begin before its end and end after its start.
  public func placesMeeting(_ start: Double, _ end: Double) -> Range<Int> {
    let (lines, origin) = (lines, origin(axis))
    let first = lines.countOfEnds({ origin + $0 <= start })
    let last = lines.countOfStarts({ origin + $0 < end })
    return first * columns..<max(first * columns, min(count, last * columns))
  }

  /// The breadth of all tracks and of the spacing between them.
  var across: Double {
    let crossing = axis.crossing
    let given = configuration.itemSize.across?.points(viewport: viewport[crossing])
    return LengthRule.usable(given)
      ?? max(0, container[crossing] - configuration.padding.total(crossing))
  }

  /// The breadth of one track, never negative.
  var trackBreadth: Double {
    let spacing = LengthRule.usable(configuration.spacing) ?? 0
    return max(0, (across - Double(columns - 1) * spacing) / Double(columns))
  }

  /// Where the first item begins along an axis: after the padding, and where content is shorter
  /// than the container, after the share of the difference that the alignment gives.
  ///
  /// Measured: 3 rows of 20 in 200 begin at 140 with the alignment bottom, at 70 with center.
  func origin(_ axis: Axis) -> Double {
    let slack = max(0, container[axis] - contentLength(axis))
    let share = configuration.defaultAnchor.alignment?[axis] ?? 0
    return configuration.padding.start(axis) + share * slack
  }
}
