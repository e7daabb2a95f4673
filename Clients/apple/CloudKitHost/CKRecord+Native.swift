#if canImport(CloudKit)
  import CloudKit
  import CloudKitMapping
  import Foundation

  extension CKRecord {
    /// Returns the content of this record as a `NativeRecord`.
    /// - Parameter account: the record name of the user.
    func native(account: String) -> NativeRecord {
      var fields: [String: NativeValue] = [:]
      for key in allKeys() { fields[key] = NativeValue(object(forKey: key)) }
      return NativeRecord(
        recordID.recordName, recordType, in: ZoneName(recordID.zoneID, account: account), fields: fields,
        recordChangeTag: recordChangeTag, creationDate: creationDate.map { Instant($0) },
        modificationDate: modificationDate.map { Instant($0) }, creator: creatorUserRecordID?.recordName,
        modifier: lastModifiedUserRecordID?.recordName)
    }

    /// Sets the given fields. Other fields do not change.
    func set(_ fields: [(name: String, value: NativeValue?)]) {
      for (name, value) in fields { set(value, name) }
    }

    private func set(_ value: NativeValue?, _ name: String) {
      switch value {
      case .string(let text)?: setObject(text as NSString, forKey: name)
      case .int(let number)?: setObject(NSNumber(value: number), forKey: name)
      case .double(let number)?: setObject(NSNumber(value: number), forKey: name)
      case .data(let data)?: setObject(data as NSData, forKey: name)
      case .date(let instant)?: setObject(NSDate(timeIntervalSince1970: instant.secondsSince1970), forKey: name)
      case .reference(let target)?:
        let id = CKRecord.ID(recordName: target, zoneID: recordID.zoneID)
        setObject(CKRecord.Reference(recordID: id, action: .none), forKey: name)
      case .asset(let path)?: setObject(CKAsset(fileURL: URL(fileURLWithPath: path)), forKey: name)
      // `FieldMapping.native` never returns values of these two kinds.
      case .list?, .other?: break
      case nil: setObject(nil, forKey: name)
      }
    }

    /// The names of the last batches that have saved the record. By them, a repeated batch is recognized.
    var namedOperations: String? { object(forKey: FieldName.operation) as? String }

    /// The key for the names of the last batches in `systemFields`.
    private static let operationsKey = "mainspringOperations"

    /// The archive of CloudKit's system fields, and of the names of the last batches.
    ///
    /// `made(of:)` creates a record from the archive. A save of that record succeeds only if the record in CloudKit has
    /// not changed since the archive was made.
    var systemFields: Data {
      let archiver = NSKeyedArchiver(requiringSecureCoding: true)
      encodeSystemFields(with: archiver)
      if let namedOperations { archiver.encode(namedOperations as NSString, forKey: CKRecord.operationsKey) }
      archiver.finishEncoding()
      return archiver.encodedData
    }

    /// Creates a record from archived system fields.
    /// - Returns: the record, or nil if `systemFields` is not such an archive.
    static func made(of systemFields: Data) -> CKRecord? {
      guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: systemFields) else { return nil }
      unarchiver.requiresSecureCoding = true
      defer { unarchiver.finishDecoding() }
      let record = CKRecord(coder: unarchiver)
      if let names = unarchiver.decodeObject(of: NSString.self, forKey: operationsKey) {
        record?.setObject(names, forKey: FieldName.operation)
      }
      return record
    }
  }

  extension NativeValue {
    init(_ value: Any?) {
      switch value {
      case let text as NSString: self = .string(text as String)
      case let number as NSNumber:
        // The number's type decides whether CloudKit stores a whole number or a double.
        self = CFNumberIsFloatType(number) ? .double(number.doubleValue) : .int(number.int64Value)
      case let data as NSData: self = .data(data as Data)
      case let date as NSDate: self = .date(Instant(secondsSince1970: date.timeIntervalSince1970))
      case let reference as CKRecord.Reference: self = .reference(reference.recordID.recordName)
      case let asset as CKAsset: self = asset.fileURL.map { .asset(path: $0.path) } ?? .other
      case let list as NSArray: self = .list(list.map { NativeValue($0) })
      default: self = .other
      }
    }
  }

  extension Instant {
    init(_ date: Date) { self.init(secondsSince1970: date.timeIntervalSince1970) }
  }

  extension ZoneName {
    init(_ id: CKRecordZone.ID, account: String) {
      self.init(nativeName: id.zoneName, nativeOwner: id.ownerName, account: account)
    }

    var id: CKRecordZone.ID { CKRecordZone.ID(zoneName: name, ownerName: nativeOwner) }
  }

  extension RecordName {
    func id(in zone: ZoneName) -> CKRecord.ID { CKRecord.ID(recordName: text, zoneID: zone.id) }
  }

  extension ChangeToken {
    init(_ token: CKServerChangeToken) throws(CloudRefusal) {
      do {
        self.init(archived: try NSKeyedArchiver.archivedData(withRootObject: token, requiringSecureCoding: true))
      } catch { throw CloudRefusal(.serviceUnavailable, "CloudKit's change token can't be archived: try again") }
    }

    /// Returns the token as an object of CloudKit.
    /// - Throws: changeTokenExpired if the archive contains no token of CloudKit.
    func native() throws(CloudRefusal) -> CKServerChangeToken {
      guard let token = try? NSKeyedUnarchiver.unarchivedObject(ofClass: CKServerChangeToken.self, from: archived)
      else {
        throw .tokenExpired
      }
      return token
    }
  }
#endif
