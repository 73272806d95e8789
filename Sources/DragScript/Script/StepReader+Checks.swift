extension StepReader {
  /// Steps that look and change nothing.
  static let checks: [Verb] = [
    Verb("expect", moves: false) { (arguments, text) throws(ValueFault) in
      .expect(
        try ExpectationReader.expectation(&arguments, text: text), isRequired: false)
    },
    Verb("require", moves: false) { (arguments, text) throws(ValueFault) in
      .expect(try ExpectationReader.expectation(&arguments, text: text), isRequired: true)
    },
    Verb("watch", moves: false) { (arguments, text) throws(ValueFault) in
      .watch(try ExpectationReader.expectation(&arguments, text: text))
    },
    Verb("unwatch", moves: false) { (_, _) throws(ValueFault) in .unwatch },
    Verb("snapshot", moves: false) { (arguments, _) throws(ValueFault) in
      .snapshot(try arguments.positional("a name such as \"before\"").text)
    },
  ]
}
