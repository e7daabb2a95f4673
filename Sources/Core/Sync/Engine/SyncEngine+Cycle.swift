internal import Cloud
internal import RPC
internal import Shape

/// The steps of a cycle, in which the core fetches the container's changes, merges them, and sends its own changes.
extension SyncEngine {
  /// Handles a reply of the container, according to the phase of the cycle.
  func take(_ answer: EngineEvent) throws(Failure) -> [SyncEffect] {
    switch (phase, answer) {
    case (.account, .account(let account)): return try take(account)
    case (.askingAgain, .records(let answer)): return try takeAgain(answer)
    case (.database, .database(let changes)): return try take(changes)
    case (.fetching(let zone, let fetch), .page) where try replica.zone(zone)?.skipped.isEmpty == false:
      try replica.confirmSkippedPosition(of: zone)
      return try ask(zone, fetch)
    case (.fetching(let zone, let fetch), .page(let page)):
      if page.more, try replica.zone(zone)?.token == page.token { return try failEndless() }
      let arrived = try replica.store(page, of: zone)
      did(.import, zone, records: arrived.records, bytes: arrived.bytes)
      arrivals += arrived.records
      if page.more { return try ask(zone, fetch) }
      return try confirm(zone, by: fetch)
    case (.zones, .zones(let answer)):
      if let failure = CloudFailure.results(answer.results.count, to: zones.count, "zones") { return try fail(failure) }
      for (zone, result) in zip(zones, answer.results) {
        let isGone = zone.isDeletion && [.zoneNotFound, .userDeletedZone].contains(result.kind)
        if let kind = result.kind, !isGone {
          return try fail(CloudFailure(kind, result.message ?? "the container refused the zone \(zone.zone.name)"))
        }
        try replica.modified(zone)
        // The zone exists now. Changes of other devices in the zone are fetched before this device sends its records.
        // So this fetch does not include records of this device.
        if !zone.isDeletion { try replica.makeDirty(zone.number) }
      }
      return try fetchNext()
    case (.sending, .records(let answer)): return try take(answer)
    case (.uploading, .records(let answer)): return try takeUploaded(answer)
    // The reply belongs to a request that is no longer waited for.
    default: return []
    }
  }

  private func take(_ account: CloudAccount.Answer) throws(Failure) -> [SyncEffect] {
    guard account.status == .available else {
      let kind =
        account.status == .temporarilyUnavailable ? CloudErrorKind.accountTemporarilyUnavailable : .notAuthenticated
      return try fail(CloudFailure(kind, "no account can be used (\(account.status.rawValue)); sign in to the cloud"))
    }
    knowsAccount = true
    return try fetchFirst()
  }

  /// Fails if the container reports more changes, and yet returns the same token again. Otherwise the engine would
  /// repeat the same request for ever.
  private func failEndless() throws(Failure) -> [SyncEffect] {
    try fail(
      CloudFailure(.serviceUnavailable, "the container says that more changes follow, but returned no token for them"))
  }

  private func take(_ changes: FetchDatabaseChanges.Answer) throws(Failure) -> [SyncEffect] {
    if changes.more, try replica.storage.token(of: database) == changes.token { return try failEndless() }
    for gone in changes.deletedZones {
      guard let zone = try replica.zone(gone.zone, in: database) else { continue }
      // This device has deleted the zone itself, so the container only confirms the deletion.
      if zone.isDeletion {
        try replica.rememberDeletion(of: zone, isConfirmed: true)
      } else {
        try replica.lose(zone.number, gone.reason)
      }
    }
    try replica.store(changes, of: database)
    sharedToken = changes.sharedToken
    if !changes.more { try replica.deleteUnconfirmedAgain() }
    return changes.more ? try askDatabase() : try fetchNext()
  }

