/// What is to be set in a `CKRecord` for a save.
public struct NativeChanges: Sendable {
  public let recordType: String
  /// Fields by name; nil for one that is taken away. A field that is not here is left as it is.
  public let fields: [(name: String, value: NativeValue?)]

  /// - Parameter operation: the batch, which the record keeps.
  /// - Throws: invalidArguments for fields that are none, limitExceeded for too many bytes, permissionFailure for
  ///   credentials outside of the account's own zone, and for what is the owner's alone to write.
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

  /// Returns the fields to set in a record that names batches already: the batch is added to them.
  /// - Parameter names: the record's field `m_operation`; `nil` if it has none.
  public func fields(over names: String?) -> [(name: String, value: NativeValue?)] {
    fields.map { field in
      guard field.name == FieldName.operation, case .string(let operation)? = field.value else { return field }
      return (field.name, .string(OperationMemory.names(adding: operation, to: names)))
    }
  }
}

/// What of a shared zone is the owner's alone to write.
///
/// CloudKit gives a participant one permission for all records of a zone, so this host holds its own core to it, and no
/// more: what another program writes there is found by the owner's core, which knows records by their modifier.
public enum OwnersRecords {
  /// The type of the records with which people sign in, and its name in earlier versions. A record of CloudKit keeps
  /// its type.
  private static let credentials = ["UserPass", "Credentials"]

  /// - Returns: nil for what may be written.
  public static func refusal(toWrite recordType: String, in zone: ZoneName, of database: DatabaseScope) -> CloudRefusal?
  {
    if database == .public { return .publicDatabase }
    if credentials.contains(recordType), zone != .account {
      return CloudRefusal(.permissionFailure, "Credentials are in the account's own zone alone")
    }
    if database == .shared, ([Admission.accessType, "Companies"] + credentials).contains(recordType) {
      return CloudRefusal(.permissionFailure, "\(recordType) is for the owner alone to write")
    }
    return nil
  }
}
