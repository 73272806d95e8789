/// A finding before its line and column are known.
struct Report: Sendable {
  var severity: Finding.Severity
  /// The offset that it is about.
  var offset: Int
  var message: Message
  /// What else belongs to it, the place of the remedy first.
  var notes: [Note] = []
  var help: Message

  struct Note: Sendable {
    var offset: Int
    var message: Message
  }

  /// Words for a person: lower case, no full stop, what they are about in quotes.
  ///
  /// A type of its own, so that each rule's words stand together at the end of its file.
  struct Message: Sendable, ExpressibleByStringInterpolation {
    var text: String

    init(_ text: String) { self.text = text }
    init(stringLiteral text: String) { self.text = text }
  }
}
