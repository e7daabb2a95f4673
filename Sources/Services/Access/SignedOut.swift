internal import RPC
internal import Shape
internal import Tenancy

/// The notification `access.signedOut` to subscribers of this service.
struct SignedOut: Notification {
  let company: CompanyID, user: UUID, reason: Reason, at: Timestamp

  static let name: StaticString = "access.signedOut"
  static let doc: StaticString =
    "Sent to conversations that have subscribed to the access service (events.subscribe) when a user's session in a company ends, also if it has expired."

  /// The reason that a session ends.
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
    company = field("company", \.company, "The company.")
    user = field("user", \.user, "The user who was signed in.")
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
