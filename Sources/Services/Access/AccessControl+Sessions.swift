internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// How sessions end, and who is told.
extension AccessControl {
  /// Ends the sessions in a company, if there are any, for all conversations.
  /// - Parameter user: whose they must be; nil for anybody's.
  func endSessions(of user: UUID? = nil, in company: UUID, _ reason: SignedOut.Reason, at now: Timestamp) throws(Failure) {
    for realm in sessions.realms { try endSession(of: user, in: company, realm: realm, reason, at: now) }
  }

  /// Ends the session of a realm in a company, if there is one.
  /// - Parameter user: whose it must be; nil for anybody's.
  func endSession(
    of user: UUID? = nil, in company: UUID, realm: Int, _ reason: SignedOut.Reason, at now: Timestamp
  ) throws(Failure) {
    guard let session = try sessions.holder(in: company, of: realm), user.map({ $0 == session.user }) ?? true else { return }
    try sessions.end(in: company, of: realm)
    noteEnd(of: session, in: company, realm: realm, reason, at: now)
  }

  /// Whoever was signed in is so no longer: subscribers are told behind the reply.
  func noteEnd(of session: OpenSession, in company: UUID, realm: Int, _ reason: SignedOut.Reason, at now: Timestamp) {
    guard dependencies.listeners(AccessModule.name, company).contains(where: { $0.realm == realm }) else { return }
    let ended: SignedOut.Reason? = session.end > now.milliseconds ? nil : session.endsByIdleness ? .idle : .expired
    signedOut.append((SignedOut(company: company, user: session.user, reason: ended ?? reason, at: now), realm))
  }

  /// Tells of sessions that have ended, and ends those whose time is up while somebody listens: live queries of the company answer it, too.
  func watchSessions() {
    let conversations = dependencies.conversations
    conversations.onServed { [unowned self] in
      for (one, realm) in signedOut {
        for listener in dependencies.listeners(AccessModule.name, one.company.uuid) where listener.realm == realm { listener.notify(one) }
      }
      signedOut.removeAll()
    }
    conversations.onDone { [unowned self] in sessions.forgetRealm($0.realm) }
    dependencies.stores.whenUndone { [unowned self] in signedOut.removeAll() }
    var lastTry = 0
    conversations.add(
      Alarm(
        delay: { [unowned self] in
          let clock = dependencies.clock
          guard let end = try? sessions.nextEnd({ clock.remaining(until: $0) == 0 }), end < .max else { return nil }
          let rest = clock.remaining(until: end)
          // What had ended at the last try and is still there could not be closed, as on a full disk: it is not tried all the time.
          return rest == 0 && end <= lastTry ? clock.remaining(until: lastTry + AccessControl.patience) : rest
        },
        ring: { [unowned self] () throws(Failure) in
          let now = dependencies.clock.now
          lastTry = now.milliseconds
          for (company, realm) in try sessions.ended(at: now) { try endSession(in: company, realm: realm, .expired, at: now) }
        }))
  }

  /// In milliseconds.
  private static let patience = 10_000
}
