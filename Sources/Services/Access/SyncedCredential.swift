internal import Crypto
internal import Shape
internal import Storage
internal import Tenancy

/// Credentials on their way to the account's other devices. Of the password there is its hash alone.
struct SyncedCredential: Record {
  let id: UUID, company: CompanyID, user: UUID, username: String, n: Int, r: Int, p: Int, salt: String, hash: String
  let createdAt: Timestamp, changedAt: Timestamp

  static let kind: StaticString = "credential"
  static let doc: StaticString = "What somebody signs in with."
  /// What another password changes.
  static let changing = ["n", "r", "p", "salt", "hash", "changedAt"]

  init(_ credential: Credential) {
    (id, company, user, username) = (credential.id, CompanyID(credential.company), credential.user, credential.username.text)
    let scrypt = credential.hash.scrypt
    (n, r, p) = (scrypt.cost, scrypt.blockSize, scrypt.parallelization)
    (salt, hash) = (Base64.standard.encode(credential.hash.salt), Base64.standard.encode(credential.hash.key))
    (createdAt, changedAt) = (credential.createdAt, credential.changedAt)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "What they are known by.")
    company = field("company", \.company, "The company.")
    user = field("user", \.user, "Whose they are.")
    username = field("username", \.username, "The name to sign in with.", .length(1...200))
    n = field("n", \.n, "The cost of scrypt (RFC 7914).", .range(2...1 << 20))
    r = field("r", \.r, "Its block size.", .range(1...64))
    p = field("p", \.p, "Its parallelization.", .range(1...64))
    salt = field("salt", \.salt, "The salt, in base64.", .length(1...200))
    hash = field("hash", \.hash, "The key, in base64.", .length(1...200))
    createdAt = field("createdAt", \.createdAt, "When they were made.")
    changedAt = field("changedAt", \.changedAt, "When the password was last changed.")
  }

  /// nil for what no password can be proven with.
  var credential: Credential? {
    guard let salt = Base64.standard.decode(salt), let key = Base64.standard.decode(hash) else { return nil }
    return Credential(
      company: company.uuid, user: user, username: Username(stored: username),
      hash: PasswordHash(scrypt: Scrypt(cost: n, blockSize: r, parallelization: p), salt: salt, key: key), createdAt: createdAt,
      changedAt: changedAt)
  }
}
