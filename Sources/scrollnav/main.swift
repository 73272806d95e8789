import Foundation

Signals.fillStandardDescriptors()
Signals.install()
let context = Context.process
let arguments = Array(CommandLine.arguments.dropFirst())
let outcome = Tool.outcome(arguments, context)
let code = Emitter.emit(outcome, ink: Tool.errorInk(arguments, context))
exit(withExtendedLifetime(outcome) { code.rawValue })
