public import Cloud
public import RPC
public import Shape
internal import Tenancy

/// The files of records. They are sent behind the records themselves, one record at a time: what becomes of a file holds no member back.
extension Replica {
  /// What the server has of a record was met: the files that it lacks, and that are here, are to be sent.
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

  /// The files of a record that are here, and that the server does not have.
  private func lacking(_ record: UUID, _ kind: SyncKind, in zone: Int) throws(Failure) -> [SyncedFile] {
    guard let known = try storage.known(record), known.tag != nil else { return [] }
    return try kind.rows.files(of: record, in: zone).filter { file in
      file.path != nil && known.unknown[file.field]?.file?.sha256 != file.sha256
    }
  }

  /// The next files to send; nil for none.
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

  /// The server has the files.
  public func uploaded(_ sent: CloudRecord, _ result: CloudResult) throws(Failure) {
    // The record may be deleted here by now, and nothing more be sent of it: its deletion needs the new tag.
    guard var known = try storage.known(sent.recordName) else { return }
    let fields = sent.fields.list.compactMap { field in
      field.value?.file.map { CloudFields.Field(field.name, CloudFile($0.sha256, bytes: $0.bytes).value) }
    }
    (known.tag, known.modifiedAt) = (result.recordChangeTag, result.modificationDate)
    known.unknown = known.unknown.changed(by: CloudFields(fields))
    try storage.put(known)
    try storage.forgetUpload(sent.recordName)
    // Another picture may have been made meanwhile.
    if let kind = kind(of: known.recordType) { try noteFiles(of: sent.recordName, kind, in: known.zone) }
  }

  /// Returns a Boolean value that indicates whether a state of the server has the same members as the one that is known: files apart.
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

  /// The server has another state of a record whose files were sent.
  public func met(_ server: CloudRecord, in zone: Int) throws(Failure) {
    guard let zone = try self.zone(zone) else { return }
    try apply(Arrival(server, in: zone.number, fetch: zone.fetches))
  }

  /// The files can't be sent now, or as they are.
  /// - Parameter instant: when it may be tried again; `Marks.never` for not before the record changes.
  public func postponeUpload(_ record: UUID, until instant: Int?, _ reason: String) throws(Failure) {
    guard var upload = try storage.upload(record) else { return }
    upload.attempts += 1
    upload.nextAttemptAt = instant
    upload.lastError = reason
    try storage.put(upload)
  }

  /// A record that was to be made again refers to files that the server does not have any more: it is made without them.
  public func forgetFiles(of record: UUID) throws(Failure) {
    guard var known = try storage.known(record), let kind = kind(of: known.recordType) else { return }
    known.unknown = CloudFields(known.unknown.list.filter { !kind.files.contains($0.name) })
    try storage.put(known)
  }
}
