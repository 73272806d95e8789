public import ScrollModel

/// What a camera sees of a run at one moment: the views themselves.
///
/// Keep what is needed of the engines and let go of them: an engine that is held costs a copy of
/// what it has reported with the next report.
public struct Sighting: Sendable {
  /// Seconds on the run's clock.
  public var time: Double
  /// How many records of the trace come before: sightings and records have one order.
  public var recordCount: Int
  /// Why the camera looks.
  public var occasion: Occasion
  /// The views, in order of the script.
  public var engines: [ScrollEngine]

  /// Why a camera looks.
  public enum Occasion: Hashable, Sendable {
    /// An event is about to happen, or has just happened.
    case event
    /// A display looks, too: a refresh, a joint of a motion, the end of a step.
    case look
    /// The camera alone made the clock stop.
    case frame
  }
}

/// Whoever watches the views of a run.
struct Camera {
  /// How often it looks while something moves, beside the joints of motions.
  let framesPerSecond: Double
  let see: (Sighting) -> Void
}

extension ScriptRun {
  /// Runs the script before a camera.
  ///
  /// The camera sees the views before and after each event, and while something moves at each
  /// joint of a motion, at its own rate, and, where views are linked or watched, at each refresh of
  /// the display. It changes nothing: what the run comes to is what ``run(_:)`` brings, times of
  /// reports to a rounding. Phases,
  /// writes, reports, missed reports and samples are in the trace whatever the scene observes.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The camera's rate; above 0.
  ///   - receive: Is handed each record as soon as its step is done.
  ///   - camera: Is shown the views as it happens, before the step's records are handed on.
  public func film(
    framesPerSecond: Double, _ receive: (TraceRecord) -> Void, camera: (Sighting) -> Void
  ) -> Outcome {
    precondition(framesPerSecond > 0, "a camera needs a rate")
    var filmed = self
    for view in filmed.views.indices {
      filmed.views[view].scene.observed.formUnion([.phase, .binding, .samples])
    }
    return withoutActuallyEscaping(camera) { camera in
      var runner = Runner(filmed)
      runner.camera = Camera(framesPerSecond: framesPerSecond, see: camera)
      return runner.run(receive)
    }
  }
}
