import Foundation

/// Keeps other processes that take the same lock out of a folder's sessions until it is released.
///
/// The folder itself is locked: a session file is replaced by renaming, so a lock on it would be
/// lost with the old file, and a lock file beside it would be litter.
final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Waits for the lock of the folder that holds `path`.
  init(around path: String) throws(Failure) {
    let folder = AtomicFile.folder(of: path)
    descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Failure(.cannotCreate, "cannot open the folder \(quoted(folder)): \(systemError())")
    }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        throw Failure(.io, "cannot lock the folder \(quoted(folder)): \(systemError())")
      }
    }
  }

  deinit { close(descriptor) }
}
