import Foundation
import ItemLoading

/// Finds the files that paths stand for.
enum FileSearch {
  /// The files, each once: a file is itself, whatever it is called, and a folder stands for every
  /// file below it whose name ends so, in order of paths.
  ///
  /// What begins with a dot is passed over, and with it packages' checkouts. A folder that cannot
  /// be searched is an error, since nobody would miss what is in it.
  ///
  /// - Parameter allowsStandardInput: Whether `-` is a file, too.
  static func files(
    _ ending: String, at paths: [String], allowsStandardInput: Bool = false
  ) throws(InputError) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    for path in paths {
      let files = allowsStandardInput && path == "-" ? [path] : try files(ending, at: path)
      found += files.filter { seen.insert($0).inserted }
    }
    return found
  }

  private static func files(_ ending: String, at path: String) throws(InputError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw InputError(
        .unreadable, file: path, message: "there is no file or folder \(quoted(path))")
    }
    guard isFolder.boolValue else { return [path] }
    var found: [String] = []
    try search(path, called: path == "." ? "" : path.hasSuffix("/") ? path : path + "/") {
      if $0.hasSuffix(ending) { found.append($0) }
    }
    // By bytes, which is the same order in every locale.
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Hands on every file below a folder; `prefix` is what stands before the names in it.
  private static func search(
    _ folder: String, called prefix: String, _ found: (String) -> Void
  ) throws(InputError) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw InputError(.unreadable, file: folder, message: "the folder cannot be read")
    }
    for name in names where !name.hasPrefix(".") {
      let path = prefix + name
      var status = stat()
      guard lstat(path, &status) == 0 else {
        // Gone since its folder was read, which is no fault.
        if errno == ENOENT { continue }
        throw InputError(.unreadable, file: path, message: systemError())
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: try search(path, called: path + "/", found)
      // Links to folders are not followed, so that none can lead in a circle.
      case S_IFLNK where isFolder(path): continue
      default: found(path)
      }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
