extension StepReader {
  /// Steps that look and change nothing.
  static let checks: [Verb] = [
    Verb("expect", moves: false) { (arguments, text) throws(ValueFault) in
      try expectation(&arguments, text: text, isRequired: false)
    },
    Verb("require", moves: false) { (arguments, text) throws(ValueFault) in
      try expectation(&arguments, text: text, isRequired: true)
    },
    Verb("watch", moves: false) { (arguments, text) throws(ValueFault) in
      .watch(try ExpectationReader.expectation(&arguments, text: text))
    },
    Verb("unwatch", moves: false) { (_, _) throws(ValueFault) in .unwatch },
    Verb("snapshot", moves: false) { (arguments, _) throws(ValueFault) in
      .snapshot(try arguments.positional("a name such as \"before\"").text)
    },
  ]

  /// A comparison, or `snapshot "name"`: no subject has that name.
  private static func expectation(
    _ arguments: inout Arguments, text: String, isRequired: Bool
  ) throws(ValueFault) -> Step.Action {
    guard let first = arguments.nextPositional, first.text == "snapshot", !first.isQuoted else {
      return .expect(
        try ExpectationReader.expectation(&arguments, text: text), isRequired: isRequired)
    }
    _ = arguments.optionalPositional()
    let name = try arguments.positional("a name such as \"before\"")
    guard SnapshotName.isValid(name.text) else {
      throw name.expected(
        "a name such as \"after the jump\"",
        help: "it becomes a file's: letters, digits, blanks, '-', '_' and '.' between them")
    }
    return .expectSnapshot(name.text, isRequired: isRequired)
  }
}

/// What a kept state may be called.
enum SnapshotName {
  /// Letters, digits, `-` and `_`, with blanks and full stops between them: a file's name
  /// everywhere, and never one in another folder.
  static func isValid(_ name: String) -> Bool {
    func isWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "-" || character == "_"
    }
    guard let first = name.first, let last = name.last, name.utf8.count <= 200 else {
      return false
    }
    return isWord(first) && isWord(last)
      && name.allSatisfy { isWord($0) || $0 == " " || $0 == "." }
  }
}
