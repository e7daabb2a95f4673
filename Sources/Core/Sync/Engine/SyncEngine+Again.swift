internal import Cloud
internal import RPC
internal import Shape

/// Sends batches again that got no reply, because the network failed or a process ended.
///
/// The container may have saved such a batch, and other devices may have changed its records since. So these batches
/// are sent again before anything else is fetched or sent. They have the same idempotency keys as before: if the
/// container has already saved a batch, it changes nothing and repeats its first reply. An edit that another device
/// made on top of this device's own values is then known to be the later one.
extension SyncEngine {
  /// Sends the first unanswered batch again.
  /// - Returns: the effect that sends the batch, or `nil` if all batches were answered.
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
    // The refusal of the batch is not handled here. If its zone no longer exists, the next fetch finds that out.
    // Records that were refused for another reason are sent again after that fetch.
    refusal = nil
    return try goOnBehindAgain()
  }

  /// Handles the failure of a batch that was sent again: the container has refused it, or has not replied to it.
  /// - Returns: the effects that continue the cycle. Returns `nil` if it is still unknown whether the container has
  ///   saved the batch. The cycle must then end.
  func failAgain(_ failure: CloudFailure) throws(Failure) -> [SyncEffect]? {
    guard let batch, failure.kind.saysNothingIsDone else { return nil }
    self.batch = nil
    try giveUp(batch)
    if failure.kind == .historyLost, let zone = batch.zone { try loseHistory(of: zone) }
    return try goOnBehindAgain()
  }

  /// Forgets a batch that the container has not saved and will not save. Its records are sent again in other batches.
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
