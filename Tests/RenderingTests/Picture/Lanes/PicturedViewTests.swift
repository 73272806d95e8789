import DragScript
import ScrollModel
import Testing

@testable import Rendering

@Suite struct PicturedViewTests {
  private static let names = PicturedScripts.all.map(\.name)

  @Test(arguments: names)
  func `each write, report and missed report has its mark`(name: String) throws {
    let picture = try PicturedScripts.picture(name)
    for view in picture.views {
      #expect(view.marks.count { $0.kind == .write } == view.state.writes)
      #expect(view.marks.count { $0.kind == .report } == view.state.reports)
      #expect(view.marks.count { $0.kind == .missed } == view.state.missed)
    }
  }

  @Test(arguments: names)
  func `lanes say at each look what the view said then`(name: String) throws {
    let picture = try PicturedScripts.picture(name)
    let end = picture.timeline.width
    for (place, view) in picture.views.enumerated() {
      let binding = view.binding.spans(until: end)
      let nearest = view.nearest.spans(until: end)
      let phases = view.phases.spans(until: end)
      let shots = picture.film.views[place].shots
      for (shot, instant) in zip(shots, picture.film.instants) {
        let x = picture.timeline.x(at: instant.time, after: instant.recordCount)
        if let value = binding.value(around: x) { #expect(value == shot.binding) }
        if let value = nearest.value(around: x) { #expect(value == shot.nearest) }
        if let value = phases.value(around: x) { #expect(value == shot.phase) }
      }
      #expect(binding.last?.value == view.state.binding)
      #expect(nearest.last?.value == view.state.nearest?.id)
      #expect(view.offset.points.last?.value == view.state.offset[view.axis])
      #expect(view.offset.points.last?.x == end)
    }
  }

  @Test(arguments: names)
  func `curves never go back`(name: String) throws {
    let picture = try PicturedScripts.picture(name)
    let curves = picture.views.map(\.offset) + picture.links.map(\.difference)
    for curve in curves {
      #expect(zip(curve.points, curve.points.dropFirst()).allSatisfy { $0.x <= $1.x })
    }
  }

  @Test func `a jump is upright, in the middle of its slot`() throws {
    let picture = try PicturedScripts.picture("instants")
    let points = picture.views[0].offset.points
    let upright = zip(points, points.dropFirst()).filter { $0.x == $1.x }
    #expect(upright.map { $1.value - $0.value } == [200, 600])
    #expect(upright.map(\.0.x) == picture.timeline.moments[1...2].map(\.eventX))
    let slanted = zip(points, points.dropFirst()).filter { $0.x != $1.x && $0.value != $1.value }
    #expect(slanted.isEmpty)
  }

  @Test func `the binding is stale from the first missed report until it is true again or written`()
    throws
  {
    let picture = try PicturedScripts.picture("dead")
    let view = picture.views[0]
    let stale = view.stale(until: picture.timeline.width)
    let missed = view.marks.filter { $0.kind == .missed }.map(\.x)
    let writes = view.marks.filter { $0.kind == .write }.map(\.x)
    #expect(stale.count == 2)
    #expect(stale[0].start == missed[0] && stale[0].end == writes[0])
    #expect(stale[1].end == picture.timeline.width)
    #expect(view.isStale)
  }

  @Test func `nothing is stale where everything is reported`() throws {
    for name in ["healthy", "across", "data", "links", "sampled"] {
      let picture = try PicturedScripts.picture(name)
      for view in picture.views {
        #expect(view.stale(until: picture.timeline.width).isEmpty)
      }
    }
  }

  @Test func `the sampler's steps have the sign of the offset`() throws {
    let view = try PicturedScripts.picture("sampled").views[0]
    let values = try #require(view.samples).spans(until: 1e9).map(\.value)
    #expect(values.first == 0)
    #expect(values.count == (view.state.sampler?.published ?? 0) + 1)
    #expect(values.contains { $0 > 300 })
  }

  @Test func `of very many marks those of a kind that lie on one another are one`() {
    let marks = (0..<5_000).map { place in
      Mark(kind: place % 2 == 0 ? .missed : .write, x: Double(place) / 50, time: 0)
    }
    let gathered = marks.gathered(column: 2, unlessFewerThan: 1_000)
    #expect(gathered.count <= 102)
    #expect(gathered.reduce(0) { $0 + $1.count } == 5_000)
    #expect(marks.gathered(column: 2, unlessFewerThan: 5_000).count == 5_000)
  }
}

extension Array {
  /// The value at a place and on both sides of it; `nil` where it changes there, since at one place
  /// of the axis several things may happen in turn.
  fileprivate func value<Value>(around x: Double) -> Value? where Element == Lane<Value>.Span {
    guard !contains(where: { abs($0.start - x) <= 1e-6 }) else { return nil }
    return last { $0.start < x }?.value
  }
}
