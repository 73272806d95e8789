/// The commands that exist.
enum CommandName: String, Hashable, Sendable, CaseIterable {
  case jump
  case current
  case drag
  case flick
  case replay
  case diagnose
  case test
  case play
  case items
  case lint
  case script
  case explain
  case completions
  case man
  case help
}
