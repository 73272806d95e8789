import Testing

@testable import SourceLint

/// A finding that a marked source should bring; what is `nil` may be anything.
struct Expectation {
  var severity: Finding.Severity
  var mark: String
  var message: String?
  var notes: [(mark: String, message: String)]?
  var help: String?

  static func warning(
    _ mark: String, _ message: String? = nil, notes: [(mark: String, message: String)]? = nil,
    help: String? = nil
  ) -> Expectation {
    Expectation(severity: .warning, mark: mark, message: message, notes: notes, help: help)
  }

  static func note(
    _ mark: String, _ message: String? = nil, notes: [(mark: String, message: String)]? = nil,
    help: String? = nil
  ) -> Expectation {
    Expectation(severity: .note, mark: mark, message: message, notes: notes, help: help)
  }
}

/// Lints a marked source with one rule and compares all of its findings.
func expect(
  _ rule: LintRule, in marked: String, finds expected: Expectation...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let source = MarkedSource(marked)
  let result = SourceLinter.lint(Array(source.text.utf8), path: "Test.swift", rules: [rule])
  #expect(result.problems.isEmpty, sourceLocation: sourceLocation)
  guard result.findings.count == expected.count else {
    Issue.record(
      "expected \(expected.count) findings, found \(result.findings)",
      sourceLocation: sourceLocation)
    return
  }
  let ordered = expected.sorted {
    (source.places[$0.mark] ?? .zero) < (source.places[$1.mark] ?? .zero)
  }
  for (finding, expectation) in zip(result.findings, ordered) {
    #expect(finding.rule == rule.name, sourceLocation: sourceLocation)
    #expect(finding.severity == expectation.severity, sourceLocation: sourceLocation)
    #expect(
      finding.place == source.places[expectation.mark], "\(finding)",
      sourceLocation: sourceLocation)
    if let message = expectation.message {
      #expect(finding.message == message, sourceLocation: sourceLocation)
    }
    if let notes = expectation.notes {
      #expect(
        finding.notes.map(\.place) == notes.map { source.places[$0.mark] },
        sourceLocation: sourceLocation)
      #expect(finding.notes.map(\.message) == notes.map(\.message), sourceLocation: sourceLocation)
    }
    if let help = expectation.help {
      #expect(finding.help == help, sourceLocation: sourceLocation)
    }
  }
}

/// Lints a source with all rules: nothing at all is found.
func expectSilence(in source: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let result = SourceLinter.lint(Array(source.utf8), path: "Test.swift")
  #expect(result.findings == [], sourceLocation: sourceLocation)
  #expect(result.problems == [], sourceLocation: sourceLocation)
}

extension SourcePlace {
  fileprivate static let zero = SourcePlace(line: 0, column: 0)
}

/// A view with the usual state around a body.
func view(_ body: String, members: String = "") -> String {
  """
  import SwiftUI

  struct Photo: Identifiable {
    let id: Int
    let title: String
  }

  struct PhotoList: View {
    let photos: [Photo]
    @State private var scrolledID: Int?

    var body: some View {
      \(body)
    }

    \(members)
  }
  """
}
