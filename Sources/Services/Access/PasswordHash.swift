internal import Crypto
internal import RPC
internal import Tenancy

/// What a password is kept as: a scrypt key, and how it was made.
///
/// What takes long answers bytes, as it is handed over from thread to thread; `PasswordHash.key(in:)` reads them.
struct PasswordHash: Equatable {
  let scrypt: Scrypt
  let salt: [UInt8]
  let key: [UInt8]

  /// In bytes: a key of 256 bits.
  private static let length = 32
  /// In words of eight bytes.
  static let saltWords = 2

  /// What the password of a name is compared with that nobody has: no password makes this key.
  static func decoy(_ scrypt: Scrypt) -> PasswordHash {
    PasswordHash(scrypt: scrypt, salt: [UInt8](repeating: 0, count: 8 * saltWords), key: [UInt8](repeating: 0, count: length))
  }

  private static let wrong: [UInt8] = [0]
  private static let right: [UInt8] = [1]
  /// There was not enough memory.
  private static let unknown: [UInt8] = []
  /// The parameters of the key are not allowed: a file is damaged.
  private static let unusable: [UInt8] = [2]

  /// Whether a password makes the same key. Takes long.
  func verify(_ password: Password) -> [UInt8] {
    // A shorter one could only come from a damaged file, and would be easy to meet.
    guard key.count == PasswordHash.length else { return PasswordHash.wrong }
    guard scrypt.isAllowed else { return PasswordHash.unusable }
    guard let made = scrypt.key(password: password.bytes, salt: salt, count: key.count) else { return PasswordHash.unknown }
    return Secrets.areEqual(made, key) ? PasswordHash.right : PasswordHash.wrong
  }

  /// The same, with the key of another password in the place of a right one.
  func verify(_ password: Password, replacingBy made: [UInt8]) -> [UInt8] {
    let found = verify(password)
    return found == PasswordHash.right ? made : found
  }

  /// Makes the key of a password. Takes long.
  static func make(of password: Password, _ scrypt: Scrypt, _ salt: [UInt8]) -> [UInt8] {
    scrypt.key(password: password.bytes, salt: salt, count: length).map { right + $0 } ?? unknown
  }

  /// The key that was made, if any was to be; nil when the password is wrong.
  static func key(in outcome: [UInt8]) throws(Failure) -> [UInt8]? {
    // Not enough memory is nobody's wrong password.
    if outcome == unknown { throw .outOfMemory(for: "The key of a password") }
    if outcome == unusable { throw .internalError("the key of a password was made with parameters that are not allowed") }
    return outcome == wrong ? nil : Array(outcome.dropFirst())
  }
}
