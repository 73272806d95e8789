import Foundation

/// Finds the scripts that paths stand for.
enum ScriptSearch {
  /// The scripts, each once: a file is itself, whatever it is called, and a folder stands for
  /// every `*.drag` below it in order of paths, hidden ones left out.
  static func scripts(at paths: [String]) throws(Failure) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    for path in paths {
      for script in try scripts(at: path) where seen.insert(script).inserted {
        found.append(script)
      }
    }
    return found
  }

  private static func scripts(at path: String) throws(Failure) -> [String] {
    var isFolder: ObjCBool = false
    guard path == "-" || FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    else {
      throw Failure(.unreadable, "there is no file or folder \(quoted(path))")
    }
    guard isFolder.boolValue else { return [path] }
    // Links to folders are not followed, so that none can lead in a circle.
    guard let walk = FileManager.default.enumerator(atPath: path) else {
      throw Failure(.unreadable, "cannot read the folder \(quoted(path))")
    }
    let names = walk.compactMap { $0 as? String }.filter { name in
      name.hasSuffix(".drag") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    let folder = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
    // By bytes, which is the same order in every locale.
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { folder + $0 }
  }
}
