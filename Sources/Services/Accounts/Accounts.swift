public import JWS
public import Ports
internal import RPC
internal import Shape
internal import Storage
public import Tenancy

/// What the accounts are told when the core starts.
public struct AccountOptions: Sendable {
  /// The app that identity tokens must be for.
  public var app = ""
  /// The keys that identity tokens must be signed with; `nil` where a host may know them.
  public var keys: KeySet?
  /// The user whom the backend of a test takes without a token. Builds for use have no option for it.
  public var testUser: String?

  public init() {}
}

/// Who has signed in with Apple, and what the app's backend accepts from them.
///
/// The cloud account owns the data. A user is a person who signs in to the app; several users can share one account.
public final class Accounts {
  let dependencies: Dependencies
  let options: AccountOptions
  let users: Records<UserDetails>
  let sessions: SessionStore
  let secrets: SecretStore
  private let paths: () -> any PathKeeper
  /// What the services do about users.
  let services: () -> [UserRules]
  /// The credential of the last sign-in, until it is used or too old: in memory alone.
  var credential: FreshCredential?
  /// A Boolean value that indicates whether a host may be storing a token that this process has given up.
  var isSecretUnsure = false
  /// The keys that the host has told.
  var hostKeys: KeySet?
  /// A Boolean value that indicates whether the user who is signed in may have been deleted: by another device, or by a process that ended
  /// in the middle.
  var mayBeGone = true
  /// The users that were deleted since the last such look.
  var goneUsers: [UUID] = []
  /// A Boolean value that indicates whether the end of such a session could not be stored, and waits for another deletion or a start.
  var isEndingPaused = false
  /// Sessions that have ended, and nobody was told yet.
  private var ended: [AuthEnded] = []

  var host: HostCalls { dependencies.host }

  /// A credential that no backend has got yet.
  struct FreshCredential {
    let appleUser: String, token: Secret, code: Secret, at: Timestamp

    /// For how long an authorization code can be used, in milliseconds.
    static let lifetime = 300_000
  }

  /// - Parameters:
  ///   - paths: knows where the app's data is.
  ///   - services: what all services do about users.
  public init(
    _ dependencies: Dependencies, _ options: AccountOptions, paths: @escaping () -> any PathKeeper, services: @escaping () -> [UserRules]
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
      // The deletions are this device's own, also if that of the user has arrived: the cloud may have records that the other device had not
      // seen.
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

  // MARK: How a session ends

  /// Ends the session, if one lasts. Records stay; secrets go.
  func end(_ reason: EndReason, at now: Timestamp) throws(Failure) {
    credential = nil
    guard var session = try sessions.current() else { return }
    try forgetToken(of: session)
    session.end = reason
    session.backend = nil
    try sessions.set(session, ["signedIn", "user", "credentialState", "backend"], at: now)
    if hasListeners { ended.append(AuthEnded(user: session.user, reason: reason, at: now)) }
  }

  /// Deletes the backend's token, where it is.
  func forgetToken(of session: AppleSession) throws(Failure) {
    guard session.backend?.place == .host else {
      if try sessions.hasLeftSecret { deleteLeftSecret() }
      return try secrets.removeFromFile()
    }
    // Whether the host is there or not: it is asked again when one offers it.
    try sessions.setLeftSecret(true)
    deleteLeftSecret()
  }

  /// The host was to store a token, and did not say that it has. It may still do so, behind its answer to a deletion.
  func forgetUnsureSecret(_ failure: Failure) throws(Failure) {
    isSecretUnsure = failure.code != .hostError
    if try sessions.current()?.backend?.place != .host { deleteLeftSecret() }
  }

  private func deleteLeftSecret() {
    secrets.deleteFromHost { [unowned self] () throws(Failure) in
      // Another may have been stored meanwhile.
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

  // MARK: What hosts and accounts that come and go mean

  /// A host has said what it offers: the credential is validated, and what is left of sessions that ended is deleted.
  public func hostOffered(_ names: [String]) {
    let (asksState, deletes) = (names.contains("\(HostCredentialState.name)"), names.contains("\(HostDeleteSecret.name)"))
    guard asksState || deletes else { return }
    // What can't be read is no reason to refuse what a host offers.
    guard let session = try? lastSession() else { return }
    if asksState, session.end == nil { validateUnasked(session) }
    if deletes, (try? sessions.hasLeftSecret) == true, session.backend?.place != .host { deleteLeftSecret() }
  }

  /// What other accounts do not learn, as the directory goes over to one.
  var accountRules: AccountRules {
    AccountRules(
      left: { [unowned self] (_) throws(Failure) in
        if try sessions.current()?.backend?.place == .host { secrets.deleteFromHost { () throws(Failure) in } }
      }, gone: { [unowned self] () throws(Failure) in credential = nil })
  }
}
