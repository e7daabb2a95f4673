public import Cloud
public import RPC
public import Shape
internal import Tenancy

/// The files of records. They are sent after the records, one record at a time, so that a problem with a file delays no
/// member.
extension Replica {
  /// Adds a record to the queue of files to send, if this device has a file of the record that the container lacks. If
  /// the container has all files, the record is removed from that queue.
  func noteFiles(of record: UUID, _ kind: SyncKind, in zone: Int) throws(Failure) {
    if kind.files.isEmpty { return }
    let isComplete = try lacking(record, kind, in: zone).isEmpty
    let upload = try storage.upload(record)
    if isComplete {
      if upload != nil { try storage.forgetUpload(record) }
    } else if upload == nil || upload?.nextAttemptAt == Marks.never {
      try storage.put(Upload(of: record, kind.name, in: zone))
    }
  }

  /// Returns the files of a record that this device has and the container lacks. If the container is not known to have
  /// the record, returns no files.
  private func lacking(_ record: UUID, _ kind: SyncKind, in zone: Int) throws(Failure) -> [SyncedFile] {
    guard let known = try storage.known(record), known.tag != nil else { return [] }
    return try kind.rows.files(of: record, in: zone).filter { file in
      file.path != nil && known.unknown[file.field]?.file?.sha256 != file.sha256
    }
  }

  /// Returns a batch with the files of the next record, or `nil` if there are no files to send.
  public func upload(at instant: Int) throws(Failure) -> Batch? {
    while let upload = try storage.nextUpload(at: instant) {
      guard let kind = kind(named: upload.kind), let zone = try zone(upload.zone),
        let known = try storage.known(upload.record),
        let tag = known.tag, case let files = try lacking(upload.record, kind, in: upload.zone), !files.isEmpty
      else {
        try storage.forgetUpload(upload.record)
        continue
      }
      let fields = files.map { CloudFields.Field($0.field, CloudFile($0.sha256, bytes: $0.bytes, path: $0.path).value) }
      let record = CloudRecord(upload.record, kind.recordType, in: zone.zone, CloudFields(fields), tag: tag)
      let request = ModifyRecords(
        zone.database, save: [record], delete: [], operation: try operation(), behind: zone.reached)
      return Batch(request, in: zone.number, isOfFiles: true)
    }
    return nil
  }

  /// Handles the success of a batch with the files of a record.
  public func uploaded(_ sent: CloudRecord, _ result: CloudResult) throws(Failure) {
    // The record may have been deleted here meanwhile. If no known state is left, nothing more must be stored.
    // Otherwise the deletion needs the new change tag.
    guard var known = try storage.known(sent.recordName) else { return }
    let fields = sent.fields.list.compactMap { field in
      field.value?.file.map { CloudFields.Field(field.name, CloudFile($0.sha256, bytes: $0.bytes).value) }
    }
    (known.tag, known.modifiedAt) = (result.recordChangeTag, result.modificationDate)
    known.unknown = known.unknown.changed(by: CloudFields(fields))
    try storage.put(known)
    try storage.forgetUpload(sent.recordName)
    // The record may have got another file meanwhile. That file must be sent, too.
    if let kind = kind(of: known.recordType) { try noteFiles(of: sent.recordName, kind, in: known.zone) }
  }

  /// Returns a Boolean value that indicates whether a state of the container has the same fields as the known state.
  /// Files are not compared.
  func isSame(_ server: Members, _ unknown: CloudFields, as known: Known) -> Bool {
    guard let kind = kind(of: known.recordType) else { return false }
    func others(_ fields: CloudFields) -> [CloudFields.Field] {
      Doubt.removed(from: fields).list.filter { !kind.files.contains($0.name) }
    }
    let (now, before) = (others(unknown), others(known.unknown))
    return Set(known.fields.names + server.names).allSatisfy {
      isSameJSON(server[$0] ?? "null", known.fields[$0] ?? "null")
    }
      && now.count == before.count
      && now.allSatisfy { field in before.contains { $0.name == field.name && $0.value?.json == field.value?.json } }
  }

  /// Merges the container's state of a record whose files were refused. The container has refused the files because its
  /// state of the record differs from the known state.
  public func met(_ server: CloudRecord, in zone: Int) throws(Failure) {
    guard let zone = try self.zone(zone) else { return }
    try apply(Arrival(server, in: zone.number, fetch: zone.fetches))
  }

  /// Postpones the files of a record that can't be sent now.
  /// - Parameter instant: the instant of the next attempt. `nil` means at once, and `Marks.never` means only after a
  ///   change of the record.
  public func postponeUpload(_ record: UUID, until instant: Int?, _ reason: String) throws(Failure) {
    guard var upload = try storage.upload(record) else { return }
    upload.attempts += 1
    upload.nextAttemptAt = instant
    upload.lastError = reason
    try storage.put(upload)
  }

  /// Removes the files from the known state of a record that is to be made again, because the container no longer has
  /// these files. The record is then made again without them.
  public func forgetFiles(of record: UUID) throws(Failure) {
    guard var known = try storage.known(record), let kind = kind(of: known.recordType) else { return }
    known.unknown = CloudFields(known.unknown.list.filter { !kind.files.contains($0.name) })
    try storage.put(known)
  }
}
