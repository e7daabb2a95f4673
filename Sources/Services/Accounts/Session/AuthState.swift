internal import Ports
internal import RPC
internal import Shape

/// Who is signed in, and how that stands.
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
    signedIn = field("signedIn", \.signedIn, "Whether a user is signed in.")
    user = field("user", \.user, "The user: a record of users; null where nobody is signed in.")
    path = field("path", \.path, "Where the app's data is, as policy.deployment.get answers it.")
    secrets = field("secrets", \.secrets, "Where the backend's token is stored, or would be: with the host, or in a file of the core.")
    credentialState = field(
      "credentialState", \.credentialState, "What Apple said last of the credential, also of a session that has ended; null before any.")
    checkedAt = field("checkedAt", \.checkedAt, "When Apple said so. The session lasts, however old that is.")
    backend = field("backend", \.backend, "How the backend's authentication of the user stands.")
  }
}
