import Foundation

/// Paths from one file to another, by their names alone: links are not followed.
enum RelativePath {
  /// The way to `path` from the folder of `file`, both as the process would open them.
  static func path(to path: String, besides file: String) -> String {
    let target = components(path)
    let folder = components(file).dropLast()
    let common = zip(target, folder).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - common)
    return (up + target[common...]).joined(separator: "/")
  }

  /// The names on the way from the root.
  static func components(_ path: String) -> [String] {
    let whole =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var names: [String] = []
    for name in whole.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(String(name)) }
    }
    return names
  }
}
