#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Opens a file and reads or maps its bytes.
enum InputFile {
  /// From this size on a regular file is mapped; below, a read is cheaper than page faults.
  ///
  /// Another program that cuts a mapped file short while it is read takes the ground from under
  /// us: the system sends SIGBUS then, see ``ItemLoader/isMapped(_:)``. Replacing the file, as
  /// editors do, is harmless.
  static let mappingThreshold = 1 << 18

  /// The most bytes of a pipe or a device, which may never end.
  static let streamLimit = 1 << 30

  /// How a file is called in messages.
  static func name(of path: String) -> String { path == "-" ? "<stdin>" : path }

  /// The bytes of a file, or of standard input for `-`.
  static func bytes(of path: String) throws(InputError) -> Bytes {
    if path == "-" { return try read(0, name: name(of: path)) }
    if path.isEmpty { throw unreadable(path, "the file name is empty") }
    if path.utf8.contains(0) { throw unreadable(path, "the file name holds a NUL character") }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw openError(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw openError(path, errno) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw unreadable(path, "'\(path)' is a folder, not a file")
    case S_IFREG:
      let size = Int(status.st_size)
      if size >= mappingThreshold, let map = ByteStorage(mapping: descriptor, count: size) {
        return Bytes(map)
      }
      return try read(descriptor, name: path, sizeHint: size)
    default: return try read(descriptor, name: path)
    }
  }

  /// Reads to the end.
  ///
  /// The size hint saves copies and is not relied on. Without one it is a stream, of which no more
  /// is read than can be of use; `limit` is the most.
  static func read(
    _ descriptor: Int32, name: String, sizeHint: Int? = nil, limit: Int = streamLimit
  ) throws(InputError) -> Bytes {
    // One byte more than expected, so that the read which finds the end needs no growth.
    var storage = ByteStorage(allocating: max((sizeHint ?? 0) + 1, 1 << 16))
    var count = 0
    while true {
      if sizeHint == nil, isBinary(storage, count: count) { break }
      if count == storage.count {
        guard sizeHint != nil || count < limit else {
          throw InputError(
            .unreadable, file: name, message: "more than \(limit) bytes came, and no end",
            help: "save what it gives in a file, and name that")
        }
        let larger = ByteStorage(allocating: storage.count * 2)
        larger.fill(from: UnsafeRawBufferPointer(start: storage.base, count: count))
        storage = larger
      }
      var failure: Int32 = 0
      let got = storage.write(from: count) { buffer in
        let got = systemRead(descriptor, buffer)
        if got < 0 { failure = errno }
        return got
      }
      if got == 0 { break }
      if got > 0 {
        count += got
      } else if failure == EISDIR {
        throw unreadable(name, "'\(name)' is a folder, not a file")
      } else if failure == EBADF, descriptor == 0 {
        throw InputError(
          .unreadable, file: name, message: "standard input is closed",
          help: "pipe a file into it, or name the file")
      } else if failure != EINTR {
        throw InputError(
          .io, file: name, message: "reading broke off: \(String(cString: strerror(failure)))")
      }
    }
    storage.shorten(to: count)
    return Bytes(storage)
  }

  /// Whether what came begins with a zero that belongs to no byte-order mark: no text does, and
  /// `/dev/zero` never ends.
  private static func isBinary(_ storage: ByteStorage, count: Int) -> Bool {
    guard count >= 4 else { return false }
    let start = UnsafeRawBufferPointer(start: storage.base, count: 4)
    return start[0] == 0 && ByteOrderMark(of: Bytes(Array(start))) == .none
  }

  private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer)
    -> Int
  {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer.baseAddress, min(buffer.count, 1 << 30))
    #elseif canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, min(buffer.count, 1 << 30))
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer.baseAddress, min(buffer.count, 1 << 30))
    #endif
  }

  private static func openError(_ path: String, _ code: Int32) -> InputError {
    switch code {
    case ENOENT: unreadable(path, "there is no file '\(path)'")
    case EACCES, EPERM: unreadable(path, "no permission to read '\(path)'")
    case ENOTDIR: unreadable(path, "a part of the path '\(path)' is no folder")
    default: unreadable(path, "cannot open '\(path)': \(String(cString: strerror(code)))")
    }
  }

  private static func unreadable(_ path: String, _ message: String) -> InputError {
    InputError(.unreadable, file: path, message: message)
  }
}
