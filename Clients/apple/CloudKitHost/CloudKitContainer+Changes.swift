#if canImport(CloudKit)
  import CloudKit
  import CloudKitMapping

  /// Fetches changes of zones and of their records, and creates and deletes zones.
  extension CloudKitContainer {
    func changes(of database: DatabaseScope, since text: String?) async throws(CloudRefusal) -> JSONValue {
      let account = try await whose()
      let scope = TokenScope(container: id, account: account, database)
      // The public database has no zones, so CloudKit reports no changes in it.
      if database == .public {
        return ChangesAnswer.database(
          zones: [], deleted: [], token: ChangeToken(archived: .init([0])).text(of: scope), more: false)
      }
      let token = try ChangeToken.read(text, of: scope)?.native()
      let changes = try await calls(database).databaseChanges(since: token)
      let zones = changes.changed.map { ZoneName($0, account: account) }.filter { (try? $0.check(in: database)) != nil }
      left.subtract(zones)
      let deleted = changes.deleted.map { deletion in
        let zone = ZoneName(deletion.zoneID, account: account)
        return (
          zone: zone, reason: DeletedZoneReason(deletion.reason.native, in: database, wasLeft: left.contains(zone))
        )
      }
      return ChangesAnswer.database(
        zones: zones, deleted: deleted, token: try ChangeToken(changes.token).text(of: scope), more: changes.more)
    }

    func changes(_ request: ZoneChangesRequest) async throws(CloudRefusal) -> JSONValue {
      try request.zone.check(in: request.database)
      let account = try await whose()
      let calls = calls(request.database)
      let scope = TokenScope(container: id, account: account, request.database, request.zone)
      var token = try ChangeToken.read(request.token, of: scope)?.native()
      while true {
        let changes = try await calls.zoneChanges(request.zone.id, since: token, limit: request.limit)
        token = changes.token
        let shown = changes.changed.filter {
          NativeRecord.isShown(recordName: $0.recordID.recordName, recordType: $0.recordType)
        }
        let deleted = changes.deleted.map { (recordName: $0.recordID.recordName, recordType: $0.recordType) }
        let isEmpty =
          shown.isEmpty
          && !deleted.contains { NativeRecord.isShown(recordName: $0.recordName, recordType: $0.recordType) }
        // A page may contain no record that the core gets. Such a page is skipped.
        if isEmpty, changes.more { continue }
        let records = try await wholeRecords(shown.map(\.recordID), calls, account, request.database)
        let share = changes.more ? nil : try await shareUnless(request.shareTag, request.zone, request.database)
        return ChangesAnswer.zone(
          records: records, deleted: deleted, token: try ChangeToken(changes.token).text(of: scope), more: changes.more,
          share: share,
          account: account)
      }
    }

    /// Fetches records with all of their fields.
    ///
    /// A record that was deleted in the meantime is left out. The next page of changes reports the deletion.
    private func wholeRecords(
      _ ids: [CKRecord.ID], _ calls: CloudKitCalls, _ account: String, _ database: DatabaseScope
    ) async throws(CloudRefusal) -> [NativeRecord] {
      var records: [NativeRecord] = []
      for fetched in try await calls.records(ids).values {
        switch fetched {
        case .record(let record):
          note(record, in: database, account)
          records.append(record.native(account: account))
        case .refused(let refusal): if refusal.kind != .unknownItem { throw refusal }
        }
      }
      return records
    }

    /// Stores the system fields of a record. A later save of the record needs them.
    func note(_ record: CKRecord, in database: DatabaseScope, _ account: String) {
      guard let name = RecordName(record.recordID.recordName), let tag = record.recordChangeTag else { return }
      let zone = ZoneName(record.recordID.zoneID, account: account)
      systemFields.note(record.systemFields, of: SystemFieldsKey(database, zone, name), tag: tag)
    }

    func modifyZones(_ database: DatabaseScope, _ save: [ZoneName], _ delete: [ZoneName]) async throws(CloudRefusal)
      -> JSONValue
    {
      if database == .public { throw .publicDatabase }
      func fit(_ zones: [ZoneName]) -> [ZoneName] { zones.filter { $0.refusalToModify(in: database) == nil } }
      var refusals: [CKRecordZone.ID: CloudRefusal] = [:]
      let (made, gone) = (fit(save), fit(delete))
      if !made.isEmpty || !gone.isEmpty {
        let results = try await calls(database).modifyZones(
          made.map { CKRecordZone(zoneID: $0.id) }, delete: gone.map(\.id))
        for (id, result) in results.saved {
          if case .failure(let error) = result { refusals[id] = NativeError(error).refusal }
        }
        for (id, result) in results.deleted {
          if case .failure(let error) = result { refusals[id] = NativeError(error).refusal }
        }
      }
      let all = save + delete
      // If all zones fail for a reason that concerns the whole request, such as a missing network, the whole request
      // fails.
      if let first = refusals.values.first, refusals.count == Set(all.map(\.id)).count,
        refusals.values.allSatisfy({ $0.kind.isOfRequest }),
        first.kind != .zoneNotFound, first.kind != .userDeletedZone
      {
        throw first
      }
      return ChangesAnswer.modifiedZones(all.map { $0.result($0.refusalToModify(in: database) ?? refusals[$0.id]) })
    }
  }

  extension CKDatabase.DatabaseChange.Deletion.Reason {
    fileprivate var native: DeletedZoneReason.Native {
      switch self {
      case .purged: .purged
      case .encryptedDataReset: .encryptedDataReset
      default: .deleted
      }
    }
  }
#endif
