import Crypto
import Testing

/// Tests of scrypt, which derives keys from passwords.
struct ScryptTests {
  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0\(digits)" : digits
    }.joined()
  }

  /// The test vectors of RFC 7914, section 12, except the vector that needs a GiB of memory and several seconds.
  @Test(arguments: [
    (
      "", "", 16, 1, 1,
      """
      77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442\
      fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906
      """
    ),
    (
      "password", "NaCl", 1024, 8, 16,
      """
      fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162\
      2eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640
      """
    ),
    (
      "pleaseletmein", "SodiumChloride", 16384, 8, 1,
      """
      7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2\
      d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887
      """
    ),
  ])
  func agreesWithTheStandard(
    _ password: String, _ salt: String, _ cost: Int, _ blockSize: Int, _ parallelization: Int, _ key: String
  ) {
    let scrypt = Scrypt(cost: cost, blockSize: blockSize, parallelization: parallelization)
    #expect(scrypt.key(password: Array(password.utf8), salt: Array(salt.utf8), count: 64).map(hex) == key)
  }

  @Test(arguments: [
    (0, 8, 1), (1, 8, 1), (-2, 8, 1), (3, 8, 1), (1000, 8, 1), (16, 0, 1), (16, 8, 0), (16, -1, 1), (16, 8, -1),
    (1 << 18, 8, 1),
    (1 << 40, 8, 1), (1 << 62, 8, 1), (16, 1 << 30, 1), (16, 1, 1 << 40), (Int.max, Int.max, Int.max),
    (Int.min, Int.min, Int.min),
    (1 << 24, 1 << 10, 1),
  ])
  func refusesWhatIsNotAllowed(_ cost: Int, _ blockSize: Int, _ parallelization: Int) {
    let scrypt = Scrypt(cost: cost, blockSize: blockSize, parallelization: parallelization)
    #expect(scrypt.key(password: [1], salt: [2], count: 32) == nil)
  }

  @Test(arguments: [0, -1, 1025, Int.max]) func refusesKeysOfNoLength(_ count: Int) {
    #expect(Scrypt(cost: 2, blockSize: 1, parallelization: 1).key(password: [1], salt: [2], count: count) == nil)
  }

  @Test func knowsWhatIsWeaker() {
    let standard = Scrypt.standard
    #expect(standard == Scrypt(cost: 1 << 15, blockSize: 8, parallelization: 3))
    #expect(!standard.isWeaker(than: standard))
    #expect(Scrypt(cost: 1 << 15, blockSize: 8, parallelization: 1).isWeaker(than: standard))
    #expect(Scrypt(cost: standard.cost / 2, blockSize: 8, parallelization: 1).isWeaker(than: standard))
    #expect(Scrypt(cost: standard.cost / 2, blockSize: 8, parallelization: 64).isWeaker(than: standard))
    #expect(
      !Scrypt(cost: standard.cost * 2, blockSize: 8, parallelization: standard.parallelization).isWeaker(than: standard)
    )
    #expect(
      standard.isWeaker(than: Scrypt(cost: standard.cost, blockSize: 8, parallelization: standard.parallelization + 1)))
  }
}
