import Crypto
import Testing

/// Bytes that nobody may learn.
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
}
