internal import Ports
internal import RPC
internal import Shape

/// The user who is signed in, and the state of the session.
struct AuthState: Record {
  let signedIn: Bool, user: UUID?, path: DeploymentPath, secrets: SecretPlace, credentialState: CredentialState?, checkedAt: Timestamp?
  let backend: BackendState

  static let doc: StaticString = "The state of the session: the user who is signed in with Apple, and the backend's authentication."

  init(_ session: AppleSession?, path: DeploymentPath, secrets: SecretPlace, at now: Timestamp) {
    signedIn = session.map { $0.end == nil } ?? false
    user = session.flatMap { $0.end == nil ? $0.user : nil }
    self.path = path
    self.secrets = session?.backend?.place ?? secrets
    credentialState = session?.credentialState
    checkedAt = session?.checkedAt
    backend = session?.backendState(at: now) ?? .none
  }

  init<F: Fields<Self>>(_ field: inout F) {
    signedIn = field("signedIn", \.signedIn, "true if a user is signed in.")
    user = field("user", \.user, "The id of the user, a record of users; null if none is signed in.")
    path = field("path", \.path, "The place of the app's data, as in policy.deployment.get.")
    secrets = field("secrets", \.secrets, "The place of the backend's token, now or in future: with the host, or in a file of the core.")
    credentialState = field(
      "credentialState", \.credentialState,
      "Apple's last report about the credential, also for a session that has ended; null before the first.")
    checkedAt = field("checkedAt", \.checkedAt, "The time of that report. The session lasts, however old the report is.")
    backend = field("backend", \.backend, "The state of the backend's authentication of the user.")
  }
}
