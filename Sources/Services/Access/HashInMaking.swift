internal import Crypto
internal import RPC
internal import Storage
internal import Tenancy

/// The hash of a new password while its key is made: the salt is drawn where the request is, the key is made elsewhere, and read where the
/// request is again.
struct HashInMaking: Sendable {
  private let scrypt: Scrypt
  private let salt: [UInt8]

  init(_ scrypt: Scrypt, _ ids: IDGenerator) {
    self.scrypt = scrypt
    salt = ids.randomBytes(words: PasswordHash.saltWords)
  }

  /// Makes the key of a password. Takes long.
  func make(of password: Password) -> [UInt8] { PasswordHash.make(of: password, scrypt, salt) }

  /// The same where another password has the hash given. Takes long, and as long where it doesn't, so that nobody learns of it by waiting.
  func make(of new: Password, replacing old: Password, of hash: PasswordHash) -> [UInt8] {
    hash.verify(old, replacingBy: make(of: new))
  }

  /// The hash that was made.
  func hash(in outcome: [UInt8]) throws(Failure) -> PasswordHash {
    guard let hash = try replacement(in: outcome) else { throw .internalError("no key of a password") }
    return hash
  }

  /// The hash that was made to replace another; nil when the password of that was wrong.
  func replacement(in outcome: [UInt8]) throws(Failure) -> PasswordHash? {
    try PasswordHash.key(in: outcome).map { PasswordHash(scrypt: scrypt, salt: salt, key: $0) }
  }
}
