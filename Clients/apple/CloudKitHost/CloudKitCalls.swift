#if canImport(CloudKit)
  import CloudKit
  import CloudKitMapping
  import Foundation

  /// The calls of one database, each with a bound on how long it may take.
  ///
  /// The core gives up after a minute, and CloudKit by itself waits for a network for a week
  /// (https://developer.apple.com/documentation/cloudkit/ckoperation/configuration-swift.class).
  struct CloudKitCalls: Sendable {
    let database: CKDatabase

    /// Seconds for what the core waits for, and for files.
    private static let patience: TimeInterval = 50
    private static let patienceWithFiles: TimeInterval = 600

    static func configuration(withFiles: Bool = false) -> CKOperation.Configuration {
      let configuration = CKOperation.Configuration()
      configuration.qualityOfService = .userInitiated
      configuration.timeoutIntervalForRequest = patience
      configuration.timeoutIntervalForResource = withFiles ? patienceWithFiles : patience
      return configuration
    }

    /// Records by their ids.
    /// - Parameter keys: which fields; nil for all, with their files.
    /// - Throws: `CloudRefusal` for what refuses all of them.
    func records(_ ids: [CKRecord.ID], keys: [String]? = nil, withFiles: Bool = false) async throws(CloudRefusal)
      -> [CKRecord.ID: Fetched]
    {
      var found: [CKRecord.ID: Fetched] = [:]
      for part in BatchLimits.parts(ids) {
        let results = try await refusing {
          try await database.configuredWith(configuration: CloudKitCalls.configuration(withFiles: withFiles)) {
            database in
            try await database.records(for: part, desiredKeys: keys)
          }
        }
        for (id, result) in results { found[id] = Fetched(result) }
      }
      return found
    }

    /// One record.
    /// - Returns: nil for one that there is not.
    /// - Throws: `CloudRefusal`.
    func record(_ id: CKRecord.ID, keys: [String]? = nil, withFiles: Bool = false) async throws(CloudRefusal)
      -> CKRecord?
    {
      switch try await records([id], keys: keys, withFiles: withFiles)[id] {
      case .record(let record)?: return record
      case .refused(let refusal)?:
        if refusal.kind == .unknownItem { return nil }
        throw refusal
      case nil: return nil
      }
    }

    /// Saves and deletes records. A record that was changed since is left as it is.
    /// - Throws: `CloudRefusal` for what refuses all of them.
    func modify(
      _ save: [CKRecord], delete: [CKRecord.ID] = [], atomically: Bool, withFiles: Bool = false
    ) async throws(CloudRefusal) -> (
      saved: [CKRecord.ID: Result<CKRecord, any Error>], deleted: [CKRecord.ID: Result<Void, any Error>]
    ) {
      let results = try await refusing {
        try await database.configuredWith(configuration: CloudKitCalls.configuration(withFiles: withFiles)) {
          database in
          try await database.modifyRecords(
            saving: save, deleting: delete, savePolicy: .ifServerRecordUnchanged, atomically: atomically)
        }
      }
      return (results.saveResults, results.deleteResults)
    }

    /// Saves and deletes records, all or none.
    /// - Returns: the records that were saved.
    /// - Throws: `CloudRefusal` for the first that is refused, and not only because another one is.
    func modifyAll(_ save: [CKRecord], delete: [CKRecord.ID] = []) async throws(CloudRefusal) -> [CKRecord.ID: CKRecord]
    {
      let results = try await modify(save, delete: delete, atomically: true)
      var (saved, refusals) = ([CKRecord.ID: CKRecord](), [CloudRefusal]())
      for (id, result) in results.saved {
        switch result {
        case .success(let record): saved[id] = record
        case .failure(let error): refusals.append(NativeError(error).refusal)
        }
      }
      for case .failure(let error) in results.deleted.values where NativeError(error).code != .unknownItem {
        refusals.append(NativeError(error).refusal)
      }
      if let refusal = refusals.first(where: { $0.kind != .batchRequestFailed }) ?? refusals.first { throw refusal }
      return saved
    }

    /// Makes and deletes zones.
    func modifyZones(
      _ save: [CKRecordZone], delete: [CKRecordZone.ID]
    ) async throws(CloudRefusal) -> (
      saved: [CKRecordZone.ID: Result<CKRecordZone, any Error>], deleted: [CKRecordZone.ID: Result<Void, any Error>]
    ) {
      let results = try await refusing {
        try await database.configuredWith(configuration: CloudKitCalls.configuration()) { database in
          try await database.modifyRecordZones(saving: save, deleting: delete)
        }
      }
      return (results.saveResults, results.deleteResults)
    }

    /// Which zones have changed.
    func databaseChanges(
      since token: CKServerChangeToken?
    ) async throws(CloudRefusal) -> (
      changed: [CKRecordZone.ID], deleted: [CKDatabase.DatabaseChange.Deletion], token: CKServerChangeToken, more: Bool
    ) {
      let changes = try await refusing {
        try await database.configuredWith(configuration: CloudKitCalls.configuration()) { database in
          try await database.databaseChanges(since: token, resultsLimit: BatchLimits.mostRecords)
        }
      }
      return (changes.modifications.map(\.zoneID), changes.deletions, changes.changeToken, changes.moreComing)
    }

    /// Which records of a zone have changed, without their fields: of contents these would be whole files.
    func zoneChanges(
      _ zone: CKRecordZone.ID, since token: CKServerChangeToken?, limit: Int
    ) async throws(CloudRefusal) -> (
      changed: [CKRecord], deleted: [CKDatabase.RecordZoneChange.Deletion], token: CKServerChangeToken, more: Bool
    ) {
      let changes = try await refusing {
        try await database.configuredWith(configuration: CloudKitCalls.configuration()) { database in
          try await database.recordZoneChanges(inZoneWith: zone, since: token, desiredKeys: [], resultsLimit: limit)
        }
      }
      var changed: [CKRecord] = []
      for result in changes.modificationResultsByID.values {
        switch result {
        case .success(let modification): changed.append(modification.record)
        // A record that is missing from a page would never come: the page is asked for again.
        case .failure(let error): throw NativeError(error).refusal
        }
      }
      return (changed, changes.deletions, changes.changeToken, changes.moreComing)
    }
  }

  /// A record that was asked for.
  enum Fetched {
    case record(CKRecord)
    case refused(CloudRefusal)

    init(_ result: Result<CKRecord, any Error>) {
      switch result {
      case .success(let record): self = .record(record)
      case .failure(let error): self = .refused(NativeError(error).refusal)
      }
    }
  }

  /// Does something, and makes a refusal of whatever goes wrong.
  func refusing<T>(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> T
  ) async throws(CloudRefusal) -> T {
    do { return try await work() } catch {
      if let refusal = error as? CloudRefusal { throw refusal }
      throw NativeError(error).refusal
    }
  }
#endif
