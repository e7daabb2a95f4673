internal import Cloud
internal import RPC
internal import Shape

/// Sending batches again whose reply has not come, because the network failed or a process ended.
///
/// The container may have saved such a batch already, and other devices may have changed its records since. So these
/// batches are sent again before anything else is fetched or sent. The container carries out each operation once, and
/// repeats its first reply. An edit that was made on top of this device's own values is then known to be the later one.
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
    // The fetch that follows handles a zone that is gone. Records that were refused for another reason are sent again
    // after that fetch.
    refusal = nil
    return try goOnBehindAgain()
  }

  /// Handles the refusal of a batch that was sent again, or another missing reply.
  /// - Returns: the effects that continue the cycle, or `nil` if the result of the batch is still unknown and the cycle
  ///   must end.
  func failAgain(_ failure: CloudFailure) throws(Failure) -> [SyncEffect]? {
    guard let batch, failure.kind.saysNothingIsDone else { return nil }
    self.batch = nil
    try giveUp(batch)
    if failure.kind == .historyLost, let zone = batch.zone { try loseHistory(of: zone) }
    return try goOnBehindAgain()
  }

  /// Removes a batch that the container has not saved and will not save. Its records are sent again in other batches.
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
