import DragScript
import ItemLoading

extension Invocation {
  /// A simulation of step lines in the scene of the command line, or of the session.
  ///
  /// - Parameters:
  ///   - steps: The lines, made of arguments: a fault in them is one of the command line.
  ///   - items: The positional ITEMS.
  func simulation(of steps: [String], items: String?) throws -> Simulation {
    let inputs = self.inputs
    let session = try openSession()
    let script: Script
    do {
      script = try inputs.script(steps: steps, following: session?.steps ?? [])
    } catch {
      let first = error.errors.first
      throw Failure.usage(first?.message ?? "a step that cannot be read", help: first?.help)
    }
    let settings = try sceneSettings(items: items)
    try requireItems(settings)
    return try Simulation(script, settings: settings, session: session, inputs: inputs)
  }

  /// The session that the command line names, locked until the command is done.
  func openSession() throws -> OpenSession? {
    guard let session = value(.session) else { return nil }
    func file(_ path: String) -> [String] { RelativePath.components(AtomicFile.resolved(path)) }
    if let output = value(.output), output != "-", file(output) == file(session) {
      throw Failure.usage("--session and -o name one file, and one would replace the other")
    }
    return try OpenSession(session)
  }

  /// Refuses a command line without items; a session may know them.
  private func requireItems(_ settings: [SceneSetting]) throws(Failure) {
    guard value(.session) == nil, SceneDescription(settings).items == nil else { return }
    throw .usage(
      "ITEMS is missing: a JSON file, '-' for standard input, or --count N",
      help: "usage: \(command.usage)")
  }
}
