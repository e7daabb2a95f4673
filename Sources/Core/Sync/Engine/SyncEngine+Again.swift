internal import Cloud
internal import RPC
internal import Shape

/// Batches whose answer has not come: the network went, or a process ended. The container may have done what they ask, and other devices
/// may have changed it since. They are asked again before anything is fetched or sent: the container does an operation once, and answers it
/// as before. An edit that was made on top of this device's own is then known to be the later one.
extension SyncEngine {
  /// Asks the first batch again that was not answered.
  /// - Returns: `nil` if all were answered.
  func askAgain() throws(Failure) -> [SyncEffect]? {
    guard let batch = try replica.storage.unanswered().first else { return nil }
    (self.batch, phase) = (batch, .askingAgain)
    begins(.export, try batch.zone.flatMap { (number) throws(Failure) in try replica.zone(number) })
    return [.ask(.records(batch.request))]
  }

  func takeAgain(_ answer: ModifyRecords.Answer) throws(Failure) -> [SyncEffect] {
    guard let batch else { return [] }
    self.batch = nil
    if batch.isOfFiles {
      try digestFiles(batch, answer)
    } else {
      answered = (batch, answer)
      try digest()
    }
    // A zone that is gone is met by the fetch that follows, and what was refused for another reason is sent again behind it.
    refusal = nil
    return try goOnBehindAgain()
  }

  /// The question was refused, or not answered once more.
  /// - Returns: `nil` if the batch stays in doubt, so that the cycle can't go on.
  func failAgain(_ failure: CloudFailure) throws(Failure) -> [SyncEffect]? {
    guard let batch, failure.kind.saysNothingIsDone else { return nil }
    self.batch = nil
    try giveUp(batch)
    if failure.kind == .historyLost, let zone = batch.zone { try loseHistory(of: zone) }
    return try goOnBehindAgain()
  }

  /// The container has not done a batch, and will not.
  func giveUp(_ batch: Batch) throws(Failure) {
    try replica.storage.forgetUnanswered(batch.operation)
    if !batch.isOfFiles { try replica.lost(batch, isNotDone: true) }
  }

  private func goOnBehindAgain() throws(Failure) -> [SyncEffect] {
    if let effects = try askAgain() { return effects }
    if !hasFetched { return try fetchFirst() }
    return try replica.dirtyZone(but: failedZones) == nil ? try send() : try fetchNext()
  }
}
