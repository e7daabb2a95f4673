internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Checks credentials with Apple through the host. If the host is late, disconnected or fails, no user is signed out.
extension Accounts {
  func state(at now: Timestamp) throws(Failure) -> AuthState {
    AuthState(try lastSession(), path: try path(at: now), secrets: secrets.place, at: now)
  }

  /// Asks the host for Apple's state of the credential, if a user is signed in. Concurrent requests share one host
  /// request.
  func validate(_ options: HostOptions, in context: Context) throws(Failure) -> Answer<Validation, Context> {
    guard let session = try current() else { return .now(Validation(state: try state(at: context.now), failure: nil)) }
    let inquiry = Inquiry(HostCredentialState(user: session.appleUser), options)
    return .asking(inquiry) { [self] (outcome, context) throws(Failure) in
      var failure: RefreshFailure?
      switch outcome {
      case .success(let answer): try note(answer.state, of: session, at: context.now)
      case .failure(let reason): failure = RefreshFailure(reason, at: context.now)
      }
      return Validation(state: try state(at: context.now), failure: failure)
    }
  }

  /// Checks the credential in the background, for no request.
  func validateUnasked(_ session: AppleSession) {
    host.askForItself(
      HostCredentialState(user: session.appleUser),
      keep: { [unowned self] (answer) throws(Failure) in try note(answer.state, of: session, at: dependencies.clock.now)
      })
  }

  /// Records Apple's state of a session's credential, unless the session has ended meanwhile.
  private func note(_ state: CredentialState, of asked: AppleSession, at now: Timestamp) throws(Failure) {
    guard var session = try current(), session.appleUser == asked.appleUser, session.startedAt == asked.startedAt else {
      return
    }
    let isNew = session.credentialState != state
    (session.credentialState, session.checkedAt) = (state, now)
    try sessions.set(session, (isNew ? ["credentialState"] : []) + ["checkedAt"], at: now)
    if let reason = state.end { try end(reason, at: now) }
  }
}
