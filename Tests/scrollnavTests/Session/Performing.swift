@testable import scrollnav

/// Runs a command and does what it leads to.
func performed(_ arguments: [String]) throws -> Outcome {
  var outcome = Project.outcome(arguments)
  for file in outcome.files { try AtomicFile.write(file.contents, to: file.path) }
  // The process that holds a lock waits for itself when it asks for it again.
  outcome.lock = nil
  return outcome
}
