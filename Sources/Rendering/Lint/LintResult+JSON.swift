public import SourceLint

extension JSONValue {
  /// What linting has found, file after file.
  public init(_ results: [LintResult]) {
    self = [
      "schema": 1,
      "files": .array(
        results.map { result in
          [
            "path": .string(result.path), "findings": .array(result.findings.map { JSONValue($0) }),
            "suppressed": .integer(result.suppressed),
            "problems": .array(
              result.problems.map { problem in
                [
                  "kind": .string(problem.kind.rawValue), "line": .integer(problem.place.line),
                  "column": .integer(problem.place.column), "message": .string(problem.message),
                ]
              }),
          ]
        }),
    ]
  }

  private init(_ finding: Finding) {
    self = [
      "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
      "line": .integer(finding.place.line), "column": .integer(finding.place.column),
      "message": .string(finding.message),
      "notes": .array(
        finding.notes.map {
          [
            "line": .integer($0.place.line), "column": .integer($0.place.column),
            "message": .string($0.message),
          ]
        }),
      "help": .string(finding.help),
    ]
  }
}
