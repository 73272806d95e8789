import ScrollModel

extension ValueText {
  /// One of the words of an enumeration.
  func choice<Choice>(
    of type: Choice.Type = Choice.self, _ what: String
  ) throws(ValueFault) -> Choice
  where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    guard let choice = Choice(rawValue: text) else {
      throw unknown(what, among: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  /// One of a few words, each with what it stands for.
  func choice<Choice>(
    _ what: String, among pairs: KeyValuePairs<String, Choice>
  ) throws(ValueFault) -> Choice {
    guard let pair = pairs.first(where: { $0.key == text }) else {
      throw unknown(what, among: pairs.map(\.key))
    }
    return pair.value
  }

  /// The fault of a word that is none of `words`.
  func unknown(_ what: String, among words: [String]) -> ValueFault {
    expected(
      what,
      help: NearMiss.help(for: text, among: words) ?? "one of \(words.joined(separator: ", "))")
  }

  /// `on` or `off`.
  func isOn() throws(ValueFault) -> Bool {
    try choice("'on' or 'off'", among: ["on": true, "off": false])
  }

  /// A name of `UnitPoint`, or its two components: `top`, `0.5,0.25`.
  func anchor() throws(ValueFault) -> UnitPoint {
    if let named = UnitPoint.named.first(where: { $0.name == text }) { return named.point }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    if parts.count == 2, let x = ValueText.finite(parts[0]), let y = ValueText.finite(parts[1]) {
      return UnitPoint(x: x, y: y)
    }
    throw expected(
      "an anchor such as 'top', 'center' or '0.5,0.25'",
      help: NearMiss.help(for: text, among: UnitPoint.named.map(\.name)))
  }

  /// An anchor, or `none`.
  func optionalAnchor() throws(ValueFault) -> UnitPoint? {
    text == "none" && !isQuoted ? nil : try anchor()
  }

  /// An id, or `nil` for none.
  func optionalID() -> IDToken? {
    text == "nil" && !isQuoted ? nil : id
  }

  /// An id.
  var id: IDToken { IDToken(text, isQuoted: isQuoted) }
}
