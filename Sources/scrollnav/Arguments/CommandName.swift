/// The commands that exist.
enum CommandName: String, Hashable, Sendable, CaseIterable {
  case jump
  case current
  case drag
  case flick
  case replay
  case diagnose
  case items
  case lint
  case explain
  case help
}
