internal import RPC
internal import Shape
internal import Tenancy

/// `access.signedOut`, which subscribers to this service are sent.
struct SignedOut: Notification {
  let company: CompanyID, user: UUID, reason: Reason, at: Timestamp

  static let name: StaticString = "access.signedOut"
  static let doc: StaticString =
    "Sent to subscribers (events.subscribe) to the access service when somebody is signed in to a company no longer, be it by time alone."

  /// Why a session ends.
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
    user = field("user", \.user, "Who was signed in.")
    reason = field(
      "reason", \.reason,
      """
      They have signed out, somebody else has signed in (replaced), their password was reset, their rights were revoked, or the \
      company was deleted (companyDeleted); nothing was done for settings.idleMinutes (idle), or settings.sessionHours are over (expired).
      """)
    at = field("at", \.at, "When.")
  }
}
