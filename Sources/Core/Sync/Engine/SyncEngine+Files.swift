internal import Cloud
internal import RPC
internal import Shape

/// Sending the files of records, such as photos.
extension SyncEngine {
  /// Sends the files of records that the container already has, one record at a time. If another cycle is wanted, the
  /// files of only one record are sent, because changed records come before files.
  func sendFiles() throws(Failure) -> [SyncEffect] {
    guard uploads == 0 || !isWanted, let batch = try replica.upload(at: now) else { return try finish() }
    (self.batch, phase) = (batch, .uploading)
    uploads += 1
    begins(.export, try batch.zone.flatMap { (number) throws(Failure) in try replica.zone(number) })
    try replica.storage.put(unanswered: batch)
    return [.ask(.records(batch.request))]
  }

  func takeUploaded(_ answer: ModifyRecords.Answer) throws(Failure) -> [SyncEffect] {
    guard let batch else { return [] }
    self.batch = nil
    if let failure = try digestFiles(batch, answer) {
      self.batch = batch
      return try fail(failure)
    }
    return try send()
  }

  /// Handles the result for the files of a record.
  /// - Returns: the reason why nothing more can be sent, or `nil` if other files can be sent.
  @discardableResult func digestFiles(_ batch: Batch, _ answer: ModifyRecords.Answer) throws(Failure) -> CloudFailure? {
    guard let sent = batch.save.first else { return nil }
    try replica.storage.forgetUnanswered(batch.operation)
    try replica.absorbAll()
    if let failure = CloudFailure.results(answer.results.count, to: 1, "records") { return failure }
    let result = answer.results[0]
    if let kind = result.kind { return try refused(sent.recordName, in: batch.zone, kind, result) }
    try replica.uploaded(sent, result)
    try replica.reached(answer.token, by: batch)
    if answer.token != nil, let zone = batch.zone { sentTo.insert(zone) }
    did(.export, batch.zone, records: 1, bytes: sent.fields.fileBytes)
    return nil
  }

  /// Handles a refusal of a record's files.
  /// - Returns: the reason why nothing more can be sent, or `nil` if other files can be sent.
  private func refused(
    _ record: UUID, in zone: Int?, _ kind: CloudErrorKind, _ result: CloudResult
  ) throws(Failure) -> CloudFailure? {
    let message = result.message ?? kind.rawValue
    switch kind {
    case .serverRecordChanged where count(record) <= SyncEngine.mostTries:
      if let server = result.serverRecord, let zone { try replica.met(server, in: zone) }
    case .quotaExceeded, .zoneNotFound, .userDeletedZone:
      return CloudFailure(kind, message, retryAfter: result.retryAfter)
    // For `unknownItem`, the container no longer has the record. The record's deletion arrives with the next fetch.
    case .unknownItem, .permissionFailure, .assetFileMissing:
      try replica.postponeUpload(record, until: Marks.never, message)
    case _ where kind.isFinal: try replica.postponeUpload(record, until: Marks.never, message)
    default:
      let failures = try replica.storage.upload(record)?.attempts ?? 0
      try replica.postponeUpload(record, until: retry(after: failures + 1, result.retryAfter), message)
    }
    return nil
  }

  /// Postpones the files of a record that could not be sent, and continues the cycle without them.
  func failUpload(_ batch: Batch, _ failure: CloudFailure) throws(Failure) -> [SyncEffect] {
    for record in batch.records {
      let failures = try replica.storage.upload(record)?.attempts ?? 0
      let instant = failure.kind.isFinal ? Marks.never : retry(after: failures + 1, failure.retryAfter)
      try replica.postponeUpload(record, until: instant, failure.message)
    }
    zoneFailure = zoneFailure ?? failure
    return try finish()
  }
}
