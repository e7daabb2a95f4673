public import JWS
public import Ports
internal import RPC
internal import Shape
internal import Storage
public import Tenancy

/// The options for sign-ins with Apple, which are set when the core starts.
public struct AccountOptions: Sendable {
  /// The bundle id of the app for which identity tokens must be issued.
  public var app = ""
  /// The keys with which identity tokens must be signed; `nil` if a host provides the keys.
  public var keys: KeySet?
  /// The user that a test's backend accepts without a token. Release builds have no option for this.
  public var testUser: String?

  public init() {}
}

/// The service of sign-ins with Apple, and of the user's authentication by the app's backend.
///
/// The account of the cloud owns the data. A user is a person who signs in to the app. Several users can share one
/// account.
public final class Accounts {
  let dependencies: Dependencies
  let options: AccountOptions
  let users: Records<UserDetails>
  let sessions: SessionStore
  let secrets: SecretStore
  private let paths: () -> any PathKeeper
  /// Returns the rules of all services for the deletion of users.
  let services: () -> [UserRules]
  /// The credential of the last sign-in, until it was used or is too old. It is only in memory.
  var credential: FreshCredential?
  /// A Boolean value that indicates whether a host may still store a token that this process does not use any more.
  var isSecretUnsure = false
  /// The keys that the host has sent.
  var hostKeys: KeySet?
  /// A Boolean value that indicates whether the signed-in user may have been deleted. Another device may have deleted
  /// the user, or a process ended while it deleted the user.
  var mayBeGone = true
  /// The users that were deleted since the last check of the session.
  var goneUsers: [UUID] = []
  /// A Boolean value that indicates whether the end of a deleted user's session could not be stored. The next deletion
  /// or start then stores the end.
  var isEndingPaused = false
  /// The ends of sessions of which subscribers were not notified yet.
  private var ended: [AuthEnded] = []

  var host: HostCalls { dependencies.host }

  /// The credential of a sign-in that was not sent to a backend yet.
  struct FreshCredential {
    let appleUser: String, token: Secret, code: Secret, at: Timestamp

    /// The lifetime of an authorization code, in milliseconds.
    static let lifetime = 300_000
  }

  /// - Parameters:
  ///   - paths: returns the service that knows the deployment path.
  ///   - services: returns the rules of all services for the deletion of users.
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
      // The deletions of a user's records are changes of this device, even if another device deleted the user. The
      // cloud may have records of the user that the other device had not seen.
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

  /// Ends the current session, if there is one. The user's records stay, and the secrets are deleted.
  func end(_ reason: EndReason, at now: Timestamp) throws(Failure) {
    credential = nil
    guard var session = try sessions.current() else { return }
    try forgetToken(of: session)
    session.end = reason
    session.backend = nil
    try sessions.set(session, ["signedIn", "user", "credentialState", "backend"], at: now)
    if hasListeners { ended.append(AuthEnded(user: session.user, reason: reason, at: now)) }
  }

  /// Deletes the backend's token from the host, or from the file of the core.
  func forgetToken(of session: AppleSession) throws(Failure) {
    guard session.backend?.place == .host else {
      if try sessions.hasLeftSecret { deleteLeftSecret() }
      return try secrets.removeFromFile()
    }
    // The mark is set even if a host is connected. If this host does not delete the token, the next host is asked.
    try sessions.setLeftSecret(true)
    deleteLeftSecret()
  }

  /// Handles a host that was asked to store a token and has not confirmed it. Such a host may store the token even
  /// after it has confirmed a deletion.
  func forgetUnsureSecret(_ failure: Failure) throws(Failure) {
    isSecretUnsure = failure.code != .hostError
    if try sessions.current()?.backend?.place != .host { deleteLeftSecret() }
  }

  private func deleteLeftSecret() {
    secrets.deleteFromHost { [unowned self] () throws(Failure) in
      // Another token may have been stored while the host deleted this one. Then the mark stays.
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

  /// Handles the capabilities that a host offers: checks the credential with Apple, and deletes the secrets of ended
  /// sessions.
  public func hostOffered(_ names: [String]) {
    let (asksState, deletes) = (
      names.contains("\(HostCredentialState.name)"), names.contains("\(HostDeleteSecret.name)")
    )
    guard asksState || deletes else { return }
    // If the session can't be read, the host's capabilities must still be accepted.
    guard let session = try? lastSession() else { return }
    if asksState, session.end == nil { validateUnasked(session) }
    if deletes, (try? sessions.hasLeftSecret) == true, session.backend?.place != .host { deleteLeftSecret() }
  }

  /// The rules for a change of the data directory's account: data that another account must not get is deleted.
  var accountRules: AccountRules {
    AccountRules(
      left: { [unowned self] (_) throws(Failure) in
        if try sessions.current()?.backend?.place == .host { secrets.deleteFromHost { () throws(Failure) in } }
      }, gone: { [unowned self] () throws(Failure) in credential = nil })
  }
}
