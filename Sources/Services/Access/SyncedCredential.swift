internal import Crypto
internal import Shape
internal import Tenancy

/// Credentials in the form in which they sync to the account's other devices. They contain only the hash of the
/// password.
struct SyncedCredential: Record {
  let id: UUID, company: CompanyID, user: UUID, username: String, password: SyncedPassword
  let createdAt: Timestamp, changedAt: Timestamp

  static let kind: StaticString = "credential"
  static let doc: StaticString = "The credentials of a user, as they are synced."

  init(_ credential: Credential) {
    (id, company, user, username) = (
      credential.id, CompanyID(credential.company), credential.user, credential.username.text
    )
    password = SyncedPassword(credential.hash)
    (createdAt, changedAt) = (credential.createdAt, credential.changedAt)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the credentials.")
    company = field("company", \.company, "The id of the company that the credentials are for.")
    user = field("user", \.user, "The id of the user who signs in with these credentials.")
    username = field("username", \.username, "The username to sign in with.", .length(1...200))
    password = field("password", \.password, "The data with which a typed password is compared: a hash.")
    createdAt = field("createdAt", \.createdAt, "The time when the credentials were created.")
    changedAt = field("changedAt", \.changedAt, "The time when the password was last changed.")
  }

  /// The credentials; `nil` if their hash can't be read.
  var credential: Credential? {
    guard let hash = password.hash else { return nil }
    return Credential(
      company: company.uuid, user: user, username: Username(stored: username),
      hash: hash, createdAt: createdAt, changedAt: changedAt)
  }
}

/// The hash of a password, which syncs as one value. Parts of two different hashes do not fit together.
struct SyncedPassword: Record {
  let n: Int, r: Int, p: Int, salt: String, key: String

  static let doc: StaticString = "The data with which a typed password is compared: a scrypt key and its parameters."

  init(_ hash: PasswordHash) {
    (n, r, p) = (hash.scrypt.cost, hash.scrypt.blockSize, hash.scrypt.parallelization)
    (salt, key) = (Base64.standard.encode(hash.salt), Base64.standard.encode(hash.key))
  }

  init<F: Fields<Self>>(_ field: inout F) {
    n = field("n", \.n, "The cost of scrypt (RFC 7914).", .range(2...1 << 20))
    r = field("r", \.r, "The block size of scrypt.", .range(1...64))
    p = field("p", \.p, "The parallelization of scrypt.", .range(1...64))
    salt = field("salt", \.salt, "The salt, in base64.", .length(1...200))
    key = field("hash", \.key, "The scrypt key, in base64.", .length(1...200))
  }

  /// The hash; `nil` if its salt or key can't be read.
  var hash: PasswordHash? {
    guard let salt = Base64.standard.decode(salt), let decoded = Base64.standard.decode(key) else { return nil }
    return PasswordHash(scrypt: Scrypt(cost: n, blockSize: r, parallelization: p), salt: salt, key: decoded)
  }
}
