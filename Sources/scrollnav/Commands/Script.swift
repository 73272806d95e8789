import DragScript
import ItemLoading
import Rendering

extension Command {
  static let script = Command(
    name: .script,
    summary: "writes, checks, expands and converts drag scripts",
    examples: [
      Example(line: "scrollnav script new > list.drag", shows: "a commented script that runs"),
      Example(line: "scrollnav script check list.drag", shows: "every fault, and nothing is run"),
      Example(line: "scrollnav script expand list.drag", shows: "drags and flicks as touches"),
      Example(
        line: "scrollnav script convert list.drag --to xcuitest -o ListUITests.swift",
        shows: "the same on a device"),
      Example(line: "scrollnav script convert swipes.sh", shows: "adb's input lines as a script"),
    ],
    positionals: [
      Positional(
        name: "ACTION", help: listed(ScriptAction.allCases.map(\.rawValue)),
        choices: ScriptAction.allCases.map(\.rawValue)),
      Positional(
        name: "FILE",
        help: "a script, or what is converted; '-' for standard input; several for "
          + "check", isOptional: true, isRepeatable: true),
    ],
    notes: [
      """
      'convert' reads drag scripts, the actions of W3C WebDriver (JSON) and 'adb shell input' \
      lines, and writes drag scripts, W3C WebDriver, Maestro (YAML) and XCUITest (Swift). Without \
      --from the file's name or its beginning tells; without --to the name behind -o does, else a \
      script becomes W3C WebDriver and anything else a script. What a form has no words for is \
      left out and said on standard error.
      """
    ]
  ) { invocation, context in
    let word = invocation.positionals.first ?? ""
    guard let action = ScriptAction(rawValue: word) else {
      let words = ScriptAction.allCases.map(\.rawValue)
      throw Failure.usage(
        "ACTION is \(listed(words)), found \(quoted(word))",
        help: NearMiss.help(for: word, among: words))
    }
    let files = Array(invocation.positionals.dropFirst())
    switch action {
    case .new:
      if let file = files.first { throw Failure.usage("unexpected argument \(quoted(file))") }
      return Outcome(standardOutput: DragScript.Script.example)
    case .check: return try check(files, invocation)
    case .expand:
      let script = try invocation.inputs.script(only(files, invocation))
      return Outcome(standardOutput: script.expanded(naming: naming(invocation)))
    case .convert: return try convert(only(files, invocation), invocation, context)
    }
  }

  private static func only(_ files: [String], _ invocation: Invocation) throws(Failure) -> String {
    guard let file = files.first else {
      throw .usage(
        "FILE is missing: a file, or '-' for standard input",
        help: "usage: \(invocation.command.usage)")
    }
    guard files.count == 1 else { throw .usage("unexpected argument \(quoted(files[1]))") }
    return file
  }

  /// Reads scripts and their items as a run would, and runs nothing.
  private static func check(_ files: [String], _ invocation: Invocation) throws -> Outcome {
    guard !files.isEmpty else {
      throw Failure.usage(
        "FILE is missing: a script, or '-' for standard input",
        help: "usage: \(invocation.command.usage)")
    }
    let inputs = invocation.inputs
    let settings = try invocation.sceneSettings()
    var errors: [InputError] = []
    for file in files {
      do {
        let script = try inputs.script(file)
        let items = try inputs.items(for: script.itemRequests(overriding: settings))
        _ = try ScriptRun(script, overriding: settings, items: items)
      } catch let found as InputErrors {
        errors += found.errors
      } catch let found as InputError {
        errors.append(found)
      }
    }
    guard errors.isEmpty else { throw Failure(errors) }
    return Outcome(standardOutput: "ok\n")
  }

  private static func convert(
    _ file: String, _ invocation: Invocation, _ context: Context
  ) throws -> Outcome {
    var inputs = invocation.inputs
    let bytes = try inputs.bytes(file)
    let source =
      format(.from, invocation)
      ?? InterchangeFormat(path: file).flatMap {
        InterchangeFormat.readable.contains($0) ? $0 : nil
      } ?? InterchangeFormat(content: bytes)
    let target =
      format(.to, invocation)
      ?? invocation.value(.output).flatMap { InterchangeFormat(path: $0) }.flatMap {
        InterchangeFormat.writable.contains($0) ? $0 : nil
      } ?? (source == .drag ? .webdriver : .drag)
    let settings = try invocation.sceneSettings()
    let name = Inputs.name(of: file)
    if source != .drag {
      let text = try DragScript.Script.text(
        reading: bytes, as: source, file: name,
        head: SceneLines.lines(for: settings, beside: invocation.value(.output) ?? "script.drag"))
      if target == .drag { return Outcome(standardOutput: text) }
      inputs.known[file] = Array(text.utf8)
    } else {
      inputs.known[file] = bytes
    }
    let conversion = try inputs.script(file).converted(
      to: target, overriding: settings, naming: naming(invocation))
    let messages = conversion.omissions.map { omission -> String in
      var message = Message(omission.reason, severity: .warning)
      message.place = "\(omission.place.file):\(omission.place.line):\(omission.place.column)"
      message.excerpt = omission.step
      return message.rendered(context.errorInk)
    }
    return Outcome(standardOutput: conversion.text, standardError: messages.joined())
  }

  /// How a script in the file of -o calls files; `nil` where it goes to standard output.
  private static func naming(_ invocation: Invocation) -> ((String) -> String)? {
    invocation.value(.output).map { output in
      { $0 == "-" ? $0 : RelativePath.path(to: $0, besides: output) }
    }
  }

  /// The parser has refused words that the option does not know.
  private static func format(_ option: CommandOption, _ invocation: Invocation)
    -> InterchangeFormat?
  {
    invocation.value(option).flatMap(InterchangeFormat.init(rawValue:))
  }
}

/// What 'script' does.
private enum ScriptAction: String, CaseIterable {
  case new
  case check
  case expand
  case convert
}
