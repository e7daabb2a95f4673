#if canImport(CloudKit)
  import CloudKit
  import CloudKitMapping
  import Foundation

  /// Records of the public database. A user without an account can read them, too.
  extension CloudKitContainer {
    func query(_ request: QueryRequest) async throws(CloudRefusal) -> JSONValue {
      let page = try await calls(.public).query(request)
      if request.cursor == nil { publicShelf.clear(before: Date(timeIntervalSinceNow: -90 * 24 * 3600)) }
      // The core does not use the owners of public records.
      let records = page.records.map { $0.native(account: "") }
      return try QueryRequest.answer(records, cursor: try page.cursor?.archived(), shelf: publicShelf)
    }
  }

  extension CloudKitCalls {
    /// Fetches a page of the records that match.
    func query(_ request: QueryRequest) async throws(CloudRefusal) -> (
      records: [CKRecord], cursor: CKQueryOperation.Cursor?
    ) {
      let cursor = try request.cursor.map { (archived) throws(CloudRefusal) in
        try CKQueryOperation.Cursor.made(of: archived)
      }
      let results = try await refusing {
        try await database.configuredWith(configuration: CloudKitCalls.configuration()) { database in
          if let cursor { return try await database.records(continuingMatchFrom: cursor, resultsLimit: request.limit) }
          let query = CKQuery(recordType: request.type, predicate: request.predicate)
          return try await database.records(matching: query, resultsLimit: request.limit)
        }
      }
      var records: [CKRecord] = []
      for (_, result) in results.matchResults {
        switch result {
        case .success(let record): records.append(record)
        // If a page left out a record, the core would delete it from the device. So the whole request fails.
        case .failure(let error): throw NativeError(error).refusal
        }
      }
      return (records, results.queryCursor)
    }
  }

  extension QueryRequest {
    fileprivate var predicate: NSPredicate {
      if comparisons.isEmpty { return NSPredicate(value: true) }
      let parts = comparisons.map { comparison in
        let values = comparison.values.map { value -> Any in
          if comparison.key == "recordID", case .string(let name) = value { return CKRecord.ID(recordName: name) }
          return value.object
        }
        return NSPredicate(
          format: comparison.format, argumentArray: [comparison.key, comparison.isList ? values : values[0]])
      }
      return NSCompoundPredicate(andPredicateWithSubpredicates: parts)
    }
  }

  extension NativeValue {
    /// The value as an argument of a predicate.
    fileprivate var object: Any {
      switch self {
      case .string(let text): text as NSString
      case .int(let number): NSNumber(value: number)
      case .double(let number): NSNumber(value: number)
      case .date(let instant): NSDate(timeIntervalSince1970: instant.secondsSince1970)
      // A filter has no values of other kinds.
      default: NSNull()
      }
    }
  }

  extension CKQueryOperation.Cursor {
    fileprivate func archived() throws(CloudRefusal) -> Data {
      do { return try NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true) } catch {
        throw CloudRefusal(.serviceUnavailable, "CloudKit's cursor can't be archived: try again")
      }
    }

    fileprivate static func made(of archived: Data) throws(CloudRefusal) -> CKQueryOperation.Cursor {
      guard let cursor = try? NSKeyedUnarchiver.unarchivedObject(ofClass: CKQueryOperation.Cursor.self, from: archived)
      else {
        throw CloudRefusal(.invalidArguments, QueryRequest.unknownCursor)
      }
      return cursor
    }
  }
#endif
