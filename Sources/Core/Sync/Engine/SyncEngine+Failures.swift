internal import Cloud
internal import RPC
internal import Shape

/// Reactions to failed requests: the container has refused a request, or has not replied to it.
extension SyncEngine {
  /// Handles the refusal of a request, or a missing reply. If the container may have saved a batch, that batch is sent
  /// again before anything else.
  func fail(_ failure: CloudFailure) throws(Failure) -> [SyncEffect] {
    try replica.absorbAll()
    if phase == .askingAgain, let effects = try failAgain(failure) { return effects }
    let sent = try giveUpSending()
    if let sent, failure.kind.saysNothingIsDone { try giveUp(sent) }
    switch (failure.kind, phase) {
    case (_, .idle): return []
    case (.changeTokenExpired, .database) where !hasForgottenToken:
      hasForgottenToken = true
      try replica.forgetToken(of: database)
      return try askDatabase()
    case (.changeTokenExpired, .fetching(let zone, _)) where !anew.contains(zone):
      return try fetchAnew(zone, behind: try replica.zone(zone)?.reached)
    case (.historyLost, .database) where !hasForgottenToken:
      hasForgottenToken = true
      try loseHistory()
      return try askDatabase()
    case (.historyLost, .fetching(let zone, _)) where try replica.zone(zone)?.reached != nil:
      try loseHistory(of: zone)
      return try fetchAnew(zone)
    case (.historyLost, .sending), (.historyLost, .uploading):
      guard let zone = sent?.zone, !anew.contains(zone) else { return try end(failure) }
      try loseHistory(of: zone)
      if let effects = try askAgain() { return effects }
      return try fetchNext()
    case (.zoneNotFound, .fetching(let zone, _)) where database == .shared,
      (.userDeletedZone, .fetching(let zone, _)) where database == .shared:
      return try askWhy(zone)
    case (.zoneNotFound, .fetching(let zone, _)) where !anew.contains(zone):
      anew.append(zone)
      // The records that were sent to the zone are lost, too, so there is nothing to confirm.
      unconfirmed.removeAll { $0 == zone }
      try replica.refill(zone)
      return try fetchNext()
    case (.userDeletedZone, .fetching(let zone, _)):
      try replica.lose(zone, .deleted)
      return try fetchNext()
    case (.zoneNotFound, .sending), (.userDeletedZone, .sending): return try lostZone(of: sent, failure)
    case (.batchRequestFailed, .sending): return try split(sent, failure)
    case (let kind, .sending) where kind.isFinal: return try split(sent, failure)
    case (.permissionFailure, .sending):
      for record in sent?.records ?? [] { try replica.forbidden(record) }
      return try send()
    case (.quotaExceeded, _):
      savesPause = (now + max(SyncEngine.interval, failure.retryAfter ?? 0), failure)
      zoneFailure = zoneFailure ?? failure
      // The container has no room for records. The cycle continues, because fetching is still possible.
      return try send()
    case (.notAuthenticated, _), (.accountTemporarilyUnavailable, _), (.incompatibleVersion, _):
      paused = failure
      knowsAccount = false
      return try end(failure)
    case (_, .uploading): if let sent { return try failUpload(sent, failure) } else { return try finish() }
    case (_, .fetching(let zone, _)) where !failure.isPassing:
      // The error concerns only this zone, so the other zones are still fetched.
      try finishReports(.import, of: zone, failure)
      failedZones.append(zone)
      unconfirmed.removeAll { $0 == zone }
      zoneFailure = zoneFailure ?? failure
      return try fetchNext()
    default: return try end(failure)
    }
  }

  /// Fetches all records of a zone again, from the beginning.
  private func fetchAnew(_ zone: Int, behind: String? = nil) throws(Failure) -> [SyncEffect] {
    anew.append(zone)
    try replica.forgetSkippedPositions(of: zone)
    guard let begun = try replica.beginFetch(of: zone, anew: true) else { return try fetchNext() }
    phase = .fetching(zone: zone, fetch: begun.fetches)
    return [
      .ask(
        .zone(
          FetchZoneChanges(begun.database, begun.zone, since: nil, limit: ModifyRecords.mostRecords, behind: behind)))
    ]
  }

  /// Handles the failure of a batch whose zone no longer exists.
  private func lostZone(of batch: Batch?, _ failure: CloudFailure) throws(Failure) -> [SyncEffect] {
    if database == .shared, let zone = batch?.zone { return try askWhy(zone) }
    guard let zone = batch?.zone, !anew.contains(zone) else { return try end(failure) }
    anew.append(zone)
    unconfirmed.removeAll { $0 == zone }
    if failure.kind == .userDeletedZone { try replica.lose(zone, .deleted) } else { try replica.refill(zone) }
    phase = .applying
    return [.goOn]
  }

  /// Finds out why a shared zone no longer exists, by asking for the database's changes. If the reply names no reason,
  /// the zone counts as deleted. This device can't create the zone again, because only its owner can.
  private func askWhy(_ zone: Int) throws(Failure) -> [SyncEffect] {
    if try replica.isInDoubt(zone) { return try waitForOwner(of: zone) }
    if anew.contains(zone) {
      try replica.lose(zone, .deleted)
      return try fetchNext()
    }
    anew.append(zone)
    return try askDatabase()
  }

  /// Handles a shared zone whose share the container has lost. The company's records stay on this device until the
  /// owner shares the company again.
  private func waitForOwner(of zone: Int) throws(Failure) -> [SyncEffect] {
    let failure = CloudFailure(
      .zoneNotFound,
      "The container has lost the share of a company. The company stays on this device. Its owner must share it again")
    guard case .fetching = phase else { return try end(failure) }
    failedZones.append(zone)
    zoneFailure = zoneFailure ?? failure
    return try fetchNext()
  }

  /// Handles the loss of data in the container, of one zone or of all zones. No record on this device is deleted, and
  /// the records that the container lacks are sent again.
  func loseHistory(of zone: Int? = nil) throws(Failure) {
    try replica.loseHistory(of: zone)
    try report(
      SyncReport(.restored, of: try zone.flatMap { (number) throws(Failure) in try replica.zone(number) }, at: now))
  }

  /// Stops sending a record that the container would refuse each time, so that the other records can be sent.
  func putAside(_ record: UUID, _ failure: CloudFailure) throws(Failure) {
    guard let zone = try replica.storage.marks(record)?.zone else { return }
    try replica.postpone(record, until: Marks.never, failure.message)
    var refused = SyncReport(.export, of: try replica.zone(zone), at: now)
    (refused.records, refused.failure) = (1, failure)
    try report(refused)
  }

  /// Halves the size of batches after a whole batch was refused. The halving repeats until the faulty record is alone
  /// in its batch.
  private func split(_ batch: Batch?, _ failure: CloudFailure) throws(Failure) -> [SyncEffect] {
    guard let batch else { return try end(failure) }
    let count = batch.records.count
    if count > 1 {
      most = count / 2
    } else if let record = batch.records.first {
      // `limitExceeded` may mean that the request is too large, even if the record is not. Such a record is tried again
      // later.
      if failure.kind.isFinal, failure.kind != .limitExceeded {
        try putAside(record, failure)
      } else {
        let failures = try replica.storage.marks(record)?.attempts ?? 0
        try replica.postpone(record, until: retry(after: failures + 1, failure.retryAfter), failure.message)
      }
      most = mostRecords
    }
    return try send()
  }
}
