public import JWS
public import Ports
internal import RPC
internal import Shape
internal import Storage
public import Tenancy

/// The options of accounts that are set when the core starts.
public struct AccountOptions: Sendable {
  /// The bundle id of the app for which identity tokens must be issued.
  public var app = ""
  /// The keys that must have signed identity tokens; `nil` if the keys come from a host.
  public var keys: KeySet?
  /// The user that the backend of a test accepts without a token. Release builds have no option for it.
  public var testUser: String?

  public init() {}
}

/// The user who is signed in with Apple, and the authentication by the app's backend.
///
/// The cloud account owns the data. A user is a person who signs in to the app; several users can share one account.
public final class Accounts {
  let dependencies: Dependencies
  let options: AccountOptions
  let users: Records<UserDetails>
  let sessions: SessionStore
  let secrets: SecretStore
  private let paths: () -> any PathKeeper
  /// Returns the rules about users of all services.
  let services: () -> [UserRules]
  /// The credential of the last sign-in, until it is used or too old. It is stored only in memory.
  var credential: FreshCredential?
  /// A Boolean value that indicates whether a host may still store a token that this process no longer uses.
  var isSecretUnsure = false
  /// The keys that the host has sent.
  var hostKeys: KeySet?
  /// A Boolean value that indicates whether the signed-in user may have been deleted: by another device, or by a
  /// process that ended in the middle.
  var mayBeGone = true
  /// The users that were deleted since the last check of the session.
  var goneUsers: [UUID] = []
  /// A Boolean value that indicates whether the end of a deleted user's session could not be stored. Then it is stored
  /// after the next deletion or start.
  var isEndingPaused = false
  /// The ends of sessions that were not sent to subscribers yet.
  private var ended: [AuthEnded] = []

  var host: HostCalls { dependencies.host }

  /// A credential that was not sent to a backend yet.
  struct FreshCredential {
    let appleUser: String, token: Secret, code: Secret, at: Timestamp

    /// The lifetime of an authorization code, in milliseconds.
    static let lifetime = 300_000
  }

  /// - Parameters:
  ///   - paths: returns the service that knows the deployment path.
  ///   - services: returns the rules of all services about users.
  public init(
    _ dependencies: Dependencies, _ options: AccountOptions, paths: @escaping () -> any PathKeeper,
    services: @escaping () -> [UserRules]
  ) {
    self.dependencies = dependencies
    self.options = options
    self.paths = paths
    self.services = services
    users = Records(dependencies.stores, dependencies.ids)
    sessions = SessionStore(dependencies)
    secrets = SecretStore(dependencies)
    users.rules.naturalKey = { (details, _) in details.naturalKey() }
    users.rules.delete = { [unowned self] (user, context) throws(Failure) in
      // The deletions are changes of this device, even if the deletion of the user came from another device. The cloud
      // may have records that the other device had not seen.
      try removeRecords(of: user.uuid, in: Context(dependencies.stores, at: context.now))
      goneUsers.append(user.uuid)
    }
    users.rules.written = { [unowned self] (_, new, _, _) in
      if new == nil { (mayBeGone, isEndingPaused) = (true, false) }
    }
    dependencies.stores.whenUndone { [unowned self] in
      ended.removeAll()
      mayBeGone = true
    }
    dependencies.conversations.onServed { [unowned self] in tellOfEnds() }
  }

  func path(at now: Timestamp) throws(Failure) -> DeploymentPath { try paths().path(at: now) }

  // MARK: The end of a session

  /// Ends the current session, if there is one. Records stay, and secrets are deleted.
  func end(_ reason: EndReason, at now: Timestamp) throws(Failure) {
    credential = nil
    guard var session = try sessions.current() else { return }
    try forgetToken(of: session)
    session.end = reason
    session.backend = nil
    try sessions.set(session, ["signedIn", "user", "credentialState", "backend"], at: now)
    if hasListeners { ended.append(AuthEnded(user: session.user, reason: reason, at: now)) }
  }

  /// Deletes the backend's token from the host or the file that stores it.
  func forgetToken(of session: AppleSession) throws(Failure) {
    guard session.backend?.place == .host else {
      if try sessions.hasLeftSecret { deleteLeftSecret() }
      return try secrets.removeFromFile()
    }
    // The mark is set even if a host is connected. The next host that can delete secrets is asked again.
    try sessions.setLeftSecret(true)
    deleteLeftSecret()
  }

  /// Handles a host that was asked to store a token and has not confirmed it. The host may still store the token after
  /// its answer to a deletion.
  func forgetUnsureSecret(_ failure: Failure) throws(Failure) {
    isSecretUnsure = failure.code != .hostError
    if try sessions.current()?.backend?.place != .host { deleteLeftSecret() }
  }

  private func deleteLeftSecret() {
    secrets.deleteFromHost { [unowned self] () throws(Failure) in
      // Another token may have been stored meanwhile.
      if !isSecretUnsure, try sessions.current()?.backend?.place != .host { try sessions.setLeftSecret(false) }
    }
  }

  private var listeners: [Conversation] { dependencies.listeners(AuthModule.name, CompanyScope.account) }
  private var hasListeners: Bool { !listeners.isEmpty }

  private func tellOfEnds() {
    if ended.isEmpty { return }
    for end in ended { for listener in listeners { listener.notify(end) } }
    ended.removeAll()
  }

  // MARK: Hosts and accounts that come and go

  /// Handles the capabilities of a host: validates the credential, and deletes the secrets of ended sessions.
  public func hostOffered(_ names: [String]) {
    let (asksState, deletes) = (
      names.contains("\(HostCredentialState.name)"), names.contains("\(HostDeleteSecret.name)")
    )
    guard asksState || deletes else { return }
    // An unreadable session is no reason to refuse a host's capabilities.
    guard let session = try? lastSession() else { return }
    if asksState, session.end == nil { validateUnasked(session) }
    if deletes, (try? sessions.hasLeftSecret) == true, session.backend?.place != .host { deleteLeftSecret() }
  }

  /// The rules for a change of the account: deletes data that another account must not get.
  var accountRules: AccountRules {
    AccountRules(
      left: { [unowned self] (_) throws(Failure) in
        if try sessions.current()?.backend?.place == .host { secrets.deleteFromHost { () throws(Failure) in } }
      }, gone: { [unowned self] () throws(Failure) in credential = nil })
  }
}
