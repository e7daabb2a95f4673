/// SHA-256, piece by piece (FIPS 180-4, https://csrc.nist.gov/pubs/fips/180-4/upd1/final).
///
/// Written out here, as the systems have it in different libraries, and what is tested should be what runs.
public struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  public init() {}

  public mutating func add(_ bytes: some Sequence<UInt8>) { add(Array(bytes)) }

  public mutating func add(_ bytes: [UInt8]) {
    count += UInt64(bytes.count)
    var at = 0
    if !rest.isEmpty {
      at = min(64 - rest.count, bytes.count)
      rest.append(contentsOf: bytes[..<at])
      if rest.count < 64 { return }
      rest.withUnsafeBufferPointer { compress($0, 0) }
      rest.removeAll(keepingCapacity: true)
    }
    bytes.withUnsafeBufferPointer { buffer in
      while at + 64 <= buffer.count {
        compress(buffer, at)
        at += 64
      }
    }
    rest.append(contentsOf: bytes[at...])
  }

  /// The 32 bytes of the digest of what was added.
  public func finish() -> [UInt8] {
    var copy = self
    var end: [UInt8] = [0x80]
    end.append(contentsOf: repeatElement(0, count: (119 - Int(count % 64)) % 64))
    let bits = count * 8
    for shift in stride(from: UInt64(56), through: 0, by: -8) { end.append(UInt8(truncatingIfNeeded: bits >> shift)) }
    copy.add(end)
    return copy.state.flatMap { word in stride(from: UInt32(24), through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) } }
  }

  public static func digest(of bytes: [UInt8]) -> [UInt8] {
    var hash = SHA256()
    hash.add(bytes)
    return hash.finish()
  }

  /// Two lower-case digits a byte.
  public static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private mutating func compress(_ block: UnsafeBufferPointer<UInt8>, _ offset: Int) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
      for index in 0..<16 {
        let at = offset + index * 4
        words[index] = UInt32(block[at]) << 24 | UInt32(block[at + 1]) << 16 | UInt32(block[at + 2]) << 8 | UInt32(block[at + 3])
      }
      for index in 16..<64 {
        let (a, b) = (words[index - 15], words[index - 2])
        let s0 = SHA256.turned(a, 7) ^ SHA256.turned(a, 18) ^ a >> 3
        let s1 = SHA256.turned(b, 17) ^ SHA256.turned(b, 19) ^ b >> 10
        words[index] = words[index - 16] &+ s0 &+ words[index - 7] &+ s1
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for index in 0..<64 {
        let s1 = SHA256.turned(e, 6) ^ SHA256.turned(e, 11) ^ SHA256.turned(e, 25)
        let t1 = h &+ s1 &+ (e & f ^ ~e & g) &+ SHA256.constants[index] &+ words[index]
        let s0 = SHA256.turned(a, 2) ^ SHA256.turned(a, 13) ^ SHA256.turned(a, 22)
        let t2 = s0 &+ (a & b ^ a & c ^ b & c)
        (h, g, f, e) = (g, f, e, d &+ t1)
        (d, c, b, a) = (c, b, a, t1 &+ t2)
      }
      for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
