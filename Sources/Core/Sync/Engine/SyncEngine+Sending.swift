internal import Cloud
internal import RPC
internal import Shape

/// How what was changed here is sent. While the container works on one batch, what it has answered to the one before is taken in, and the
/// next one is made ready, or asked already: so neither waits for the other.
extension SyncEngine {
  /// Sends what was changed here.
  func send() throws(Failure) -> [SyncEffect] {
    if let effects = try askAgain() { return effects }
    try replica.absorbAll()
    try replica.giveUpForbidden()
    if let until = savesPauseUntil, now < until { return try replica.adopt() ? goOnApplying() : try finish() }
    savesPauseUntil = nil
    let (save, delete) = try replica.zonesToModify()
    if !save.isEmpty || !delete.isEmpty {
      (zones, phase) = (save + delete, .zones)
      return [.ask(.zones(ModifyZones(database, save: save.map(\.zone), delete: delete.map(\.zone))))]
    }
    guard rounds < SyncEngine.mostRounds * 100 else { return try sendFiles() }
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

  /// A batch is on its way: meanwhile the answer to the one before it is taken in, and the one behind it made ready.
  func goOnSending() throws(Failure) -> [SyncEffect] {
    try digest()
    guard batch != nil, refusal == nil, rounds < SyncEngine.mostRounds * 100 else { return [] }
    let effects = next == nil ? try makeNext() : []
    // How much there is to send is known as soon as can be.
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
      // Which zone is not there follows from the batch.
      if [.zoneNotFound, .userDeletedZone].contains(refusal.kind) { self.batch = batch }
      return try fail(refusal)
    }
    return try send()
  }

  /// Takes in the answer to the batch before the one that is on its way.
  func digest() throws(Failure) {
    guard let (batch, answer) = answered else { return }
    answered = nil
    try replica.storage.forgetUnanswered(batch.operation)
    // What was changed here meanwhile is pending when the server's values come.
    try replica.absorbAll()
    let records = batch.records
    let isOfOthers = zip(records, answer.results).contains { record, result in result.recordName.map { $0 != record } ?? false }
    let failure =
      CloudFailure.results(answer.results.count, to: records.count, "records")
      ?? (isOfOthers ? CloudFailure(.serviceUnavailable, "the container has answered of other records than it was asked") : nil)
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

  /// Waits for no answer any more. A batch that was made ready and not asked is not done.
  /// - Returns: the batch whose answer was waited for.
  func giveUpSending() throws(Failure) -> Batch? {
    try digest()
    defer { (batch, next, isNextAsked, refusal) = (nil, nil, false, nil) }
    if let next, !isNextAsked { try replica.lost(next, isNotDone: true) }
    return batch
  }

  /// One record of a batch was refused.
  /// - Returns: why nothing more can be sent; nil where the others can.
  private func refused(_ record: UUID, _ kind: CloudErrorKind, _ result: CloudResult) throws(Failure) -> CloudFailure? {
    let message = result.message ?? kind.rawValue
    switch kind {
    case .serverRecordChanged where count(record) <= SyncEngine.mostTries:
      if try !replica.changed(record, result.serverRecord) { try replica.postpone(record, until: retry(after: 1), message) }
    case .unknownItem where count(record) <= SyncEngine.mostTries: try replica.vanished(record)
    case .batchRequestFailed where count(record) <= SyncEngine.mostTries: try replica.postpone(record, until: nil, message)
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

  /// How often a record was refused in this cycle, this time included.
  func count(_ record: UUID) -> Int {
    if let index = tries.firstIndex(where: { $0.record == record }) {
      tries[index].count += 1
      return tries[index].count
    }
    tries.append((record, 1))
    return 1
  }
}
