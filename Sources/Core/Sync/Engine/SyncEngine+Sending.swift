internal import Cloud
internal import RPC
internal import Shape

/// Sending the changes that were made on this device.
///
/// While the container processes one batch, this device handles the reply to the previous batch. It also prepares the
/// next batch, or already sends it. So neither side waits for the other.
extension SyncEngine {
  /// Sends the changes made on this device.
  func send() throws(Failure) -> [SyncEffect] {
    if let effects = try askAgain() { return effects }
    try replica.claim()
    try replica.absorbAll()
    try replica.giveUpForbidden()
    if let pause = savesPause, now < pause.until {
      // Nothing is sent during the pause. If records are left to send, the cycle must end with the failure that caused
      // the pause. Otherwise the status would be `syncing` as long as the pause lasts.
      if try replica.hasUnsent { zoneFailure = zoneFailure ?? pause.failure }
      return try replica.adopt() ? goOnApplying() : try finish()
    }
    savesPause = nil
    let (save, delete) = try replica.zonesToModify()
    if !save.isEmpty || !delete.isEmpty {
      (zones, phase) = (save + delete, .zones)
      return [.ask(.zones(ModifyZones(database, save: save.map(\.zone), delete: delete.map(\.zone))))]
    }
    guard rounds < SyncEngine.mostRounds else { return try sendFiles() }
    if let batch = try replica.batch(most: most, at: now) { return try send(batch) }
    if try replica.adopt() { return goOnApplying() }
    return try sendFiles()
  }

  private func goOnApplying() -> [SyncEffect] {
    phase = .applying
    return [.goOn]
  }

  private func send(_ batch: Batch) throws(Failure) -> [SyncEffect] {
    (self.batch, phase) = (batch, .sending)
    return [try ask(batch), .goOn]
  }

  private func ask(_ batch: Batch) throws(Failure) -> SyncEffect {
    begins(.export, try batch.zone.flatMap { (number) throws(Failure) in try replica.zone(number) })
    rounds += 1
    try replica.storage.put(unanswered: batch)
    return .ask(.records(batch.request))
  }

  /// Does the work that is possible while a batch waits for its reply: handles the reply to the previous batch, and
  /// prepares the next batch.
  func goOnSending() throws(Failure) -> [SyncEffect] {
    try digest()
    guard batch != nil, refusal == nil, rounds < SyncEngine.mostRounds else { return [] }
    let effects = next == nil ? try makeNext() : []
    // Records from before the connection are put into the queue as soon as possible, so that the number of records to
    // send is known.
    return try replica.adopt() ? effects + [.goOn] : effects
  }

  private func makeNext() throws(Failure) -> [SyncEffect] {
    try replica.absorbAll()
    let (save, delete) = try replica.zonesToModify()
    guard save.isEmpty, delete.isEmpty else { return [] }
    next = try replica.batch(most: most, at: now, behind: batch)
    guard asksAhead, let next else { return [] }
    isNextAsked = true
    return [try ask(next)]
  }

  func take(_ answer: ModifyRecords.Answer) throws(Failure) -> [SyncEffect] {
    guard let batch else { return [] }
    try digest()
    (self.batch, answered) = (nil, (batch, answer))
    if isNextAsked {
      (self.batch, next, isNextAsked) = (next, nil, false)
      return [.goOn]
    }
    if let next, refusal == nil {
      self.next = nil
      return try send(next)
    }
    try digest()
    if let refusal {
      self.refusal = nil
      // The handling of the failure needs the batch, which names the missing zone.
      if [.zoneNotFound, .userDeletedZone].contains(refusal.kind) { self.batch = batch }
      return try fail(refusal)
    }
    return try send()
  }

  /// Handles the reply to the previous batch, which is stored in `answered`.
  func digest() throws(Failure) {
    guard let (batch, answer) = answered else { return }
    answered = nil
    try replica.storage.forgetUnanswered(batch.operation)
    // A record may have been changed here while its batch was on its way. Such a change must be in the queue before the
    // container's values are stored. Otherwise these values could overwrite the change.
    try replica.absorbAll()
    let records = batch.records
    let isOfOthers = zip(records, answer.results).contains { record, result in
      result.recordName.map { $0 != record } ?? false
    }
    let failure =
      CloudFailure.results(answer.results.count, to: records.count, "records")
      ?? (isOfOthers
        ? CloudFailure(
          .serviceUnavailable,
          "the container returned results for records that were not sent; the results must be in the order of the sent records"
        )
        : nil)
    if let failure {
      try replica.lost(batch)
      refusal = refusal ?? failure
      return
    }
    let sizes = batch.save.map(\.fields.text.utf8.count) + batch.delete.map { _ in 0 }
    for (index, (record, result)) in zip(records, answer.results).enumerated() {
      guard let kind = result.kind else {
        if index < batch.save.count, let zone = batch.zone {
          try replica.saved(batch.save[index], in: zone, result)
        } else {
          try replica.removed(record, result)
        }
        did(.export, batch.zone, records: 1, bytes: sizes[index])
        continue
      }
      if let whole = try refused(record, kind, result) { refusal = refusal ?? whole }
    }
    try replica.reached(answer.token, by: batch)
    if answer.token != nil, let zone = batch.zone { sentTo.insert(zone) }
    if let zone = batch.zone, !unconfirmed.contains(zone) { unconfirmed.append(zone) }
  }

  /// Stops waiting for replies. If a next batch was prepared and not sent, its records are to be sent again.
  /// - Returns: the batch whose reply was awaited, or `nil` if there is none.
  func giveUpSending() throws(Failure) -> Batch? {
    try digest()
    defer { (batch, next, isNextAsked, refusal) = (nil, nil, false, nil) }
    if let next, !isNextAsked { try replica.lost(next, isNotDone: true) }
    return batch
  }

  /// Handles the refusal of one record of a batch.
  /// - Returns: the reason why nothing more can be sent, or `nil` if the other records can be sent.
  private func refused(_ record: UUID, _ kind: CloudErrorKind, _ result: CloudResult) throws(Failure) -> CloudFailure? {
    let message = result.message ?? kind.rawValue
    switch kind {
    case .serverRecordChanged where count(record) <= SyncEngine.mostTries:
      if try !replica.changed(record, result.serverRecord) {
        try replica.postpone(record, until: retry(after: 1), message)
      }
    case .unknownItem where count(record) <= SyncEngine.mostTries: try replica.vanished(record)
    case .batchRequestFailed where count(record) <= SyncEngine.mostTries:
      try replica.postpone(record, until: nil, message)
    case .permissionFailure: try replica.forbidden(record)
    case .assetFileMissing where count(record) <= SyncEngine.mostTries:
      try replica.forgetFiles(of: record)
      try replica.postpone(record, until: nil, message)
    case .quotaExceeded:
      try replica.postpone(record, until: nil, message)
      return CloudFailure(kind, message, retryAfter: result.retryAfter)
    case .zoneNotFound, .userDeletedZone:
      try replica.postpone(record, until: nil, message)
      return CloudFailure(kind, message)
    case _ where kind.isFinal: try putAside(record, CloudFailure(kind, message))
    default:
      let failures = try replica.storage.marks(record)?.attempts ?? 0
      try replica.postpone(record, until: retry(after: failures + 1, result.retryAfter), message)
    }
    return nil
  }

  /// Counts one more refusal of a record in this cycle.
  /// - Returns: the number of refusals so far.
  func count(_ record: UUID) -> Int {
    if let index = tries.firstIndex(where: { $0.record == record }) {
      tries[index].count += 1
      return tries[index].count
    }
    tries.append((record, 1))
    return 1
  }
}
