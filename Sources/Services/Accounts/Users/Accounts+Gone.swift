public import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Users who are deleted on this device, or on another device of the account, from which the deletion arrives.
extension Accounts {
  /// Returns the current session. The session of a deleted user has ended, even if its end is not stored yet.
  func current() throws(Failure) -> AppleSession? {
    guard let session = try sessions.current() else { return nil }
    return try isGone(session.user) ? nil : session
  }

  /// Returns the ids of the current or last user. No id may leave the device in clear text.
  public func identities() throws(Failure) -> [String] {
    try sessions.last().map { ["\($0.user)", $0.appleUser] } ?? []
  }

  /// Returns the current session, or the last one that ended.
  func lastSession() throws(Failure) -> AppleSession? {
    guard var session = try sessions.last() else { return nil }
    if session.end == nil, try isGone(session.user) { (session.end, session.backend) = (.deleted, nil) }
    return session
  }

  private func isGone(_ user: UUID) throws(Failure) -> Bool {
    guard mayBeGone else { return false }
    return try users.findIfThere(ID(user), in: Context(dependencies.stores, at: dependencies.clock.now)) == nil
  }

  /// Deletes the services' records of a user, and then the user. Each store has its own commit. After a crash in
  /// between, the request can be repeated.
  func forget(_ user: UUID, in context: Context) throws(Failure) {
    let stores = dependencies.stores
    if try users.findIfThere(ID(user), in: context) != nil {
      _ = try users.delete(ID(user), expect: nil, in: context)
    } else {
      // An older program has deleted the user, and may have left records.
      try removeRecords(of: user, in: context)
    }
    try stores.commit()
    try end(.deleted, at: context.now)
    try stores.idempotency.forget(user: user, .device)
    // The result of the deleting request is stored later, and returned to its repeats.
    goneUsers.removeAll { $0 == user }
  }

  /// Deletes the services' records of a user, and the results for idempotency keys in the same file. Called with the
  /// deletion of the user's record, whether or not the user is signed in.
  func removeRecords(of user: UUID, in context: Context) throws(Failure) {
    for service in services() { try service.removed(user, context) }
    try dependencies.stores.idempotency.forget(user: user, .private)
  }

  /// Ends the session of a user whose deletion has arrived, and deletes the data of deleted users in other files.
  func endIfGone() throws(Failure) {
    let stores = dependencies.stores
    if let session = try sessions.current(), try isGone(session.user) {
      try forget(session.user, in: Context(stores, at: dependencies.clock.now))
      try stores.commit()
    }
    // The ids of users whose deletion had arrived are lost when a process ends. A session that ended as `deleted` has
    // no results left.
    let former = try sessions.last().flatMap { $0.end == .deleted ? nil : [$0.user] } ?? []
    for user in goneUsers + former where try isGone(user) { try stores.idempotency.forget(user: user, .device) }
    try stores.commit()
    goneUsers.removeAll()
    mayBeGone = false
  }

  /// The chore that does this in the next idle moment.
  var endingOfGone: Chore {
    Chore(
      isWanted: { [unowned self] in mayBeGone && !isEndingPaused },
      step: { [unowned self] () throws(Failure) in
        // This is a write, so live queries are notified.
        dependencies.stores.beginWrite()
        try endIfGone()
        dependencies.stores.endWrite()
      },
      // Until its end is stored, the session counts as ended.
      pause: { [unowned self] in isEndingPaused = true })
  }
}
