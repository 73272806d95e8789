import Testing

@testable import ItemLoading

@Suite struct FingerprintTests {
  @Test func `a fingerprint changes with every byte and with the count`() {
    let bytes = (0..<100).map { UInt8($0) }
    var prints: Set<UInt64> = []
    for count in 0...100 { prints.insert(Fingerprint(of: Bytes(Array(bytes.prefix(count)))).value) }
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 1
      prints.insert(Fingerprint(of: Bytes(changed)).value)
    }
    prints.insert(Fingerprint(of: Bytes(bytes + [0])).value)
    #expect(prints.count == 202)
    // Sessions keep it, so it must be the same in later versions.
    #expect(Fingerprint(of: Bytes(Array("scrollnav".utf8))).value == 10_468_348_120_175_005_277)
  }
}
