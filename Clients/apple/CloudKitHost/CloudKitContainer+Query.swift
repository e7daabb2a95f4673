#if canImport(CloudKit)
  import CloudKit
  import CloudKitMapping
  import Foundation

  /// Queries records of the public database. This also works for a user without an iCloud account.
  extension CloudKitContainer {
    func query(_ request: QueryRequest) async throws(CloudRefusal) -> JSONValue {
      let page = try await calls(.public).query(request)
      if request.cursor == nil { publicShelf.clear(before: Date(timeIntervalSinceNow: -90 * 24 * 3600)) }
      // The core does not need to know who has created public records.
      let records = page.records.map { $0.native(account: "") }
      return try QueryRequest.answer(records, cursor: try page.cursor?.archived(), shelf: publicShelf)
    }
  }

  extension CloudKitCalls {
    /// Fetches a page of the records that match the request.
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
        // The core deletes a stored record that a query does not return. So a record must not be left out, and the
        // whole request fails.
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
    /// The value in the form in which NSPredicate accepts it as an argument.
    fileprivate var object: Any {
      switch self {
      case .string(let text): text as NSString
      case .int(let number): NSNumber(value: number)
      case .double(let number): NSNumber(value: number)
      case .date(let instant): NSDate(timeIntervalSince1970: instant.secondsSince1970)
      // Comparisons of a filter have no other kinds of values.
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
