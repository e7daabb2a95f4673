internal import Shape
internal import Tenancy

/// The members of credentials that methods may return: all except the hash of the password.
struct CredentialAnswer: Record {
  let company: CompanyID, user: UUID, username: String, createdAt: Timestamp, changedAt: Timestamp

  static let recordName = "Credential"
  static let doc: StaticString = "The credentials of a user: the username and two dates, but never the password."
}

extension CredentialAnswer {
  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The id of the company that the credentials are for.")
    user = field("user", \.user, "The id of the user who signs in with these credentials.")
    username = field("username", \.username, "The username to sign in with. It never changes.")
    createdAt = field("createdAt", \.createdAt, "The time when the credentials were created.")
    changedAt = field("changedAt", \.changedAt, "The time when the password was last changed.")
  }
}
