internal import COpenSSL

/// Derives a key from a password, slowly and with much memory, so that guessing many passwords is expensive.
///
/// Source: [RFC 7914](https://www.rfc-editor.org/rfc/rfc7914).
public struct Scrypt: Equatable, Sendable {
  /// The parameter N, a power of two greater than 1. Time and memory grow with it.
  public let cost: Int
  /// The parameter r, in units of 128 bytes. Time and memory grow with it.
  public let blockSize: Int
  /// The parameter p. Time grows with it, memory does not.
  public let parallelization: Int

  public init(cost: Int, blockSize: Int, parallelization: Int) {
    self.cost = cost
    self.blockSize = blockSize
    self.parallelization = parallelization
  }

  /// The parameters for new passwords: about 300 ms on one core of a small server, and 32 MiB.
  ///
  /// OWASP's [Password Storage Cheat
  /// Sheet](https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html) lists several sets of
  /// parameters as equal. This set needs no more memory than small devices have to spare.
  public static let standard = Scrypt(cost: 1 << 15, blockSize: 8, parallelization: 3)

  /// Returns the key of a password. The parameters determine how long the call takes. The call may be made on any
  /// thread.
  /// - Parameter count: the number of bytes of the key.
  /// - Returns: `nil` if RFC 7914, section 6, does not allow the parameters, or they need more memory than `mostMemory`
  ///   or more work than `mostWork`. Also `nil` if `count` is outside 1...1024, or there is not enough memory now.
  public func key(password: SecretBytes, salt: [UInt8], count: Int) -> [UInt8]? {
    password.withBytes { key(password: UnsafeRawBufferPointer($0), salt: salt, count: count) }
  }

  /// Returns the key of a password whose bytes may stay in memory.
  public func key(password: [UInt8], salt: [UInt8], count: Int) -> [UInt8]? {
    password.withUnsafeBytes { key(password: $0, salt: salt, count: count) }
  }

  private func key(password: UnsafeRawBufferPointer, salt: [UInt8], count: Int) -> [UInt8]? {
    guard isAllowed, 1...Scrypt.longestKey ~= count, Library.isReady else { return nil }
    var key = [UInt8](repeating: 0, count: count)
    // An array of zero bytes may have no address. OpenSSL reads a null address as "no password yet".
    let isDone = withUnsafePointer(to: 0 as CChar) { nothing in
      EVP_PBE_scrypt(
        password.baseAddress?.assumingMemoryBound(to: CChar.self) ?? nothing, password.count, salt, salt.count,
        UInt64(cost),
        UInt64(blockSize), UInt64(parallelization), UInt64(Scrypt.mostMemory), &key, count)
    }
    return isDone == 1 ? key : nil
  }

  /// Returns a Boolean value that indicates whether `other` asks for more memory or more work. A password that is
  /// stored with these parameters should then be stored with `other`.
  public func isWeaker(than other: Scrypt) -> Bool { memory < other.memory || work < other.work }

  /// The limit of memory, in bytes: twice the need of the most expensive usual parameters. With the limit, a damaged
  /// record can't use up all memory.
  public static let mostMemory = 1 << 28

  /// The limit of work: five times that of new keys. With the limit, a damaged record can't take minutes.
  private static let mostWork = 5 * standard.work

  /// The largest number of bytes of a key.
  private static let longestKey = 1 << 10

  /// The memory that the parameters need, in bytes.
  private var memory: Int { 128 * blockSize * cost }
  /// The work that the parameters need, in units of 128 bytes that are mixed.
  private var work: Int { cost * blockSize * parallelization }

  /// A Boolean value that indicates whether RFC 7914, section 6, allows the parameters, and they need at most
  /// `mostMemory` and `mostWork`.
  public var isAllowed: Bool {
    // Within these bounds, no product here overflows.
    guard 2...1 << 24 ~= cost, 1...1 << 10 ~= blockSize, 1...1 << 10 ~= parallelization else { return false }
    let needed = 128 * blockSize * (cost + 2 + parallelization)
    return cost & (cost - 1) == 0 && needed <= Scrypt.mostMemory && work <= Scrypt.mostWork
  }
}
