public import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Deletes users. The deletion is made on this device, or it arrives from another device of the account.
extension Accounts {
  /// Returns the current session, or `nil` if its user was deleted. The end of a deleted user's session may not be
  /// stored yet.
  func current() throws(Failure) -> AppleSession? {
    guard let session = try sessions.current() else { return nil }
    return try isGone(session.user) ? nil : session
  }

  /// Returns the ids of the current user, or of the last one. They must not leave the device in clear text.
  public func identities() throws(Failure) -> [String] {
    try sessions.last().map { ["\($0.user)", $0.appleUser] } ?? []
  }

  /// Returns the current session, or the last session that ended.
  func lastSession() throws(Failure) -> AppleSession? {
    guard var session = try sessions.last() else { return nil }
    if session.end == nil, try isGone(session.user) { (session.end, session.backend) = (.deleted, nil) }
    return session
  }

  private func isGone(_ user: UUID) throws(Failure) -> Bool {
    guard mayBeGone else { return false }
    return try users.findIfThere(ID(user), in: Context(dependencies.stores, at: dependencies.clock.now)) == nil
  }

  /// Deletes the records that services have of a user, then the user, and then the session. Each store has its own
  /// commit. After a crash between the commits, the request can be repeated.
  func forget(_ user: UUID, in context: Context) throws(Failure) {
    let stores = dependencies.stores
    if try users.findIfThere(ID(user), in: context) != nil {
      _ = try users.delete(ID(user), expect: nil, in: context)
    } else {
      // An older program may have deleted the user's record without the user's other records.
      try removeRecords(of: user, in: context)
    }
    try stores.commit()
    try end(.deleted, at: context.now)
    try stores.idempotency.forget(user: user, .device)
    // The result of the request that deletes the user is stored later, so that a repeat of the request gets it.
    goneUsers.removeAll { $0 == user }
  }

  /// Deletes the records that services have of a user, and the results for idempotency keys in the same store. Called
  /// when the user's record is deleted, whether or not the user is signed in.
  func removeRecords(of user: UUID, in context: Context) throws(Failure) {
    for service in services() { try service.removed(user, context) }
    try dependencies.stores.idempotency.forget(user: user, .private)
  }

  /// Ends the session of a user whose deletion has arrived, and deletes the data of deleted users in other stores.
  func endIfGone() throws(Failure) {
    let stores = dependencies.stores
    if let session = try sessions.current(), try isGone(session.user) {
      try forget(session.user, in: Context(stores, at: dependencies.clock.now))
      try stores.commit()
    }
    // When a process ends, it loses the list of users whose deletions have arrived. So the user of the last session is
    // also checked, unless that session ended as `deleted`. Such a session has no results left.
    let former = try sessions.last().flatMap { $0.end == .deleted ? nil : [$0.user] } ?? []
    for user in goneUsers + former where try isGone(user) { try stores.idempotency.forget(user: user, .device) }
    try stores.commit()
    goneUsers.removeAll()
    mayBeGone = false
  }

  /// The chore that calls `endIfGone` in the next idle moment.
  var endingOfGone: Chore {
    Chore(
      isWanted: { [unowned self] in mayBeGone && !isEndingPaused },
      step: { [unowned self] () throws(Failure) in
        // The work is a write, so that live queries are notified.
        dependencies.stores.beginWrite()
        try endIfGone()
        dependencies.stores.endWrite()
      },
      // As long as the end of the session is not stored, the session already counts as ended.
      pause: { [unowned self] in isEndingPaused = true })
  }
}
