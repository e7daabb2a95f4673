/// The content of a `CKRecord`, as a type that also exists without CloudKit
/// (https://developer.apple.com/documentation/cloudkit/ckrecord).
public struct NativeRecord: Equatable, Sendable {
  public var recordName: String
  public var recordType: String
  public var zone: ZoneName
  public var fields: [String: NativeValue]
  public var recordChangeTag: String?
  public var creationDate: Instant?
  public var modificationDate: Instant?
  /// The record name of the user who created the record, in CloudKit's form.
  public var creator: String?
  /// The record name of the user who last changed the record, in CloudKit's form.
  public var modifier: String?

  public init(
    _ recordName: String, _ recordType: String, in zone: ZoneName, fields: [String: NativeValue] = [:],
    recordChangeTag: String? = nil,
    creationDate: Instant? = nil, modificationDate: Instant? = nil, creator: String? = nil, modifier: String? = nil
  ) {
    self.recordName = recordName
    self.recordType = recordType
    self.zone = zone
    self.fields = fields
    self.recordChangeTag = recordChangeTag
    self.creationDate = creationDate
    self.modificationDate = modificationDate
    self.creator = creator
    self.modifier = modifier
  }

  /// The record type that CloudKit gives to shares (`CKRecord.SystemType.share`).
  public static let shareType = "cloudkit.share"

  /// Returns a Boolean value that indicates whether the core gets a record among the records of its zone.
  ///
  /// Contents and shares are sent in other ways. Records of other programs are not sent at all.
  public static func isShown(recordName: String, recordType: String) -> Bool {
    recordType != shareType && FieldName.name(ofNative: recordType) != nil && RecordName(recordName) != nil
  }
}

extension NativeRecord {
  /// Returns the record in the protocol's form, or nil if the core does not get such a record.
  /// - Parameter account: the record name of the user. On the user's own devices, CloudKit writes `__defaultOwner__`
  ///   instead.
  public func json(account: String) -> JSONValue? {
    guard NativeRecord.isShown(recordName: recordName, recordType: recordType), let name = RecordName(recordName),
      let type = FieldName.name(ofNative: recordType)
    else { return nil }
    func user(_ reference: String?) -> JSONValue? {
      reference.map { .string($0 == ZoneName.currentUser ? account : $0) }
    }
    var parent: JSONValue?
    if case .reference(let text)? = fields[FieldName.parent], let name = RecordName(text) {
      parent = .string(name.text)
    }
    return .members(
      ("recordName", .string(name.text)), ("recordType", .string(type)), ("zone", zone.json),
      ("fields", FieldMapping.fields(fields.map { ($0.key, $0.value) })),
      ("recordChangeTag", recordChangeTag.map { .string($0) }),
      ("creationDate", creationDate.map { .string($0.text) }),
      ("modificationDate", modificationDate.map { .string($0.text) }),
      ("creator", user(creator)), ("modifier", user(modifier)), ("parent", parent))
  }

  /// Returns a deleted record in the protocol's form, or nil if the core does not get such a record.
  public static func deletion(recordName: String, recordType: String) -> JSONValue? {
    guard isShown(recordName: recordName, recordType: recordType), let name = RecordName(recordName),
      let type = FieldName.name(ofNative: recordType)
    else { return nil }
    return .members(("recordName", .string(name.text)), ("recordType", .string(type)))
  }
}
