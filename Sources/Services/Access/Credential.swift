internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The credentials of a user. Events, exports and shares never contain them. Only a hash of the password is stored.
struct Credential {
  let company: UUID
  let user: UUID
  let username: Username
  let hash: PasswordHash
  let createdAt: Timestamp
  let changedAt: Timestamp

  var answer: CredentialAnswer {
    CredentialAnswer(
      company: CompanyID(company), user: user, username: username.text, createdAt: createdAt, changedAt: changedAt)
  }

  /// Returns the same credentials, with the current id of the user.
  func present(in stores: Stores) throws(Failure) -> Credential {
    Credential(
      company: company, user: try stores.present(user), username: username, hash: hash, createdAt: createdAt,
      changedAt: changedAt)
  }

  /// Returns the same credentials, with the hash of another password.
  func changed(to hash: PasswordHash, at now: Timestamp) -> Credential {
    Credential(company: company, user: user, username: username, hash: hash, createdAt: createdAt, changedAt: now)
  }
}
