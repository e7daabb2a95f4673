internal import Crypto
internal import RPC
internal import Storage
internal import Tenancy

/// The hash of a new password while its key is computed. The salt is drawn on the thread of the request. The key is computed on another
/// thread, and the result is read on the thread of the request again.
struct HashInMaking: Sendable {
  private let scrypt: Scrypt
  private let salt: [UInt8]

  init(_ scrypt: Scrypt, _ ids: IDGenerator) {
    self.scrypt = scrypt
    salt = ids.randomBytes(words: PasswordHash.saltWords)
  }

  /// Computes the key of a password. Takes long.
  func make(of password: Password) -> [UInt8] { PasswordHash.make(of: password, scrypt, salt) }

  /// Computes the key of a new password if the old one has the given hash. Takes as long if it does not, so that the time reveals nothing.
  func make(of new: Password, replacing old: Password, of hash: PasswordHash) -> [UInt8] {
    hash.verify(old, replacingBy: make(of: new))
  }

  /// Returns the hash that was computed.
  func hash(in outcome: [UInt8]) throws(Failure) -> PasswordHash {
    guard let hash = try replacement(in: outcome) else { throw .internalError("no key of a password") }
    return hash
  }

  /// Returns the hash that replaces another one; `nil` if the password of that was wrong.
  func replacement(in outcome: [UInt8]) throws(Failure) -> PasswordHash? {
    try PasswordHash.key(in: outcome).map { PasswordHash(scrypt: scrypt, salt: salt, key: $0) }
  }
}
