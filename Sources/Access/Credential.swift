internal import Crypto
internal import Kernel
internal import Shape

/// What somebody proves who they are with. Never a part of events, exports or shares; of the password there is the scrypt key alone.
struct Credential {
  let company: UUID
  let user: UUID
  let username: Username
  let secret: PasswordKey
  let createdAt: Timestamp
  let changedAt: Timestamp

  var answer: CredentialAnswer {
    CredentialAnswer(company: CompanyID(company), user: user, username: username.text, createdAt: createdAt, changedAt: changedAt)
  }

  /// The same with another password.
  func changed(to secret: PasswordKey, at now: Timestamp) -> Credential {
    Credential(company: company, user: user, username: username, secret: secret, createdAt: createdAt, changedAt: now)
  }
}

/// The key that a password is kept as, and how it was made.
struct PasswordKey {
  let scrypt: Scrypt
  let salt: [UInt8]
  let key: [UInt8]

  /// In bytes; what a key of 256 bits needs.
  static let length = 32
  /// In words of eight bytes.
  static let saltWords = 2

  /// The key of a password as new ones are kept; empty when there is not enough memory for it. Slow, by design.
  static func bytes(of password: Password, _ salt: [UInt8]) -> [UInt8] {
    Scrypt.standard.key(password: password.bytes, salt: salt, count: length) ?? []
  }

  /// What the password of a name is compared with that nobody has: nothing makes it.
  static let nobodys = PasswordKey(
    scrypt: .standard, salt: [UInt8](repeating: 0, count: 8 * saltWords), key: [UInt8](repeating: 0, count: length))

  /// Whether a password makes the same key. Slow, by design: for any thread but the loop's.
  func isMade(by password: Password) -> Bool {
    guard let made = scrypt.key(password: password.bytes, salt: salt, count: key.count) else { return false }
    return Secrets.areEqual(made, key)
  }
}

/// What is answered of credentials.
struct CredentialAnswer: Record {
  let company: CompanyID, user: UUID, username: String, createdAt: Timestamp, changedAt: Timestamp

  static let recordName = "Credential"
  static let doc: StaticString = "What somebody signs in with. The password is never told, to nobody."

  init(company: CompanyID, user: UUID, username: String, createdAt: Timestamp, changedAt: Timestamp) {
    self.company = company
    self.user = user
    self.username = username
    self.createdAt = createdAt
    self.changedAt = changedAt
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    company = field("company", \.company, "The company.")
    user = field("user", \.user, "Whose they are.")
    username = field("username", \.username, "The name to sign in with; it never changes.")
    createdAt = field("createdAt", \.createdAt, "When they were made.")
    changedAt = field("changedAt", \.changedAt, "When the password was last changed.")
  }
}
