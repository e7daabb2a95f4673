internal import Ports
internal import RPC
internal import Shape

/// The user who is signed in, and the state of the session.
struct AuthState: Record {
  let signedIn: Bool, user: UUID?, path: DeploymentPath, secrets: SecretPlace, credentialState: CredentialState?,
    checkedAt: Timestamp?
  let backend: BackendState

  static let doc: StaticString =
    "The state of the session: the user who is signed in with Apple, and the backend's authentication."

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
    signedIn = field("signedIn", \.signedIn, "`true` if a user is signed in.")
    user = field("user", \.user, "The id of the user's record (`users.get`); `null` if no user is signed in.")
    path = field(
      "path", \.path,
      "The deployment path, which decides where the app's data is stored. It is the same as `path` in the result of `policy.deployment.get`."
    )
    secrets = field(
      "secrets", \.secrets,
      "The place where the backend's token is or will be stored. host: with the host, such as in a keychain. file: in the core's own data on the device."
    )
    credentialState = field(
      "credentialState", \.credentialState,
      "Apple's last report about the state of the credential; `null` before the first report. The report stays after the session has ended."
    )
    checkedAt = field(
      "checkedAt", \.checkedAt,
      "The time of Apple's last report about the credential; `null` before the first report. An old report does not end the session."
    )
    backend = field(
      "backend", \.backend,
      "The state of the backend's authentication of the user. none: the backend has not authenticated the user. valid: the backend accepts the user. expired: the backend must authenticate the user again."
    )
  }
}
