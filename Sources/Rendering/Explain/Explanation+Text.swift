public import ScrollModel

extension Diagnostic.Code {
  /// The page on the failure: meaning, evidence, remedy, and a script that shows it.
  public func page(_ ink: Ink = .plain) -> String {
    let explanation = explanation
    let script = explanation.wholeScript.split(separator: "\n").map { "  \($0)\n" }.joined()
    return [
      ink.paint(rawValue, .bold) + " (\(severity.rawValue))\n",
      WrappedText.lines(explanation.meaning),
      ink.paint("How it is known", .bold) + "\n"
        + WrappedText.lines(explanation.evidence, indent: 2),
      ink.paint("Remedy", .bold) + "\n" + WrappedText.lines(explanation.remedy, indent: 2),
      ink.paint("A script that shows it", .bold) + "\n" + script,
    ].joined(separator: "\n")
  }
}

extension Explanation {
  /// The script with its first line, ready to be run.
  public var wholeScript: String { "drag-script 1\n\(script)\n" }

  /// The first sentence of the meaning, without its full stop.
  public var summary: String {
    var sentence = ""
    for word in meaning.split(whereSeparator: \.isWhitespace) {
      sentence += (sentence.isEmpty ? "" : " ") + word
      // A method's name begins with a full stop, a sentence ends with one.
      if word.last == "." { return String(sentence.dropLast()) }
    }
    return sentence
  }
}

extension JSONValue {
  /// The page on a failure as data.
  public init(_ code: Diagnostic.Code) {
    let explanation = code.explanation
    self = [
      "schema": 1, "code": .string(code.rawValue), "severity": .string(code.severity.rawValue),
      "meaning": .string(JSONValue.onOneLine(explanation.meaning)),
      "evidence": .string(JSONValue.onOneLine(explanation.evidence)),
      "remedy": .string(JSONValue.onOneLine(explanation.remedy)),
      "script": .string(explanation.wholeScript),
    ]
  }

  private static func onOneLine(_ prose: String) -> String {
    prose.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
