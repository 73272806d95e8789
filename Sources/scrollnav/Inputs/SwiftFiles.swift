import Foundation
import ItemLoading

/// Swift sources by path: files as they are named, folders searched.
enum SwiftFiles {
  /// The paths of the files, in a fixed order, each once.
  ///
  /// Folders whose names begin with a dot are passed over, and so are packages' checkouts.
  static func paths(_ named: [String]) throws(InputError) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    for path in named {
      for file in try files(at: path) where seen.insert(file).inserted { found.append(file) }
    }
    return found
  }

  private static func files(at path: String) throws(InputError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw InputError(
        .unreadable, file: path, message: "there is no file or folder \(quoted(path))")
    }
    guard isFolder.boolValue else { return [path] }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw InputError(.unreadable, file: path, message: "the folder cannot be read")
    }
    var files: [String] = []
    for name in names.sorted() where !name.hasPrefix(".") {
      let inner = path.hasSuffix("/") ? path + name : path + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: inner, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: inner)) != nil
        // A link may lead back up, and round for ever.
        if !isLink { files += try self.files(at: inner) }
      } else if name.hasSuffix(".swift") {
        files.append(inner)
      }
    }
    return files
  }
}
