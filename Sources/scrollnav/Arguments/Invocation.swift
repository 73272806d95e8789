/// A command line, taken apart: which command, with what.
struct Invocation: Sendable {
  /// An option and its value, in the order of the command line.
  struct Given: Hashable, Sendable {
    var option: CommandOption
    /// Empty for a switch.
    var value: String
  }

  var command: Command
  var positionals: [String] = []
  var given: [Given] = []
  /// Whether help was asked for, in place of everything else.
  var wantsHelp = false

  /// Whether a switch, or any option, was given.
  func has(_ option: CommandOption) -> Bool { given.contains { $0.option == option } }

  /// The value of an option; the last one where it was given more than once.
  func value(_ option: CommandOption) -> String? { given.last { $0.option == option }?.value }

  /// All values of an option that may be repeated.
  func values(_ option: CommandOption) -> [String] {
    given.filter { $0.option == option }.map(\.value)
  }

  /// The value as one of an enumeration's words.
  func choice<Choice: RawRepresentable<String>>(
    _ option: CommandOption, default standard: Choice
  ) -> Choice {
    // The parser has refused words that are not among the option's choices.
    value(option).flatMap(Choice.init(rawValue:)) ?? standard
  }

  /// The value as a number within 1e12, as lengths have to be.
  func number(_ option: CommandOption) throws(Failure) -> Double? {
    guard let text = value(option) else { return nil }
    guard let number = Double(text), abs(number) <= 1e12 else {
      throw .usage(
        "\(option.name) expects a number such as '900', within 1e12, found \(quoted(text))")
    }
    return number
  }
}
