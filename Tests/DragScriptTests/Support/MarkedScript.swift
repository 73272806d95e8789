import ItemLoading
import Testing

@testable import DragScript

/// A script whose faults stand under their lines.
///
///     jump 15 anchr=top
///             ^ unknown key 'anchr' for 'jump' | did you mean 'anchor'?
///
/// The mark is the column, the text behind it the message and, behind ` | `, the help.
struct MarkedScript {
  /// A fault in one line of text.
  typealias Fault = String

  /// The script without its marks.
  var source = ""
  /// The faults that the marks name.
  var faults: [Fault] = []

  init(_ text: String) {
    var line = 0
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = part.drop { $0 == " " }
      if trimmed.first == "^" {
        let column = part.unicodeScalars.count - trimmed.unicodeScalars.count + 1
        faults.append("\(line):\(column): \(trimmed.dropFirst(2))")
      } else {
        line += 1
        source += part + "\n"
      }
    }
  }

  /// The faults that reading the script finds, in the same form.
  ///
  /// The help is left out where the marks name none on that line.
  func found(files: [String: String] = [:]) -> [Fault] {
    do {
      _ = try script(source, files: files)
      return []
    } catch let errors as InputErrors {
      return errors.errors.map { error in
        let place = "\(error.line ?? 0):\(error.column ?? 0): \(error.message)"
        let full = error.help.map { "\(place) | \($0)" } ?? place
        return faults.contains(full) || !faults.contains(place) ? full : place
      }
    } catch {
      return ["\(error)"]
    }
  }
}

/// Checks that a script has the faults that its marks name, each under its line, and no others.
func check(
  _ text: String, files: [String: String] = [:], location: SourceLocation = #_sourceLocation
) {
  let marked = MarkedScript(text)
  #expect(marked.found(files: files) == marked.faults, sourceLocation: location)
}
