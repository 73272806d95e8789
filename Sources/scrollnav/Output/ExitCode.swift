/// What the process tells its caller, after `sysexits.h` where that has a number.
enum ExitCode: Int32, CaseIterable, Sendable {
  /// Done, and every expectation held.
  case done = 0
  /// Done, and the answer is no.
  case no = 1
  /// The command line is wrong.
  case usage = 64
  /// A fixture or a script is malformed.
  case malformed = 65
  /// An input is missing or cannot be read.
  case unreadable = 66
  /// A fault of our own.
  case ourFault = 70
  /// An output cannot be created.
  case cannotCreate = 73
  /// Reading or writing broke off.
  case io = 74
  /// Interrupted from the keyboard.
  case interrupted = 130
}
