#if canImport(CloudKit)
  import CloudKit
  import CloudKitMapping
  import Foundation

  /// Uploads and downloads the contents of assets.
  extension CloudKitContainer {
    /// Uploads the files of a record's assets. This must happen before the record itself is saved.
    /// - Throws: assetFileMissing if a file does not exist, or does not have the digest that the record gives.
    func bringContents(of record: RecordToSave, in database: DatabaseScope) async throws(CloudRefusal) {
      let calls = calls(database)
      for (field, file) in record.files {
        let id = CKRecord.ID(recordName: ContentRecord.name(of: file.sha256), zoneID: record.zone.id)
        // If the zone already has this content, nothing is uploaded.
        if try await calls.record(id, keys: []) != nil { continue }
        guard let path = file.path else {
          throw CloudRefusal(
            .assetFileMissing, "The content of \(field) is not in the cloud, and the record has no path to its file")
        }
        try AssetShelf.check(URL(fileURLWithPath: path), file)
        let content = CKRecord(recordType: ContentRecord.type, recordID: id)
        content.set([(ContentRecord.field, .asset(path: path))])
        let results = try await calls.modify([content], atomically: false, withFiles: true)
        guard case .failure(let error)? = results.saved[id] else { continue }
        // `serverRecordChanged` means that another device has uploaded the same content in the meantime. That is no
        // error.
        if NativeError(error).code != .serverRecordChanged { throw NativeError(error).refusal }
      }
    }

    func download(_ request: DownloadRequest) async throws(CloudRefusal) -> JSONValue {
      try request.zone.check(in: request.database)
      let account = try await whose()
      let calls = calls(request.database)
      let key = try FieldName.native(request.field)
      guard let record = try await calls.record(request.record.id(in: request.zone), keys: [key]) else {
        throw CloudRefusal(.unknownItem, "There is no record \(request.record.text)")
      }
      let file = try ContentRecord.digest(of: request.field, in: record.native(account: account))
      let id = CKRecord.ID(recordName: ContentRecord.name(of: file.sha256), zoneID: request.zone.id)
      guard let content = try await calls.record(id, keys: [ContentRecord.field], withFiles: true),
        let asset = content.object(forKey: ContentRecord.field) as? CKAsset, let temporary = asset.fileURL
      else { throw CloudRefusal(.assetFileMissing, "The content of \(request.field) is not in the cloud") }
      // The core downloads one content at a time. When it requests another one, it no longer needs the files in this
      // folder.
      shelf.clear()
      // CloudKit may remove its file when the record is released. So the file is copied while `content` still exists.
      let copy = try shelf.take(temporary, expecting: file)
      return DownloadRequest.answer(path: shelf.handOver(copy, to: request.path), sha256: file.sha256)
    }
  }
#endif
