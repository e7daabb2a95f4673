#if canImport(CloudKit)
  import CloudKit
  import CloudKitMapping
  import Foundation

  /// Saves and deletes the records of a batch.
  extension CloudKitContainer {
    func modify(_ request: ModifyRecordsRequest) async throws(CloudRefusal) -> JSONValue {
      if let refusal = BatchLimits.refusal(of: request) { throw refusal }
      if let known = operations[request.operation] { return known }
      let account = try await whose()
      var batch = NativeBatch(request)
      try await prepareSaves(&batch)
      try await prepareDeletions(&batch)
      if !batch.results.isRefused, !batch.save.isEmpty || !batch.delete.isEmpty {
        let results = try await calls(request.database).modify(
          batch.save, delete: batch.delete, atomically: request.atomic)
        for (id, result) in results.saved { noteSaved(id, result, &batch, account) }
        for (id, result) in results.deleted { noteDeleted(id, result, &batch, account) }
      }
      let answer = try batch.results.answer()
      if !batch.results.isRefused { operations.note(answer, to: request.operation) }
      return answer
    }

    /// Prepares the records to save: creates a `CKRecord` for each of them, with its changed fields.
    private func prepareSaves(_ batch: inout NativeBatch) async throws(CloudRefusal) {
      let request = batch.request
      var asked: [(record: RecordToSave, changes: NativeChanges)] = []
      for record in request.save {
        do throws(CloudRefusal) {
          try record.zone.check(in: request.database)
          let changes = try NativeChanges(of: record, in: request.database, operation: request.operation)
          try await bringContents(of: record, in: request.database)
          let key = SystemFieldsKey(request.database, record.zone, record.recordName)
          let known = record.recordChangeTag.flatMap { systemFields.fields(of: key, tag: $0) }
          switch SavePlan(tag: record.recordChangeTag, known) {
          case .new:
            batch.add(
              CKRecord(recordType: changes.recordType, recordID: record.recordName.id(in: record.zone)), changes)
          case .known(let fields):
            if let native = CKRecord.made(of: fields) {
              batch.add(native, changes)
            } else {
              asked.append((record, changes))
            }
          case .ask: asked.append((record, changes))
          }
        } catch {
          // If the reason concerns the whole request, the request fails as a whole. Otherwise only this record is
          // refused.
          if error.kind.isOfRequest, error.kind != .zoneNotFound { throw error }
          batch.results.note(.refused(error), of: record.recordName, in: record.zone)
        }
      }
      guard !asked.isEmpty else { return }
      let account = try await whose()
      let found = try await calls(request.database).records(asked.map { $0.record.recordName.id(in: $0.record.zone) })
      for (record, changes) in asked {
        let fetched = found[record.recordName.id(in: record.zone)]
        if let native = decide(record.recordName, record.zone, record.recordChangeTag ?? "", fetched, &batch, account) {
          batch.add(native, changes)
        }
      }
    }

    /// Checks that a record in CloudKit still has the change tag that the core has sent for a save or a deletion.
    ///
    /// If the record has another tag, or can't be fetched, the refusal becomes the record's result in the batch.
    /// - Returns: the record in CloudKit, or nil if it is refused.
    private func decide(
      _ name: RecordName, _ zone: ZoneName, _ tag: String, _ fetched: Fetched?, _ batch: inout NativeBatch,
      _ account: String
    ) -> CKRecord? {
      var current: CKRecord?
      switch fetched {
      case .record(let record)?:
        current = record
        note(record, in: batch.request.database, account)
      case .refused(let refusal)? where refusal.kind != .unknownItem:
        batch.results.note(.refused(refusal), of: name, in: zone)
        return nil
      default: break
      }
      guard let refusal = SavePlan.refusal(tag: tag, current: current?.recordChangeTag) else { return current }
      noteRefused(refusal, current, name, zone, &batch, account)
      return nil
    }

    /// Prepares the records to delete. Checks that each is still in the state that the core has seen.
    ///
    /// CloudKit itself does not check the state when it deletes a record. So a change that another device makes after
    /// this check is lost.
    private func prepareDeletions(_ batch: inout NativeBatch) async throws(CloudRefusal) {
      let request = batch.request
      let fit = request.delete.filter { deletion in
        do throws(CloudRefusal) { try deletion.zone.check(in: request.database) } catch {
          batch.results.note(.refused(error), of: deletion.recordName, in: deletion.zone)
          return false
        }
        return true
      }
      guard !fit.isEmpty else { return }
      let account = try await whose()
      let found = try await calls(request.database).records(fit.map { $0.recordName.id(in: $0.zone) })
      for deletion in fit {
        let id = deletion.recordName.id(in: deletion.zone)
        switch found[id] {
        case .record(let record)?:
          let type = FieldName.name(ofNative: record.recordType) ?? deletion.recordType
          if let refusal = OwnersRecords.refusal(toWrite: type, in: deletion.zone, of: request.database) {
            noteRefused(refusal, record, deletion.recordName, deletion.zone, &batch, account)
            continue
          }
          guard let tag = deletion.recordChangeTag else {
            batch.delete.append(id)
            continue
          }
          if decide(deletion.recordName, deletion.zone, tag, found[id], &batch, account) != nil {
            batch.delete.append(id)
          }
        case .refused(let refusal)? where refusal.kind != .unknownItem:
          batch.results.note(.refused(refusal), of: deletion.recordName, in: deletion.zone)
        // A record that does not exist counts as deleted.
        default: batch.results.note(.deleted, of: deletion.recordName, in: deletion.zone)
        }
      }
    }

    private func noteSaved(
      _ id: CKRecord.ID, _ result: Result<CKRecord, any Error>, _ batch: inout NativeBatch, _ account: String
    ) {
      guard let name = RecordName(id.recordName) else { return }
      let zone = ZoneName(id.zoneID, account: account)
      switch result {
      case .success(let record):
        note(record, in: batch.request.database, account)
        batch.results.note(BatchOutcome(record), of: name, in: zone)
      case .failure(let error):
        let server = (error as? CKError)?.serverRecord
        noteRefused(NativeError(error).refusal, server, name, zone, &batch, account)
      }
    }

    private func noteDeleted(
      _ id: CKRecord.ID, _ result: Result<Void, any Error>, _ batch: inout NativeBatch, _ account: String
    ) {
      guard let name = RecordName(id.recordName) else { return }
      let zone = ZoneName(id.zoneID, account: account)
      switch result {
      case .success:
        systemFields.forget(SystemFieldsKey(batch.request.database, zone, name))
        batch.results.note(.deleted, of: name, in: zone)
      case .failure(let error):
        let refusal = NativeError(error).refusal
        batch.results.note(refusal.kind == .unknownItem ? .deleted : .refused(refusal), of: name, in: zone)
      }
    }

    /// Adds a refusal to the results of the batch, with the record as CloudKit has it.
    ///
    /// If an earlier attempt of this batch has already saved the record, the record counts as saved.
    private func noteRefused(
      _ refusal: CloudRefusal, _ server: CKRecord?, _ name: RecordName, _ zone: ZoneName, _ batch: inout NativeBatch,
      _ account: String
    ) {
      let native = server?.native(account: account)
      if let server { note(server, in: batch.request.database, account) }
      let isToSave = batch.request.save.contains { $0.recordName == name && $0.zone == zone }
      if refusal.kind == .serverRecordChanged, isToSave, let native,
        let outcome = OperationMemory.outcome(of: batch.request.operation, in: native)
      {
        batch.results.note(outcome, of: name, in: zone)
      } else {
        batch.results.note(.refused(refusal, server: native?.json(account: account)), of: name, in: zone)
      }
    }
  }

  /// A batch while it is carried out: the prepared records, and the results so far.
  struct NativeBatch {
    let request: ModifyRecordsRequest
    var results: BatchResults
    var save: [CKRecord] = []
    var delete: [CKRecord.ID] = []

    init(_ request: ModifyRecordsRequest) {
      self.request = request
      results = BatchResults(of: request)
    }

    mutating func add(_ record: CKRecord, _ changes: NativeChanges) {
      record.set(changes.fields(over: record.namedOperations))
      save.append(record)
    }
  }

  extension BatchOutcome {
    init(_ record: CKRecord) {
      self = .saved(
        tag: record.recordChangeTag, createdAt: record.creationDate.map { Instant($0) },
        modifiedAt: record.modificationDate.map { Instant($0) })
    }
  }
#endif
