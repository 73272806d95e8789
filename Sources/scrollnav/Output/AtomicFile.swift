import Foundation

/// Writes files so that nobody ever sees half of one.
enum AtomicFile {
  /// Writes to a temporary file in the same folder and renames it.
  ///
  /// A device or a pipe is written to directly. What a link points to is replaced, not the link.
  static func write(_ contents: String, to path: String) throws(Failure) {
    try write(to: path) { descriptor throws(SystemError) in
      try writeAll(contents, to: descriptor)
    }
  }

  /// The same with contents that a function writes piece by piece.
  static func write(
    to path: String, _ body: (Int32) throws(SystemError) -> Void
  ) throws(Failure) {
    var status = stat()
    let exists = stat(path, &status) == 0
    // A link that leads to itself: renaming would put a file in its place.
    if !exists, errno == ELOOP { throw cannotCreate(path) }
    if exists, status.st_mode & S_IFMT == S_IFDIR {
      throw Failure(.cannotCreate, "cannot write \(quoted(path)): it is a folder")
    }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      return try writeThrough(to: path, body)
    }
    if exists, access(path, W_OK) != 0 { throw cannotCreate(path) }
    let mode = exists ? status.st_mode & 0o777 : 0o666 & ~currentMask()
    try replace(resolved(path), mode: mode, named: path, body)
  }

  /// The folder that a path's last component stands in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path with every link followed, to where nothing is yet too.
  static func resolved(_ path: String) -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    var path = path
    // Links in a circle lead nowhere; systems give up after as many.
    for _ in 0..<40 {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        break
      }
      path = target.hasPrefix("/") ? target : folder(of: path) + "/" + target
    }
    return path
  }

  private static func replace(
    _ target: String, mode: mode_t, named path: String,
    _ body: (Int32) throws(SystemError) -> Void
  ) throws(Failure) {
    var template = Array(
      "\(folder(of: target))/.scrollnav-\(String(repeating: "X", count: 6))".utf8CString)
    // An interrupt between creating and renaming would leave the temporary file behind.
    let mask = Signals.holdInterrupts()
    defer { Signals.restore(mask) }
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw cannotCreate(path) }
    do throws(SystemError) {
      defer { close(descriptor) }
      _ = fchmod(descriptor, mode)
      try body(descriptor)
    } catch {
      unlink(template)
      throw Failure(.io, "cannot write \(quoted(path)): \(error.message)")
    }
    guard rename(template, target) == 0 else {
      let failure = cannotCreate(path)
      unlink(template)
      throw failure
    }
  }

  private static func writeThrough(
    to path: String, _ body: (Int32) throws(SystemError) -> Void
  ) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw cannotCreate(path) }
    defer { close(descriptor) }
    do throws(SystemError) {
      try body(descriptor)
    } catch {
      // Whoever reads a pipe may stop when they have seen enough.
      if error.code != EPIPE {
        throw Failure(.io, "cannot write \(quoted(path)): \(error.message)")
      }
    }
  }

  /// Writes all bytes, however many calls it takes.
  static func writeAll(_ contents: String, to descriptor: Int32) throws(SystemError) {
    var contents = contents
    let code = contents.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
    guard code == 0 else { throw SystemError(code: code) }
  }

  /// The same with bytes.
  static func writeAll(_ contents: [UInt8], to descriptor: Int32) throws(SystemError) {
    let code = contents.withUnsafeBytes { write($0, to: descriptor) }
    guard code == 0 else { throw SystemError(code: code) }
  }

  /// The error number, 0 when all was written.
  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes
    while !rest.isEmpty {
      let written = Foundation.write(descriptor, rest.baseAddress, rest.count)
      if written > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  private static func cannotCreate(_ path: String) -> Failure {
    Failure(.cannotCreate, "cannot create \(quoted(path)): \(systemError())")
  }

  /// The mask can only be read by setting it.
  private static func currentMask() -> mode_t {
    let mask = umask(0o077)
    umask(mask)
    return mask
  }
}
