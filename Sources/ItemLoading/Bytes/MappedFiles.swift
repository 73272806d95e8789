import Dispatch

/// Where files are mapped into memory, for a signal handler to look at.
///
/// Safety: the slots live as long as the process. They are written one thread at a time; a handler
/// reads them without waiting, and about the mapping whose page it misses they have not changed
/// since before that mapping was first read.
final class MappedFiles: @unchecked Sendable {
  static let shared = MappedFiles()

  /// Mappings beyond these are not told from other memory.
  private static let limit = 64

  private let turn = DispatchSemaphore(value: 1)
  /// The first address of each mapping and the one behind its last; both 0 in a free slot.
  private let slots = UnsafeMutableBufferPointer<(start: UInt, end: UInt)>.allocate(
    capacity: MappedFiles.limit)

  private init() { slots.initialize(repeating: (0, 0)) }

  /// Whether an address lies in a mapping; takes no lock and no memory.
  func holds(_ address: UInt) -> Bool {
    for slot in slots where slot.start <= address && address < slot.end { return true }
    return false
  }

  /// Notes a mapping.
  func add(_ start: UInt, length: Int) {
    replace(0, by: (start, start + UInt(length)))
  }

  /// Forgets the mapping that starts at an address.
  func remove(_ start: UInt) { replace(start, by: (0, 0)) }

  private func replace(_ start: UInt, by slot: (start: UInt, end: UInt)) {
    turn.wait()
    defer { turn.signal() }
    if let index = slots.firstIndex(where: { $0.start == start }) { slots[index] = slot }
  }
}
