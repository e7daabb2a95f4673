import Crypto
import Testing

/// Tests of the comparison and the digest of secret bytes.
struct SecretsTests {
  @Test func comparesAllBytes() {
    let bytes = [UInt8](0...255)
    #expect(Secrets.areEqual(bytes, bytes) && Secrets.areEqual([], []))
    #expect(!Secrets.areEqual(bytes, Array(bytes.dropLast())) && !Secrets.areEqual([], [0]))
    for place in bytes.indices {
      var other = bytes
      other[place] ^= 1
      #expect(!Secrets.areEqual(bytes, other))
    }
  }

  /// The first example of FIPS 180-4.
  @Test func digests() throws {
    let digest = try #require(Secrets.digest(of: Array("abc".utf8)))
    #expect(digest.prefix(4) == [0xba, 0x78, 0x16, 0xbf] && digest.suffix(4) == [0xf2, 0x00, 0x15, 0xad])
  }
}
