public import Cloud
public import RPC
public import Shape
internal import Tenancy

/// The files of records. They are sent after the records, one record at a time, so that no trouble with a file delays a member.
extension Replica {
  /// Queues the files of a record that are here and that the container lacks, now that its state of the record is known.
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

  /// Returns the files of a record that are here and that the container does not have.
  private func lacking(_ record: UUID, _ kind: SyncKind, in zone: Int) throws(Failure) -> [SyncedFile] {
    guard let known = try storage.known(record), known.tag != nil else { return [] }
    return try kind.rows.files(of: record, in: zone).filter { file in
      file.path != nil && known.unknown[file.field]?.file?.sha256 != file.sha256
    }
  }

  /// Returns the next files to send, or `nil` if there are none.
  public func upload(at instant: Int) throws(Failure) -> Batch? {
    while let upload = try storage.nextUpload(at: instant) {
      guard let kind = kind(named: upload.kind), let zone = try zone(upload.zone), let known = try storage.known(upload.record),
        let tag = known.tag, case let files = try lacking(upload.record, kind, in: upload.zone), !files.isEmpty
      else {
        try storage.forgetUpload(upload.record)
        continue
      }
      let fields = files.map { CloudFields.Field($0.field, CloudFile($0.sha256, bytes: $0.bytes, path: $0.path).value) }
      let record = CloudRecord(upload.record, kind.recordType, in: zone.zone, CloudFields(fields), tag: tag)
      let request = ModifyRecords(zone.database, save: [record], delete: [], operation: try operation(), behind: zone.reached)
      return Batch(request, in: zone.number, isOfFiles: true)
    }
    return nil
  }

  /// Notes that the container has the files of a record.
  public func uploaded(_ sent: CloudRecord, _ result: CloudResult) throws(Failure) {
    // The record may have been deleted here meanwhile, with nothing more to send: its deletion needs the new tag.
    guard var known = try storage.known(sent.recordName) else { return }
    let fields = sent.fields.list.compactMap { field in
      field.value?.file.map { CloudFields.Field(field.name, CloudFile($0.sha256, bytes: $0.bytes).value) }
    }
    (known.tag, known.modifiedAt) = (result.recordChangeTag, result.modificationDate)
    known.unknown = known.unknown.changed(by: CloudFields(fields))
    try storage.put(known)
    try storage.forgetUpload(sent.recordName)
    // Another file may have been made meanwhile.
    if let kind = kind(of: known.recordType) { try noteFiles(of: sent.recordName, kind, in: known.zone) }
  }

  /// Returns a Boolean value that indicates whether a state of the container has the same members as the known one. Files do not count.
  func isSame(_ server: Members, _ unknown: CloudFields, as known: Known) -> Bool {
    guard let kind = kind(of: known.recordType) else { return false }
    func others(_ fields: CloudFields) -> [CloudFields.Field] {
      Doubt.removed(from: fields).list.filter { !kind.files.contains($0.name) }
    }
    let (now, before) = (others(unknown), others(known.unknown))
    return Set(known.fields.names + server.names).allSatisfy { isSameJSON(server[$0] ?? "null", known.fields[$0] ?? "null") }
      && now.count == before.count
      && now.allSatisfy { field in before.contains { $0.name == field.name && $0.value?.json == field.value?.json } }
  }

  /// Merges another state of a record that the container has, after the record's files were sent.
  public func met(_ server: CloudRecord, in zone: Int) throws(Failure) {
    guard let zone = try self.zone(zone) else { return }
    try apply(Arrival(server, in: zone.number, fetch: zone.fetches))
  }

  /// Postpones files that can't be sent now, or as they are.
  /// - Parameter instant: the instant of the next attempt; `Marks.never` for not before the record changes.
  public func postponeUpload(_ record: UUID, until instant: Int?, _ reason: String) throws(Failure) {
    guard var upload = try storage.upload(record) else { return }
    upload.attempts += 1
    upload.nextAttemptAt = instant
    upload.lastError = reason
    try storage.put(upload)
  }

  /// Forgets files that the container no longer has, of a record that was to be made again. The record is made without them.
  public func forgetFiles(of record: UUID) throws(Failure) {
    guard var known = try storage.known(record), let kind = kind(of: known.recordType) else { return }
    known.unknown = CloudFields(known.unknown.list.filter { !kind.files.contains($0.name) })
    try storage.put(known)
  }
}