  /// Fetches the next zone that has changed. If no zone has changed, the records that have arrived are merged into the
  /// rows.
  func fetchNext() throws(Failure) -> [SyncEffect] {
    for zone in unconfirmed where !failedZones.contains(zone) { try replica.makeDirty(zone) }
    guard let zone = try replica.dirtyZone(but: failedZones), let begun = try replica.beginFetch(of: zone.number) else {
      phase = .applying
      let areFew = 1...SyncEngine.few ~= arrivals
      arrivals = 0
      return areFew ? try goOn() : [.goOn]
    }
    begins(.import, begun)
    return try ask(begun.number, begun.fetches)
  }

  /// Confirms the sent records that the container had saved before a fetch began. The caller calls this when the fetch
  /// has succeeded.
  private func confirm(_ zone: Int, by fetch: Int) throws(Failure) -> [SyncEffect] {
    phase = .confirming(zone: zone, fetch: fetch)
    if try replica.confirm(zone, by: fetch) { return [.goOn] }
    unconfirmed.removeAll { $0 == zone }
    return try fetchNext()
  }

  private func ask(_ zone: Int, _ fetch: Int) throws(Failure) -> [SyncEffect] {
    guard let state = try replica.zone(zone), !state.isDeletion else { return try fetchNext() }
    phase = .fetching(zone: zone, fetch: fetch)
    if let skipped = state.skipped.first {
      // The records of the page are ignored. The request tests whether the container still has the data of both tokens,
      // `skipped` and `reached`. A container that was restored to an earlier state may lack the data of one of them.
      return [
        .ask(
          .zone(
            FetchZoneChanges(
              state.database, state.zone, since: skipped, limit: 1, withoutOwn: true, behind: state.reached)))
      ]
    }
    return [
      .ask(
        .zone(
          FetchZoneChanges(
            state.database, state.zone, since: state.token, limit: ModifyRecords.mostRecords,
            // The container may leave out records that this device has saved. If this device has not stored that a
            // record was saved, it sends the record again, and then merges the container's state. A complete fetch of
            // the zone includes this device's own records.
            withoutOwn: !state.isWhole, shareTag: try replica.shareTag(state),
            behind: state.reached == state.token ? nil : state.reached)))
    ]
  }

  /// Continues the work on this device that was postponed with the effect `goOn`.
  func goOn() throws(Failure) -> [SyncEffect] {
    if case .confirming(let zone, let fetch) = phase { return try confirm(zone, by: fetch) }
    if phase == .sending { return try goOnSending() }
    guard phase == .applying else { return [] }
    // Records from before the connection may not be in the queue of records to send yet. They are put there before
    // arrivals are merged. Otherwise a value of the container could replace a value that was never sent.
    if try replica.storage.hasArrivals(), try replica.adopt() { return [.goOn] }
    if try replica.apply(limit: SyncEngine.slice) { return [.goOn] }
    if try replica.order() { return [.goOn] }
    try finishReports(.import)
    return try send()
  }

  /// Ends the sending, because nothing more can be sent. Then fetches the zones of the sent records, which confirms
  /// these records.
  func finish() throws(Failure) -> [SyncEffect] {
    try replica.noteQuiet()
    try finishReports(.export)
    // The reply to a save can contain another device's state of the record. Arrivals that have waited for that record
    // can now be merged.
    if replica.hasChanged {
      phase = .applying
      return [.goOn]
    }
    for zone in try replica.zonesToConfirm() where !unconfirmed.contains(zone) && !failedZones.contains(zone) {
      unconfirmed.append(zone)
    }
    if !unconfirmed.isEmpty, rounds < SyncEngine.mostRounds {
      rounds += 1
      return try fetchNext()
    }
    // The stored token of the database is from before this cycle sent records. If the container is restored to the
    // state of that token, it does not report these zones as changed. So the zones are marked to be fetched in the next
    // cycle.
    for zone in sentTo { try replica.makeDirty(zone) }
    dueAt = [try replica.storage.nextDue(), try replica.storage.nextUploadDue()].compactMap(\.self).min()
    return try end(zoneFailure)
  }
}
