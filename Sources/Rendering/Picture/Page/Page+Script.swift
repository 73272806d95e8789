import DragScript

extension Page {
  /// The script with the times of its lines; a line leads to its step in the chart.
  mutating func writeScript() {
    let picture = main
    let prefix =
      runs.first {
        $0.picture.timeline.width == picture.timeline.width
          && $0.picture.result == picture.result
      }?.prefix ?? ""
    markup.open("section", ["id": "script"])
    markup.leaf("h2", "The script")
    markup.open("ol", ["class": "script"])
    for line in picture.listing.lines { write(line, of: picture, prefix: prefix) }
    markup.close("ol")
    if picture.listing.lines.count >= ScriptListing.mostLines {
      markup.leaf(
        "p", ["class": "remark"], "The first \(ScriptListing.mostLines) lines are shown.")
    }
    markup.close("section")
  }

  private mutating func write(
    _ line: ScriptListing.Line, of picture: RunPicture, prefix: String
  ) {
    let failed = picture.failedLines.contains(line.anchor)
    let first = line.moments.first.map { picture.timeline.moments[$0] }
    let attributes: Markup.Attributes =
      first.map {
        [
          "id": .text(line.anchor), "class": .text(failed ? "failed" : "step"),
          "data-x": .number($0.eventX),
        ]
      }
      ?? ["id": .text(line.anchor), "class": .text(failed ? "failed" : "")]
    let number = (line.file.map { $0 + ":" } ?? "") + String(line.number)
    let time = first.map { self.time(of: $0, repeated: line.moments.count) }
    markup.leaf("li", attributes, "") { item in
      item.leaf("span", ["class": "number"], number)
      let text = line.text.isEmpty ? " " : line.text
      if let place = line.moments.first {
        let target = picture.timeline.moments[place].hasBox ? "step-\(place)" : "chart"
        item.leaf("a", ["href": "#\(prefix)\(target)"], text)
      } else {
        item.leaf("code", text)
      }
      if let time { item.leaf("span", ["class": "time"], time) }
    }
  }

  private func time(of moment: Moment, repeated count: Int) -> String {
    let start = NumberText.seconds(moment.start)
    let span = moment.end > moment.start ? "\(start) – \(NumberText.seconds(moment.end))" : start
    return count > 1 ? "\(span), \(count) times" : span
  }
}

extension RunPicture {
  /// The lines of expectations that failed.
  var failedLines: Set<String> {
    Set(result.expectations.failures.compactMap { listing.anchor(of: $0.file, $0.line) })
  }
}
