internal import RPC
internal import Shape
internal import Tenancy

/// The notification `access.signedOut`, which subscribers of the access service get.
struct SignedOut: Notification {
  let company: CompanyID, user: UUID, reason: Reason, at: Timestamp

  static let name: StaticString = "access.signedOut"
  static let doc: StaticString =
    "Sent when a user's session in a company ends, also if it has expired. Only conversations that have subscribed to the access service (`events.subscribe`) get it."

  /// The reason why a session ended.
  enum Reason: String, Choice {
    case signedOut, replaced, passwordReset, revoked, companyDeleted, idle, expired

    static let spellings = Spellings<Reason>()
  }

  init(company: UUID, user: UUID, reason: Reason, at: Timestamp) {
    self.company = CompanyID(company)
    self.user = user
    self.reason = reason
    self.at = at
  }

  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The id of the company.")
    user = field("user", \.user, "The id of the user who was signed in.")
    reason = field(
      "reason", \.reason,
      """
      The reason why the session ended. signedOut: the user signed out. replaced: another user signed in. passwordReset: the password was \
      reset. revoked: the user's rights were revoked. companyDeleted: the company was deleted. idle: no request was sent for \
      settings.idleMinutes. expired: the session has lasted for settings.sessionHours.
      """)
    at = field("at", \.at, "The time when the session ended.")
  }
}
