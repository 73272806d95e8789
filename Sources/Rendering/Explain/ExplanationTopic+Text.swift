public import ScrollModel

extension ExplanationTopic {
  /// The page for a person: what is claimed and what is so, one below the other.
  public func page(_ ink: Ink = .plain) -> String {
    let titles = columns.dropFirst()
    let rows = rows.map { row in
      var text = ink.paint(row.subject, .bold) + "\n"
      for (title, words) in zip(titles, [row.claim, row.fact]) {
        let lines = WrappedText.lines(words, indent: ExplanationTopic.column)
        let blanks = String(
          repeating: " ", count: max(1, ExplanationTopic.column - 2 - title.count))
        text += "  " + title + blanks + lines.dropFirst(ExplanationTopic.column)
      }
      return text
    }
    return ([WrappedText.lines(summary)] + rows + [WrappedText.lines(conclusion)])
      .joined(separator: "\n")
  }

  /// Where the words begin, behind the longest title.
  private static let column = 22
}

extension JSONValue {
  /// A topic as data.
  public init(_ topic: ExplanationTopic) {
    self = [
      "schema": 1, "topic": .string(topic.name), "summary": .string(topic.summary),
      "columns": .array(topic.columns.map { .string($0) }),
      "rows": .array(
        topic.rows.map { .array([.string($0.subject), .string($0.claim), .string($0.fact)]) }),
      "conclusion": .string(topic.conclusion),
    ]
  }
}
