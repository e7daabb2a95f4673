#if canImport(CloudKit)
  import CloudKit
  import CloudKitMapping
  import Foundation

  /// The contents of assets.
  extension CloudKitContainer {
    /// Sends the contents that a record brings along, before the record itself.
    /// - Throws: assetFileMissing for one that is not there, or is not what its digest says.
    func bringContents(of record: RecordToSave, in database: DatabaseScope) async throws(CloudRefusal) {
      let calls = calls(database)
      for (field, file) in record.files {
        let id = CKRecord.ID(recordName: ContentRecord.name(of: file.sha256), zoneID: record.zone.id)
        // The same content is in a zone once.
        if try await calls.record(id, keys: []) != nil { continue }
        guard let path = file.path else {
          throw CloudRefusal(.assetFileMissing, "The content of \(field) is not there")
        }
        try AssetShelf.check(URL(fileURLWithPath: path), file)
        let content = CKRecord(recordType: ContentRecord.type, recordID: id)
        content.set([(ContentRecord.field, .asset(path: path))])
        let results = try await calls.modify([content], atomically: false, withFiles: true)
        guard case .failure(let error)? = results.saved[id] else { continue }
        // Another device was faster.
        if NativeError(error).code != .serverRecordChanged { throw NativeError(error).refusal }
      }
    }

    func download(_ request: DownloadRequest) async throws(CloudRefusal) -> JSONValue {
      try request.zone.check(in: request.database)
      let account = try await whose()
      let calls = calls(request.database)
      let key = try FieldName.native(request.field)
      guard let record = try await calls.record(request.record.id(in: request.zone), keys: [key]) else {
        throw CloudRefusal(.unknownItem, "There is no such record")
      }
      let file = try ContentRecord.digest(of: request.field, in: record.native(account: account))
      let id = CKRecord.ID(recordName: ContentRecord.name(of: file.sha256), zoneID: request.zone.id)
      guard let content = try await calls.record(id, keys: [ContentRecord.field], withFiles: true),
        let asset = content.object(forKey: ContentRecord.field) as? CKAsset, let temporary = asset.fileURL
      else { throw CloudRefusal(.assetFileMissing, "The content of \(request.field) is not there") }
      // The core asks for one at a time, and has taken the last one.
      shelf.clear()
      // Copied while the record is held, and with it CloudKit's file.
      let copy = try shelf.take(temporary, expecting: file)
      return DownloadRequest.answer(path: shelf.handOver(copy, to: request.path), sha256: file.sha256)
    }
  }
#endif
