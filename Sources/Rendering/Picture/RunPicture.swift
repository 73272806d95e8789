public import DragScript
import ScrollModel

/// A run as a picture shows it: everything placed on one axis, as fine as a picture is.
///
/// A pure value of the run: the same script and items give the same picture on every machine.
///
/// ```swift
/// let picture = RunPicture(run, source: PictureSource(text: text))
/// print(PictureRenderer.svg(picture))
/// ```
public struct RunPicture: Sendable {
  /// What the run came to.
  public var result: RunResult { film.result }
  /// Where the run comes from.
  public let source: PictureSource
  let film: Film
  let timeline: Timeline
  let views: [PicturedView]
  let links: [PicturedLink]
  let expectations: [PicturedExpectation]
  let listing: ScriptListing

  /// Films a run and places what was seen.
  ///
  /// - Complexity: the run twice, and O(visible items) for each of some thousand looks.
  public init(_ run: ScriptRun, source: PictureSource = PictureSource()) {
    let film = Film(run, earlier: source.earlier)
    self.init(film, on: Timeline(film), run: run, source: source)
  }

  init(_ film: Film, on timeline: Timeline, run: ScriptRun, source: PictureSource) {
    self.film = film
    self.timeline = timeline
    self.source = source
    views = film.views.indices.compactMap { place in
      var builder = LaneBuilder(place, of: film, on: timeline, script: run.script)
      return builder?.placed()
    }
    links = film.links.enumerated().map { PicturedLink($1, place: $0, in: film, on: timeline) }
    expectations = PicturedExpectation.all(in: film, on: timeline)
    listing = ScriptListing(run, source: source, timeline: timeline, earlier: source.earlier)
  }

  /// The script's name, without its folders.
  var name: String { SafeText.visible(SafeText.lastComponent(result.script)) }
}

/// Where a run comes from, as far as the run itself does not know.
public struct PictureSource: Sendable {
  /// The script's text; its head and its steps are written out where there is none.
  public var text: String?
  /// The command that makes the same picture; made from the run where there is none.
  public var command: String?
  /// The file whose steps belong to an earlier part of a session and are not shown.
  public var earlier: String?

  /// Makes a source.
  public init(text: String? = nil, command: String? = nil, earlier: String? = nil) {
    self.text = text
    self.command = command
    self.earlier = earlier
  }
}

/// The same script with and without the target layout, on one axis.
public struct DiagnosePicture: Sendable {
  /// The comparison.
  public let result: DiagnoseResult
  /// The run with the target layout.
  let with: RunPicture
  /// The run without it.
  let without: RunPicture
  let scenes: [RunScene]

  /// Runs the script in both ways and films both.
  public init(_ run: ScriptRun, source: PictureSource = PictureSource()) {
    result = run.diagnose()
    scenes = run.scenes
    let runs = [run.variant(.with), run.variant(.without)]
    let films = runs.map { Film($0) }
    let timelines = Timeline.aligned(films)
    with = RunPicture(films[0], on: timelines[0], run: runs[0], source: source)
    without = RunPicture(films[1], on: timelines[1], run: runs[1], source: source)
  }
}
