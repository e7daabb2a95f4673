internal import COpenSSL

/// How a password is made into a key: slowly, and with much memory, so that guessing many of them is dear.
///
/// Source: [RFC 7914](https://www.rfc-editor.org/rfc/rfc7914).
public struct Scrypt: Equatable, Sendable {
  /// N: a power of two greater than 1. What it costs grows with it, in time and in memory.
  public let cost: Int
  /// r: in units of 128 bytes.
  public let blockSize: Int
  /// p: what it costs in time grows with it; in memory it does not.
  public let parallelization: Int

  public init(cost: Int, blockSize: Int, parallelization: Int) {
    self.cost = cost
    self.blockSize = blockSize
    self.parallelization = parallelization
  }

  /// What new passwords are kept with: about 300 ms on one core of a small server, and 32 MiB.
  ///
  /// Of the parameters that OWASP's
  /// [Password Storage Cheat Sheet](https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html) lists as equal, those
  /// that ask for no more memory than small devices have to spare.
  public static let standard = Scrypt(cost: 1 << 15, blockSize: 8, parallelization: 3)

  /// The key; takes as long as the parameters say, and may run on any thread.
  /// - Parameter count: how many bytes the key has.
  /// - Returns: nil for parameters that RFC 7914, section 6, does not allow, that need more memory than `mostMemory`, or for which there
  ///   is not enough of it now.
  public func key(password: SecretBytes, salt: [UInt8], count: Int) -> [UInt8]? {
    password.withBytes { key(password: UnsafeRawBufferPointer($0), salt: salt, count: count) }
  }

  /// The same of bytes that may stay in memory.
  public func key(password: [UInt8], salt: [UInt8], count: Int) -> [UInt8]? {
    password.withUnsafeBytes { key(password: $0, salt: salt, count: count) }
  }

  private func key(password: UnsafeRawBufferPointer, salt: [UInt8], count: Int) -> [UInt8]? {
    guard isAllowed, 1...Scrypt.longestKey ~= count, Library.isReady else { return nil }
    var key = [UInt8](repeating: 0, count: count)
    // No bytes may have no address, and OpenSSL takes that for "no password yet".
    let isDone = withUnsafePointer(to: 0 as CChar) { nothing in
      EVP_PBE_scrypt(
        password.baseAddress?.assumingMemoryBound(to: CChar.self) ?? nothing, password.count, salt, salt.count, UInt64(cost),
        UInt64(blockSize), UInt64(parallelization), UInt64(Scrypt.mostMemory), &key, count)
    }
    return isDone == 1 ? key : nil
  }

  /// Whether a password that is kept with these parameters ought to be kept with `other` instead, which ask for more memory or more work.
  public func isWeaker(than other: Scrypt) -> Bool { memory < other.memory || work < other.work }

  /// In bytes; twice what the dearest usual parameters need, so that a damaged record can't ask for all that there is.
  public static let mostMemory = 1 << 28

  /// Five times what new keys take: a damaged record must not take minutes either.
  private static let mostWork = 5 * standard.work

  /// In bytes.
  private static let longestKey = 1 << 10

  /// In bytes.
  private var memory: Int { 128 * blockSize * cost }
  /// In units of 128 bytes that are mixed.
  private var work: Int { cost * blockSize * parallelization }

  /// A Boolean value that indicates whether RFC 7914, section 6, allows the parameters, and they need no more memory and work than may be.
  public var isAllowed: Bool {
    // With at most so much, no product here overflows.
    guard 2...1 << 24 ~= cost, 1...1 << 10 ~= blockSize, 1...1 << 10 ~= parallelization else { return false }
    let needed = 128 * blockSize * (cost + 2 + parallelization)
    return cost & (cost - 1) == 0 && needed <= Scrypt.mostMemory && work <= Scrypt.mostWork
  }
}
