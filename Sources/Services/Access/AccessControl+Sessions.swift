internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Ends sessions, and notifies subscribers of the ends.
extension AccessControl {
  /// Ends the sessions in a company, if there are any, for all conversations.
  /// - Parameter user: the user whose sessions end; `nil` for any user.
  func endSessions(of user: UUID? = nil, in company: UUID, _ reason: SignedOut.Reason, at now: Timestamp)
    throws(Failure)
  {
    for realm in sessions.realms { try endSession(of: user, in: company, realm: realm, reason, at: now) }
  }

  /// Ends the session in a company for one realm, if there is one. A realm is a group of conversations with the same
  /// sign-ins.
  /// - Parameter user: the user whose session ends; `nil` for any user.
  func endSession(
    of user: UUID? = nil, in company: UUID, realm: Int, _ reason: SignedOut.Reason, at now: Timestamp
  ) throws(Failure) {
    guard let session = try sessions.holder(in: company, of: realm), user.map({ $0 == session.user }) ?? true else {
      return
    }
    try sessions.end(in: company, of: realm)
    noteEnd(of: session, in: company, realm: realm, reason, at: now)
  }

  /// Records the end of a session, so that subscribers are notified after the reply.
  func noteEnd(of session: OpenSession, in company: UUID, realm: Int, _ reason: SignedOut.Reason, at now: Timestamp) {
    guard dependencies.listeners(AccessModule.name, company).contains(where: { $0.realm == realm }) else { return }
    let ended: SignedOut.Reason? = session.end > now.milliseconds ? nil : session.endsByIdleness ? .idle : .expired
    signedOut.append((SignedOut(company: company, user: session.user, reason: ended ?? reason, at: now), realm))
  }

  /// Registers hooks that notify subscribers of sessions that have ended. While a conversation has subscribed, an alarm
  /// also ends expired sessions, which updates the live queries of the company.
  func watchSessions() {
    let conversations = dependencies.conversations
    conversations.onServed { [unowned self] in
      for (one, realm) in signedOut {
        for listener in dependencies.listeners(AccessModule.name, one.company.uuid) where listener.realm == realm {
          listener.notify(one)
        }
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
          // If the end of a session could not be stored, as on a full disk, the session still exists. Then the next
          // attempt waits, so that the core does not try all the time.
          return rest == 0 && end <= lastTry ? clock.remaining(until: lastTry + AccessControl.patience) : rest
        },
        ring: { [unowned self] () throws(Failure) in
          let now = dependencies.clock.now
          lastTry = now.milliseconds
          for (company, realm) in try sessions.ended(at: now) {
            try endSession(in: company, realm: realm, .expired, at: now)
          }
        }))
  }

  /// The wait between two attempts to end a session, in milliseconds.
  private static let patience = 10_000
}
