/// The usual reason for a fault, recognised by what stands there.
struct UsualCause {
  /// What is said instead of what was expected; `nil` where that says it best.
  var message: String?
  /// The remedy.
  var help: String

  /// Recognises the cause; `nil` where it is none of the usual ones.
  init?(_ fault: JSONFault, in origin: Origin) {
    let found = origin.text[origin.textPlace(fault.place)]
    switch fault.kind {
    case .valueAfterComma,
      .keyAfterComma where found == ASCII.closeBrace:
      message = "a comma stands before the end"
      help = "JSON knows no trailing commas: remove it"
    default: return nil
    }
  }
}
