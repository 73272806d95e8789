public import SourceLint

/// What linting has found in the Static Analysis Results Interchange Format, version 2.1.0.
public enum SARIF {
  /// One run over all files.
  public static func log(_ results: [LintResult], version: String) -> JSONValue {
    [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": .array([
        [
          "tool": [
            "driver": [
              "name": "scrollnav", "version": .string(version),
              "rules": .array(LintRule.all.map(rule)),
            ]
          ],
          "columnKind": "unicodeCodePoints",
          "results": .array(
            results.flatMap { result in result.findings.map { finding($0, in: result.path) } }),
        ]
      ]),
    ]
  }

  private static func rule(_ rule: LintRule) -> JSONValue {
    [
      "id": .string(rule.name), "shortDescription": ["text": .string(rule.summary)],
      "fullDescription": ["text": .string(rule.meaning)],
      "defaultConfiguration": ["level": .string(level(rule.severity))],
    ]
  }

  private static func finding(_ finding: Finding, in path: String) -> JSONValue {
    let help = finding.help.isEmpty ? "" : ". Help: \(finding.help)"
    return [
      "ruleId": .string(finding.rule), "level": .string(level(finding.severity)),
      "message": ["text": .string(finding.message + help)],
      "locations": .array([location(finding.place, in: path)]),
      "relatedLocations": .array(
        finding.notes.map { note in
          location(note.place, in: path, message: note.message)
        }),
    ]
  }

  private static func location(
    _ place: SourcePlace, in path: String, message: String? = nil
  ) -> JSONValue {
    var members = [
      JSONValue.Member(
        "physicalLocation",
        [
          "artifactLocation": ["uri": .string(uri(path))],
          "region": ["startLine": .integer(place.line), "startColumn": .integer(place.column)],
        ])
    ]
    if let message { members.append(.init("message", ["text": .string(message)])) }
    return .object(members)
  }

  private static func level(_ severity: Finding.Severity) -> String {
    severity == .warning ? "warning" : "note"
  }

  /// A path as a relative reference: bytes that are no plain letters are escaped.
  private static func uri(_ path: String) -> String {
    var uri = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      if isPlain || "/-._~".unicodeScalars.contains(scalar) {
        uri.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return uri
  }
}
