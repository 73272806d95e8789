import Foundation
import Rendering

/// A refusal of the operating system.
struct SystemError: Error {
  /// The error number.
  var code: Int32

  /// Takes the number of the last call that failed.
  init() { code = errno }

  init(code: Int32) { self.code = code }

  /// The system's words.
  var message: String { String(cString: strerror(code)) }
}

/// The system's words for the last call that failed.
func systemError() -> String { SystemError().message }

/// A text as messages quote it: safe, on one line, of bearable length.
func quoted(_ text: String) -> String { "'" + SafeText.visible(text, columns: 120) + "'" }
