internal import COpenSSL

/// Derives keys from passwords with scrypt. The derivation is slow and needs much memory, so that guessing many
/// passwords is expensive.
///
/// Source: [RFC 7914](https://www.rfc-editor.org/rfc/rfc7914).
public struct Scrypt: Equatable, Sendable {
  /// The parameter N, a power of two that is greater than 1. Time and memory are proportional to it.
  public let cost: Int
  /// The parameter r, in units of 128 bytes. Time and memory are proportional to it.
  public let blockSize: Int
  /// The parameter p. The time is proportional to it, but the memory does not depend on it.
  public let parallelization: Int

  public init(cost: Int, blockSize: Int, parallelization: Int) {
    self.cost = cost
    self.blockSize = blockSize
    self.parallelization = parallelization
  }

  /// The parameters for new passwords. A derivation takes about 300 ms on one core of a small server, and 32 MiB of
  /// memory.
  ///
  /// OWASP's [Password Storage Cheat
  /// Sheet](https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html) lists several sets of
  /// parameters as equally strong. This one is used because small devices have enough memory for it.
  public static let standard = Scrypt(cost: 1 << 15, blockSize: 8, parallelization: 3)

  /// Returns the key that is derived from a password. How long this takes depends on the parameters. The function may
  /// be called on any thread.
  /// - Parameter count: the number of bytes of the key.
  /// - Returns: `nil` if RFC 7914, section 6, does not allow the parameters, or they need more memory than `mostMemory`
  ///   or more work than `mostWork`. Also `nil` if `count` is outside 1...1024, or there is not enough memory now.
  public func key(password: SecretBytes, salt: [UInt8], count: Int) -> [UInt8]? {
    password.withBytes { key(password: UnsafeRawBufferPointer($0), salt: salt, count: count) }
  }

  /// Returns the key that is derived from a password. Use this function only if the password's bytes need not be
  /// overwritten.
  public func key(password: [UInt8], salt: [UInt8], count: Int) -> [UInt8]? {
    password.withUnsafeBytes { key(password: $0, salt: salt, count: count) }
  }

  private func key(password: UnsafeRawBufferPointer, salt: [UInt8], count: Int) -> [UInt8]? {
    guard isAllowed, 1...Scrypt.longestKey ~= count, Library.isReady else { return nil }
    var key = [UInt8](repeating: 0, count: count)
    // The array of an empty password may have a null address. For OpenSSL, this means that there is no password. So
    // another address is passed.
    let isDone = withUnsafePointer(to: 0 as CChar) { nothing in
      EVP_PBE_scrypt(
        password.baseAddress?.assumingMemoryBound(to: CChar.self) ?? nothing, password.count, salt, salt.count,
        UInt64(cost),
        UInt64(blockSize), UInt64(parallelization), UInt64(Scrypt.mostMemory), &key, count)
    }
    return isDone == 1 ? key : nil
  }

  /// Returns a Boolean value that indicates whether `other` needs more memory or more work. If so, a password whose key
  /// was derived with these parameters should get a new key with `other`.
  public func isWeaker(than other: Scrypt) -> Bool { memory < other.memory || work < other.work }

  /// The largest memory that parameters may need, in bytes: twice the need of the most expensive usual parameters.
  /// Without this limit, damaged parameters could use up all memory.
  public static let mostMemory = 1 << 28

  /// The most work that parameters may need: five times the work for a new key. Without this limit, damaged parameters
  /// could cause a computation of minutes.
  private static let mostWork = 5 * standard.work

  /// The largest number of bytes of a key.
  private static let longestKey = 1 << 10

  /// The number of bytes of memory that the parameters need.
  private var memory: Int { 128 * blockSize * cost }
  /// The work that the parameters need, as the number of blocks of 128 bytes that are mixed.
  private var work: Int { cost * blockSize * parallelization }

  /// A Boolean value that indicates whether the parameters may be used: RFC 7914, section 6, allows them, and they need
  /// at most `mostMemory` and `mostWork`.
  public var isAllowed: Bool {
    // These bounds ensure that no product below overflows.
    guard 2...1 << 24 ~= cost, 1...1 << 10 ~= blockSize, 1...1 << 10 ~= parallelization else { return false }
    let needed = 128 * blockSize * (cost + 2 + parallelization)
    return cost & (cost - 1) == 0 && needed <= Scrypt.mostMemory && work <= Scrypt.mostWork
  }
}
