internal import Shape
internal import Tenancy

/// What may be shown of credentials.
struct CredentialAnswer: Record {
  let company: CompanyID, user: UUID, username: String, createdAt: Timestamp, changedAt: Timestamp

  static let recordName = "Credential"
  static let doc: StaticString = "What somebody signs in with. Never includes the password."
}

extension CredentialAnswer {
  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The company.")
    user = field("user", \.user, "Whose they are.")
    username = field("username", \.username, "The name to sign in with; it never changes.")
    createdAt = field("createdAt", \.createdAt, "When they were made.")
    changedAt = field("changedAt", \.changedAt, "When the password was last changed.")
  }
}
