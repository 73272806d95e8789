/// Read-only bytes with a margin of zeros behind them, and the only door to raw memory here.
///
/// Zero is legal nowhere in JSON, so whatever scans for something stops in the margin by itself,
/// and may look a block of sixteen ahead without asking where the end is.
///
/// Safety: every read checks that it begins at `0...count`, and ``ByteStorage`` promises that
/// `count + margin` bytes are readable; no read is longer than `margin`, so none leaves the
/// storage. The storage is held for as long as the value lives. Nothing here rests on what the
/// bytes are: a mapped file that changes under us yields other values, never other memory.
struct Bytes: @unchecked Sendable {
  /// How many zeros follow the bytes at least.
  static let margin = 64

  /// How many bytes there are, the margin not counted.
  let count: Int
  private let base: UnsafeRawPointer
  private let storage: ByteStorage

  init(_ storage: ByteStorage) {
    self.storage = storage
    base = storage.base
    count = storage.count
  }

  /// A copy of an array's bytes.
  init(_ array: [UInt8]) {
    let storage = ByteStorage(allocating: array.count)
    array.withUnsafeBytes { storage.fill(from: $0) }
    self.init(storage)
  }

  /// The byte at a place; 0 at the end.
  @inline(__always)
  subscript(place: Int) -> UInt8 {
    precondition(UInt(bitPattern: place) <= UInt(bitPattern: count), "place outside the bytes")
    return base.load(fromByteOffset: place, as: UInt8.self)
  }

  /// Sixteen bytes from a place on, zeros from the margin where the bytes end sooner.
  @inline(__always)
  func block(at place: Int) -> SIMD16<UInt8> {
    precondition(UInt(bitPattern: place) <= UInt(bitPattern: count), "place outside the bytes")
    return base.loadUnaligned(fromByteOffset: place, as: SIMD16<UInt8>.self)
  }

  /// Eight bytes from a place on as one number, the first byte the least.
  @inline(__always)
  func word(at place: Int) -> UInt64 {
    precondition(UInt(bitPattern: place) <= UInt(bitPattern: count), "place outside the bytes")
    return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// The bytes of a range as a collection.
  subscript(range: Range<Int>) -> Part {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range outside the bytes")
    return Part(bytes: self, startIndex: range.lowerBound, endIndex: range.upperBound)
  }

  /// Some of the bytes.
  struct Part: RandomAccessCollection {
    fileprivate let bytes: Bytes
    let startIndex: Int
    let endIndex: Int

    subscript(place: Int) -> UInt8 { bytes[place] }
  }

  /// The bytes of a range as text; what is no UTF-8 becomes U+FFFD.
  func text(_ range: Range<Int>) -> String {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range outside the bytes")
    let slice = UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
    return String(decoding: slice, as: UTF8.self)
  }

  /// The bytes of a range as an array.
  func array(_ range: Range<Int>) -> [UInt8] {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range outside the bytes")
    return [UInt8](UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count))
  }

  /// Whether the bytes of a range are those of an array.
  @inline(__always)
  func matches(_ array: [UInt8], at place: Int) -> Bool {
    guard array.count <= count - place else { return false }
    for index in array.indices where self[place + index] != array[index] { return false }
    return true
  }
}
