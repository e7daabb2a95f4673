internal import Crypto
internal import Shape
internal import Tenancy

/// What the failures of a name are counted under that nobody has: of a password that somebody typed as a name, it must tell as little as
/// its key in somebody's credentials would, and be as dear to guess as may be waited for beside that.
enum NameKey {
  /// About ten milliseconds.
  private static let scrypt = Scrypt(cost: 1 << 12, blockSize: 8, parallelization: 1)
  /// In bytes: that of a user's id.
  private static let length = 16

  /// What makes the key of a name in a company, as bytes; takes long. Empty when there is not enough memory.
  static func make(of username: Username, in company: UUID) -> [UInt8] {
    scrypt.key(password: Array(username.folded.utf8), salt: Array("\(company)".utf8), count: length) ?? []
  }

  /// A key that was made, and what stands behind it; nil when it could not be made.
  static func split(_ outcome: [UInt8]) -> (key: UUID, rest: [UInt8])? {
    guard let key = UUID(bytes: outcome.prefix(length)) else { return nil }
    return (key, Array(outcome[length...]))
  }
}
