/// The fields to set in a `CKRecord` for a save.
public struct NativeChanges: Sendable {
  public let recordType: String
  /// The fields to set, by name. A nil value removes the field. A field that is not listed stays as it is.
  public let fields: [(name: String, value: NativeValue?)]

  /// - Parameter operation: the name of the batch. The record stores it.
  /// - Throws: invalidArguments if a field can't be converted. limitExceeded if the fields have too many bytes.
  ///   permissionFailure for credentials outside of the account's own zone, and for records that only the owner can
  ///   write.
  public init(of record: RecordToSave, in database: DatabaseScope, operation: String) throws(CloudRefusal) {
    if let refusal = OwnersRecords.refusal(toWrite: record.recordType, in: record.zone, of: database) { throw refusal }
    guard record.bytes <= BatchLimits.largestRecord else {
      throw CloudRefusal(.limitExceeded, "A record has at most \(BatchLimits.largestRecord) bytes of fields")
    }
    recordType = try FieldName.native(record.recordType)
    var fields = try FieldMapping.native(record.fields)
    if let parent = record.parent { fields.append((FieldName.parent, .reference(parent.text))) }
    fields.append((FieldName.operation, .string(operation)))
    self.fields = fields
  }

  /// Returns the fields to set in a stored record. The name of the batch is added to the names that the record has.
  /// - Parameter names: the record's field `m_operation`, or `nil` if the record does not have the field.
  public func fields(over names: String?) -> [(name: String, value: NativeValue?)] {
    fields.map { field in
      guard field.name == FieldName.operation, case .string(let operation)? = field.value else { return field }
      return (field.name, .string(OperationMemory.names(adding: operation, to: names)))
    }
  }
}

/// The records of a shared zone that only the owner can write.
///
/// CloudKit gives a participant one permission for all records of a zone. So this host enforces the rule only for its
/// own core. If another program breaks it, the owner's core finds the record by its modifier.
public enum OwnersRecords {
  /// The type of the records with which people sign in, and the type's name in earlier versions. A stored record of
  /// CloudKit never changes its type, so both names are in use.
  private static let credentials = ["UserPass", "Credentials"]

  /// Returns the error that refuses to write a record, or nil if the core may write it.
  public static func refusal(toWrite recordType: String, in zone: ZoneName, of database: DatabaseScope) -> CloudRefusal?
  {
    if database == .public { return .publicDatabase }
    if credentials.contains(recordType), zone != .account {
      return CloudRefusal(.permissionFailure, "Credentials can only be saved in the zone 'account'")
    }
    if database == .shared, ([Admission.accessType, "Companies"] + credentials).contains(recordType) {
      return CloudRefusal(.permissionFailure, "Only the owner of the zone can write \(recordType)")
    }
    return nil
  }
}
