import Foundation

/// Where recordings go.
enum RecordingFile {
  /// Whether `-o` names the recording: with a screencast it names that.
  static func isOutput(_ invocation: Invocation) -> Bool {
    invocation.command.name == .play && invocation.value(.format) != OutputFormat.svg.rawValue
  }

  /// The file that `-o` names, else the first of `recording.drag`, `recording-2.drag` and so on
  /// that is not there: nobody asked for a file to be replaced.
  static func path(_ invocation: Invocation) -> String {
    if isOutput(invocation), let path = invocation.value(.output) { return path }
    var number = 1
    while true {
      let path = number == 1 ? "recording.drag" : "recording-\(number).drag"
      if access(path, F_OK) != 0 { return path }
      number += 1
    }
  }
}
