import Testing

@testable import Rendering

@Suite struct SHA256Tests {
  /// Published examples: FIPS 180-4 and its collection of messages.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `a digest is the published one`(message: String, digest: String) {
    let hexadecimal = SHA256.digest(Array(message.utf8)).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    #expect(hexadecimal.joined() == digest)
  }

  @Test func `a message of many blocks has the digest that other tools give it`() {
    let digest = SHA256.digest(Array(repeating: UInt8(ascii: "a"), count: 10_000))
    #expect(digest.count == 32)
    #expect(digest.prefix(4) == [0x27, 0xdd, 0x1f, 0x61])
  }

  @Test func `messages of every length around a block are padded to whole blocks`() {
    var seen: Set<[UInt8]> = []
    for length in 50...140 {
      let digest = SHA256.digest(Array(repeating: 7, count: length))
      #expect(seen.insert(digest).inserted)
    }
  }

  @Test func `a policy spells it in base64`() {
    #expect(SHA256.source("abc") == "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
    #expect(SHA256.source("") == "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
  }
}
