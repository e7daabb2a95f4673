internal import Crypto
internal import RPC
internal import Tenancy

/// The stored form of a password: a scrypt key, and its parameters.
///
/// Functions that take long return bytes, because only bytes are passed between threads. `PasswordHash.key(in:)` reads
/// these bytes.
struct PasswordHash: Equatable {
  let scrypt: Scrypt
  let salt: [UInt8]
  let key: [UInt8]

  /// The length of a key in bytes: 256 bits.
  private static let length = 32
  /// The length of a salt in words of eight bytes.
  static let saltWords = 2

  /// Returns the hash with which passwords for unknown usernames are compared. No password has this hash.
  static func decoy(_ scrypt: Scrypt) -> PasswordHash {
    PasswordHash(
      scrypt: scrypt, salt: [UInt8](repeating: 0, count: 8 * saltWords), key: [UInt8](repeating: 0, count: length))
  }

  private static let wrong: [UInt8] = [0]
  private static let right: [UInt8] = [1]
  /// The outcome of a computation that lacked memory.
  private static let unknown: [UInt8] = []
  /// The outcome for a hash whose parameters are not allowed, as in a damaged file.
  private static let unusable: [UInt8] = [2]

  /// Compares the key of a password with this hash. The computation takes long.
  func verify(_ password: Password) -> [UInt8] {
    // A shorter key can only come from a damaged file. It would be easy to find a password that matches it.
    guard key.count == PasswordHash.length else { return PasswordHash.wrong }
    guard scrypt.isAllowed else { return PasswordHash.unusable }
    guard let made = scrypt.key(password: password.bytes, salt: salt, count: key.count) else {
      return PasswordHash.unknown
    }
    return Secrets.areEqual(made, key) ? PasswordHash.right : PasswordHash.wrong
  }

  /// Compares the key of a password with this hash. If they are equal, returns the given key, which is of another
  /// password.
  func verify(_ password: Password, replacingBy made: [UInt8]) -> [UInt8] {
    let found = verify(password)
    return found == PasswordHash.right ? made : found
  }

  /// Computes the key of a password. The computation takes long.
  static func make(of password: Password, _ scrypt: Scrypt, _ salt: [UInt8]) -> [UInt8] {
    scrypt.key(password: password.bytes, salt: salt, count: length).map { right + $0 } ?? unknown
  }

  /// Returns the computed key, or `nil` if the password is wrong.
  static func key(in outcome: [UInt8]) throws(Failure) -> [UInt8]? {
    // A lack of memory must not count as a wrong password.
    if outcome == unknown { throw .outOfMemory(for: "The key of a password") }
    if outcome == unusable {
      throw .internalError("the key of a password was made with parameters that are not allowed")
    }
    return outcome == wrong ? nil : Array(outcome.dropFirst())
  }
}
