import Crypto
import Testing

/// Tests of the encryption of one AES block.
struct BlockCipherTests {
  /// FIPS 197, appendix B.
  @Test func agreesWithTheStandard() throws {
    let key: [UInt8] = [0x2b, 0x7e, 0x15, 0x16, 0x28, 0xae, 0xd2, 0xa6, 0xab, 0xf7, 0x15, 0x88, 0x09, 0xcf, 0x4f, 0x3c]
    let cipher = try #require(BlockCipher(key: key))
    for _ in 0..<2 {
      let hidden = cipher.encrypt((0x3243_f6a8_885a_308d, 0x3131_98a2_e037_0734))
      #expect(hidden == (0x3925_841d_02dc_09fb, 0xdc11_8597_196a_0b32))
      #expect(cipher.decrypt(hidden) == (0x3243_f6a8_885a_308d, 0x3131_98a2_e037_0734))
    }
  }

  @Test(arguments: [0, 15, 17, 32]) func takesNoOtherKeys(_ count: Int) {
    #expect(BlockCipher(key: [UInt8](repeating: 0, count: count)) == nil)
  }
}
