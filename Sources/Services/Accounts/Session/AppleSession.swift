internal import Shape

/// The current session of a user who has signed in with Apple, or the last session that ended. It contains no secret.
struct AppleSession: Record {
  let user: UUID, appleUser: String, startedAt: Timestamp, verified: Bool
  /// The instant of Apple's last report about the credential.
  var checkedAt: Timestamp
  var credentialState: CredentialState
  var end: EndReason?
  var backend: BackendAuthentication?

  static let doc: StaticString = "The session of a user who has signed in with Apple."

  init(user: UUID, appleUser: String, verified: Bool, at now: Timestamp) {
    self.user = user
    self.appleUser = appleUser
    self.verified = verified
    (startedAt, checkedAt, credentialState) = (now, now, .authorized)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    user = field("user", \.user, "The id of the user's record.")
    appleUser = field("appleUser", \.appleUser, "The user's id at Apple.")
    startedAt = field("startedAt", \.startedAt, "The time when the user signed in.")
    verified = field("verified", \.verified, "`true` if the signature of the identity token was verified.")
    checkedAt = field("checkedAt", \.checkedAt, "The time of Apple's last report about the credential.")
    credentialState = field("credentialState", \.credentialState, "Apple's last report about the credential.")
    end = field("end", \.end, "The reason why the session ended; `null` while the session lasts.")
    backend = field("backend", \.backend, "The backend's authentication of the user; `null` without one.")
  }

  /// Returns the state of the backend's authentication.
  func backendState(at now: Timestamp) -> BackendState {
    guard end == nil, let backend else { return .none }
    return backend.expired || backend.expiresAt.map { $0 <= now } ?? false ? .expired : .valid
  }
}

/// The backend's authentication of a user. The token is a secret, and is stored in another place.
struct BackendAuthentication: Record {
  let number: Int, place: SecretPlace, expiresAt: Timestamp?
  /// A Boolean value that indicates whether the backend has replied with the status 401 since the authentication.
  var expired: Bool

  static let doc: StaticString = "The backend's authentication of a user."

  init(number: Int, place: SecretPlace, expiresAt: Timestamp?) {
    self.number = number
    self.place = place
    self.expiresAt = expiresAt
    expired = false
  }

  init<F: Fields<Self>>(_ field: inout F) {
    number = field("number", \.number, "The number of the exchange, which grows with each exchange of a credential.")
    place = field("place", \.place, "The place where the token is stored.")
    expiresAt = field(
      "expiresAt", \.expiresAt, "The time when the token expires; `null` if the backend has named no time.")
    expired = field("expired", \.expired, "`true` if the backend has refused the token.")
  }
}
