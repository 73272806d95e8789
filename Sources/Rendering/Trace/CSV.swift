public import DragScript
import ScrollModel

/// The frames of a trace as a table after RFC 4180: a header, lines that end in CR LF.
public enum CSV {
  private static let header =
    "t,view,offset_x,offset_y,velocity_x,velocity_y,phase,binding,nearest\r\n"

  /// One line a frame, in order of time; an id that is nil is an empty field.
  public static func table(_ records: [TraceRecord]) -> String {
    records.reduce(into: header) { table, record in
      guard case .frame(let frame) = record.event else { return }
      let fields = [
        NumberText.plain(record.t), quoted(record.view ?? ""),
        NumberText.plain(frame.offset.x), NumberText.plain(frame.offset.y),
        NumberText.plain(frame.velocity.dx), NumberText.plain(frame.velocity.dy),
        frame.phase.rawValue, quoted(frame.binding?.description ?? ""),
        quoted(frame.nearest?.description ?? ""),
      ]
      table += fields.joined(separator: ",") + "\r\n"
    }
  }

  /// A field, in quotes where it holds what would end it; quotes in it are doubled.
  private static func quoted(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else {
      return text
    }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
