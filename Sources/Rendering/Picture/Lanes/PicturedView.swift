import DragScript
import ScrollModel

/// One view of a run, placed on the axis: what its lanes and its viewport are drawn from.
struct PicturedView: Sendable {
  /// The view as it began.
  let scene: RunScene
  /// Its final state.
  let state: ViewState
  /// The offset along the axis.
  var offset = Curve()
  /// The offset across, where the view scrolls that way too.
  var crossing: Curve?
  /// The offset at which the content is seen, where an offset modifier moves it.
  var shown: Curve?
  /// The offsets at which the content can rest.
  var bounds = Lane<ClosedRange<Double>>()
  /// What the view does.
  var phases = Lane<ScrollPhase>()
  /// What is nearest.
  var nearest = Lane<ItemID?>()
  /// What the binding holds.
  var binding = Lane<ItemID?>()
  /// The scroll view's extent.
  var viewport = Lane<Size>()
  /// Writes, reports and missed reports.
  var marks: [Mark] = []
  /// What the sampler published along the axis, in the sign of the offset.
  var samples: Lane<Double>?
  /// Where a behaviour decided to go.
  var snaps: [(x: Double, id: ItemID?, offset: Double)] = []
  /// The failures that were noticed.
  var diagnostics: [(x: Double, time: Double, diagnostic: Diagnostic)] = []
  /// The items, for the viewport.
  var stage: [(x: Double, boxes: [StageFilm.Box])] = []
  /// The finger, for the viewport.
  var finger: [FingerTrack] = []

  /// The main axis.
  var axis: Axis { scene.scene.configuration.axis }

  /// A finger that is down: a straight way on the axis and in the viewport.
  struct FingerTrack: Sendable {
    /// Where it begins on the axis.
    var start: Double
    /// Where it ends.
    var end: Double
    /// Where it begins in the viewport.
    var from: Point
    /// Where it ends.
    var to: Point
  }
}

extension PicturedView {
  /// Where the binding is stale: a report was missed, and neither the content has come back to
  /// what the binding says, nor has the binding been written again.
  func stale(until end: Double) -> [(start: Double, end: Double)] {
    let missed = marks.filter { $0.kind == .missed }.map(\.x)
    guard !missed.isEmpty else { return [] }
    var changes = Lane<Bool>()
    var events = missed.map { ($0, Change.missed) }
    events += binding.spans(until: end).map { ($0.start, Change.binding($0.value)) }
    events += nearest.spans(until: end).map { ($0.start, Change.nearest($0.value)) }
    events.sort { ($0.0, $0.1.rank) < ($1.0, $1.1.rank) }
    var (held, true_, isStale) = (ItemID?.none, ItemID?.none, false)
    for (x, change) in events {
      switch change {
      case .binding(let id): (held, isStale) = (id, false)
      case .nearest(let id): true_ = id
      case .missed: isStale = true
      }
      if held == true_ { isStale = false }
      changes.set(isStale, at: x)
    }
    return changes.spans(until: end).filter(\.value).map { ($0.start, $0.end) }
  }

  private enum Change {
    case nearest(ItemID?)
    case binding(ItemID?)
    case missed

    /// What is truth at an instant comes before what is missed at it.
    var rank: Int {
      switch self {
      case .nearest: 0
      case .binding: 1
      case .missed: 2
      }
    }
  }
}
