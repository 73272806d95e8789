/// Paths as scripts write them: relative to the script that names them.
enum FilePath {
  /// The path of `name` as the process would open it, where `file` names it; `-` and absolute
  /// paths stay.
  static func resolve(_ name: String, beside file: String) -> String {
    guard name != "-", !name.hasPrefix("/"), let slash = file.lastIndex(of: "/") else {
      return name
    }
    return normalized(String(file[...slash]) + name)
  }

  /// The name by which `file` may call a path: the inverse of `resolve(_:beside:)`.
  static func relative(_ path: String, beside file: String) -> String {
    guard path != "-", !path.hasPrefix("/"), file.contains("/") else { return path }
    let folder = normalized(file).split(separator: "/").dropLast()
    let parts = normalized(path).split(separator: "/")
    let common = zip(folder, parts).prefix { $0 == $1 }.count
    let up = repeatElement("..", count: folder.count - common)
    return (up + parts.dropFirst(common).map(String.init)).joined(separator: "/")
  }

  /// The path without `.` and with `name/..` taken out, so that one file has one name.
  ///
  /// Links on the disk are not followed.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }
}
