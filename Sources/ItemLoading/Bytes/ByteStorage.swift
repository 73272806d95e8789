#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory that holds bytes and a margin of zeros: allocated, or mapped from a file.
///
/// Safety: `base` points to at least `count + Bytes.margin` readable bytes from the end of an
/// initializer until `deinit`, and nothing writes to them once the storage is in a ``Bytes``.
final class ByteStorage: @unchecked Sendable {
  /// The first byte.
  let base: UnsafeRawPointer
  /// How many bytes there are, the margin not counted.
  private(set) var count: Int

  private enum Origin {
    case allocated(UnsafeMutableRawPointer)
    case mapped(UnsafeMutableRawPointer, length: Int)
  }
  private let origin: Origin

  /// Zeros, to be filled by ``fill(from:)`` or ``read(upTo:_:)``.
  init(allocating count: Int) {
    let length = count + Bytes.margin
    let memory = UnsafeMutableRawPointer.allocate(byteCount: length, alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: length)
    base = UnsafeRawPointer(memory)
    self.count = count
    origin = .allocated(memory)
  }

  /// Maps the first `count` bytes of an open file; `nil` where the system refuses.
  ///
  /// A reservation of zero pages comes first and the file is laid over it: where the file ends
  /// on a page's last byte, the margin is the zero page behind it, and elsewhere the rest of the
  /// last page, which the system fills with zeros.
  init?(mapping descriptor: Int32, count: Int) {
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let length = (count + Bytes.margin + page - 1) / page * page
    let reserved = mmap(nil, length, PROT_READ, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard let memory = reserved, memory != MAP_FAILED else { return nil }
    let laid = mmap(memory, count, PROT_READ, MAP_PRIVATE | MAP_FIXED, descriptor, 0)
    guard laid != MAP_FAILED else {
      munmap(memory, length)
      return nil
    }
    base = UnsafeRawPointer(memory)
    self.count = count
    origin = .mapped(memory, length: length)
    MappedFiles.shared.add(UInt(bitPattern: memory), length: length)
  }

  /// Copies bytes into an allocated storage of the same count.
  func fill(from source: UnsafeRawBufferPointer) {
    guard case .allocated(let memory) = origin, source.count <= count else { return }
    if let address = source.baseAddress {
      memory.copyMemory(from: address, byteCount: source.count)
    }
  }

  /// Lets a closure write up to `count - start` bytes from `start` on; it returns how many.
  func write(from start: Int, _ body: (UnsafeMutableRawBufferPointer) -> Int) -> Int {
    guard case .allocated(let memory) = origin, start < count else { return 0 }
    return body(UnsafeMutableRawBufferPointer(start: memory + start, count: count - start))
  }

  /// Gives up the bytes from a place on; they are zeros still.
  func shorten(to count: Int) { self.count = min(self.count, count) }

  deinit {
    switch origin {
    case .allocated(let memory): memory.deallocate()
    case .mapped(let memory, let length):
      MappedFiles.shared.remove(UInt(bitPattern: memory))
      munmap(memory, length)
    }
  }
}
