import DragScript

/// A script's lines, each with what it did on the axis.
struct ScriptListing: Sendable {
  /// A line of a file.
  struct Line: Sendable {
    /// The file's name without folders; `nil` for the script's own.
    var file: String?
    /// The line, from 1; 0 where it has none, as a setting of the command line.
    var number: Int
    /// Its text.
    var text: String
    /// Its name in a page.
    var anchor: String
    /// The moments that it made, by their places; several in a loop.
    var moments: [Int] = []
  }

  /// The lines, in order.
  private(set) var lines: [Line] = []
  private var places: [SourcePlace: Int] = [:]

  /// How many lines a page shows.
  static let mostLines = 2_500

  /// - Parameters:
  ///   - run: The run; its head and steps are written out where the source has no text.
  ///   - source: Where it comes from.
  ///   - timeline: The axis on which its steps have their moments.
  ///   - earlier: The file whose steps are not shown.
  init(_ run: ScriptRun, source: PictureSource, timeline: Timeline, earlier: String?) {
    let file = run.script.file
    if let text = source.text {
      for (index, line) in ScriptListing.lines(of: text).enumerated() {
        add(line, at: SourcePlace(file: file, line: index + 1), of: file)
      }
      addSteps(run.script.steps, of: file, earlier: earlier, onlyIncluded: true)
    } else {
      addHead(run.script, of: file)
      addSteps(run.script.steps, of: file, earlier: earlier, onlyIncluded: false)
    }
    for (index, moment) in timeline.moments.enumerated() {
      guard let step = moment.step, let line = place(of: step.file, step.line) else { continue }
      lines[line].moments.append(index)
    }
  }

  /// The place of a line among those of the listing.
  func place(of file: String, _ line: Int) -> Int? {
    places[SourcePlace(file: file, line: line)]
  }

  /// The name of a line in the page.
  func anchor(of file: String, _ line: Int) -> String? {
    place(of: file, line).map { lines[$0].anchor }
  }

  private mutating func add(_ text: String, at place: SourcePlace, of script: String) {
    guard places[place] == nil, lines.count < ScriptListing.mostLines else { return }
    places[place] = lines.count
    // Steps of the command line, and those of a demonstration, are the script.
    let isOwn = place.file == script || place.file == "-e"
    lines.append(
      Line(
        file: isOwn ? nil : SafeText.visible(SafeText.lastComponent(place.file)),
        number: place.line, text: text,
        anchor: isOwn ? "line-\(place.line)" : "line-\(lines.count)-\(place.line)"))
  }

  private mutating func addHead(_ script: Script, of file: String) {
    let settings = script.head + script.views.flatMap(\.settings)
    for setting in settings {
      guard let place = setting.place else { continue }
      add(
        "\(setting.option) \(setting.value)",
        at: SourcePlace(file: place.file, line: place.line), of: file)
    }
  }

  private mutating func addSteps(
    _ steps: [Step], of file: String, earlier: String?, onlyIncluded: Bool
  ) {
    for step in steps where step.place.file != earlier {
      let place = SourcePlace(file: step.place.file, line: step.place.line)
      let isKnown = places[place] != nil
      if !onlyIncluded || place.file != file { add(step.text, at: place, of: file) }
      // What a file holds is the same wherever it is included.
      if !isKnown || place.file == file && onlyIncluded {
        addSteps(step.children, of: file, earlier: earlier, onlyIncluded: onlyIncluded)
      }
    }
  }

  /// The lines of a text: with LF, CRLF or CR at their ends, without a byte-order mark.
  private static func lines(of text: String) -> [String] {
    let scalars = text.unicodeScalars.first == "\u{FEFF}" ? String(text.dropFirst()) : text
    var lines = scalars.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    ).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
