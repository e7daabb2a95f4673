#if canImport(CloudKit)
  import CloudKit
  import CloudKitMapping
  import Foundation

  /// Calls CloudKit for one database, with a time limit for each call.
  ///
  /// Without a time limit, CloudKit waits up to a week for a network
  /// (https://developer.apple.com/documentation/cloudkit/ckoperation/configuration-swift.class). The core waits only a
  /// minute.
  struct CloudKitCalls: Sendable {
    let database: CKDatabase

    /// The time limit for a call without files, in seconds. It is shorter than the minute that the core waits.
    private static let patience: TimeInterval = 50
    /// The time limit for a call that transfers files, in seconds.
    private static let patienceWithFiles: TimeInterval = 600

    static func configuration(withFiles: Bool = false) -> CKOperation.Configuration {
      let configuration = CKOperation.Configuration()
      configuration.qualityOfService = .userInitiated
      configuration.timeoutIntervalForRequest = patience
      configuration.timeoutIntervalForResource = withFiles ? patienceWithFiles : patience
      return configuration
    }

    /// Fetches records by their ids.
    /// - Parameter keys: the names of the fields to fetch, or nil for all fields and their files.
    /// - Throws: `CloudRefusal` if CloudKit refuses the whole call. If it refuses one record, the `Fetched` of that
    ///   record has the reason.
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

    /// Fetches one record.
    /// - Returns: the record, or nil if it does not exist.
    /// - Throws: `CloudRefusal` if CloudKit refuses the call or the record.
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

    /// Saves and deletes records.
    ///
    /// If a record has changed in CloudKit since it was fetched, it is not saved, and its result is an error.
    /// - Throws: `CloudRefusal` if CloudKit refuses the whole call.
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

    /// Saves and deletes records in one transaction: all of them or none.
    /// - Returns: the saved records.
    /// - Throws: the `CloudRefusal` of the record that has caused the failure. The other records fail with
    ///   `batchRequestFailed`, which would not tell the cause.
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

    /// Creates and deletes zones.
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

    /// Fetches the ids of the zones that have changed since a token. Without a token, fetches the ids of all zones.
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

    /// Fetches the records of a zone that have changed since a token, but not their fields. Without a token, fetches
    /// all records.
    ///
    /// The fields are left out because the record of a content has a whole file as its field.
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
        // The core would never learn of a record that is left out here. So the whole request fails, and the core
        // repeats it.
        case .failure(let error): throw NativeError(error).refusal
        }
      }
      return (changed, changes.deletions, changes.changeToken, changes.moreComing)
    }
  }

  /// The result of fetching one record: the record, or the reason why CloudKit refused it.
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

  /// Runs a function. Its errors are thrown as `CloudRefusal`.
  func refusing<T>(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> T
  ) async throws(CloudRefusal) -> T {
    do { return try await work() } catch {
      if let refusal = error as? CloudRefusal { throw refusal }
      throw NativeError(error).refusal
    }
  }
#endif
