internal import Crypto
internal import Shape
internal import Tenancy

/// The key under which failed sign-ins with an unknown username are counted. People sometimes type a password as the
/// username. So the key must reveal as little as a password hash. The computation of the key is as expensive as the
/// wait for its result allows.
enum NameKey {
  /// The parameters of the key. One computation takes about ten milliseconds.
  private static let scrypt = Scrypt(cost: 1 << 12, blockSize: 8, parallelization: 1)
  /// The length of the key in bytes: the same as for a user's id.
  private static let length = 16

  /// Computes the key of a username in a company, as bytes. The computation takes long. Returns an empty array if there
  /// is not enough memory.
  static func make(of username: Username, in company: UUID) -> [UInt8] {
    scrypt.key(password: Array(username.folded.utf8), salt: Array("\(company)".utf8), count: length) ?? []
  }

  /// Returns a computed key and the bytes after it, or `nil` if the key could not be computed.
  static func split(_ outcome: [UInt8]) -> (key: UUID, rest: [UInt8])? {
    guard let key = UUID(bytes: outcome.prefix(length)) else { return nil }
    return (key, Array(outcome[length...]))
  }
}
