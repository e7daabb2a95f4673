internal import Crypto
internal import RPC
internal import Storage
internal import Tenancy

/// The hash of a new password, while its key is computed. The thread of the request makes a random salt, and another
/// thread computes the key. Then the thread of the request reads the result.
struct HashInMaking: Sendable {
  private let scrypt: Scrypt
  private let salt: [UInt8]

  init(_ scrypt: Scrypt, _ ids: IDGenerator) {
    self.scrypt = scrypt
    salt = ids.randomBytes(words: PasswordHash.saltWords)
  }

  /// Computes the key of a password. The computation takes long.
  func make(of password: Password) -> [UInt8] { PasswordHash.make(of: password, scrypt, salt) }

  /// Computes the key of a new password if the old password has the given hash. If not, the computation takes the same
  /// time, so that the time does not reveal the result.
  func make(of new: Password, replacing old: Password, of hash: PasswordHash) -> [UInt8] {
    hash.verify(old, replacingBy: make(of: new))
  }

  /// Returns the hash that was computed.
  func hash(in outcome: [UInt8]) throws(Failure) -> PasswordHash {
    guard let hash = try replacement(in: outcome) else { throw .internalError("no key of a password") }
    return hash
  }

  /// Returns the hash that replaces another hash, or `nil` if the password for the other hash was wrong.
  func replacement(in outcome: [UInt8]) throws(Failure) -> PasswordHash? {
    try PasswordHash.key(in: outcome).map { PasswordHash(scrypt: scrypt, salt: salt, key: $0) }
  }
}
