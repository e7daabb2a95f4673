/// The fields of a `CKRecord` that a save changes.
public struct NativeChanges: Sendable {
  public let recordType: String
  /// The changed fields with their names. The value nil removes a field. Fields that are not listed do not change.
  public let fields: [(name: String, value: NativeValue?)]

  /// - Parameter operation: the name of the batch, which is stored in the record.
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

  /// Returns the fields to set in an existing record. The name of the batch is added to the names that the record
  /// already has.
  /// - Parameter names: the record's field `m_operation`, or `nil` if the record does not have this field.
  public func fields(over names: String?) -> [(name: String, value: NativeValue?)] {
    fields.map { field in
      guard field.name == FieldName.operation, case .string(let operation)? = field.value else { return field }
      return (field.name, .string(OperationMemory.names(adding: operation, to: names)))
    }
  }
}

/// Decides which records of a shared zone only the owner may write.
///
/// In CloudKit, a participant has the same permission for all records of a zone. So this host can refuse such writes
/// only for its own core. If another program writes such a record, the owner's core notices it by the record's
/// modifier.
public enum OwnersRecords {
  /// The type of the records with which people sign in, and the earlier name of that type. CloudKit never changes the
  /// type of a stored record, so both names occur.
  private static let credentials = ["UserPass", "Credentials"]

  /// Returns the error with which a write is refused, or nil if the core may write the record.
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
