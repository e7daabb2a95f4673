internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// What somebody proves who they are with. Never a part of events, exports or shares; of the password there is its hash alone.
struct Credential {
  let company: UUID
  let user: UUID
  let username: Username
  let hash: PasswordHash
  let createdAt: Timestamp
  let changedAt: Timestamp

  var answer: CredentialAnswer {
    CredentialAnswer(company: CompanyID(company), user: user, username: username.text, createdAt: createdAt, changedAt: changedAt)
  }

  /// The same of the same user under the id that they have now.
  func present(in stores: Stores) throws(Failure) -> Credential {
    Credential(
      company: company, user: try stores.present(user), username: username, hash: hash, createdAt: createdAt, changedAt: changedAt)
  }

  /// The same with another password.
  func changed(to hash: PasswordHash, at now: Timestamp) -> Credential {
    Credential(company: company, user: user, username: username, hash: hash, createdAt: createdAt, changedAt: now)
  }
}
