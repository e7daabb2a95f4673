/// A record to save, as the core sends it.
public struct RecordToSave: Equatable, Sendable {
  public let recordName: RecordName
  public let recordType: String
  public let zone: ZoneName
  /// The changed fields by name. null removes a field. Fields that are not listed do not change.
  public let fields: JSONValue
  /// The change tag that the record in CloudKit must have, or nil for a new record.
  public let recordChangeTag: String?
  public let parent: RecordName?

  init(json: JSONValue) throws(ParamsFlaw) {
    let params = try Params(json, "record")
    recordName = try params.id("recordName")
    recordType = try params.text("recordType")
    guard (1...255).contains(recordType.unicodeScalars.count) else {
      throw ParamsFlaw("recordType must have 1 to 255 characters")
    }
    zone = try params.zone("zone")
    fields = try params.required("fields")
    guard fields.object != nil else { throw ParamsFlaw("fields must be an object") }
    recordChangeTag = try params.optionalText("recordChangeTag")
    parent = try params.optionalID("parent")
  }

  /// The size of the fields as JSON, in bytes.
  public var bytes: Int { fields.text.utf8.count }

  /// The files of the record's assets, with the names of the fields.
  public var files: [(field: String, file: AssetFile)] {
    (fields.object ?? []).compactMap { member in AssetFile(value: member.value).map { (member.name, $0) } }
  }
}

/// A record to delete, as the core sends it.
public struct RecordToDelete: Equatable, Sendable {
  public let recordName: RecordName
  public let recordType: String
  public let zone: ZoneName
  /// The change tag that the record in CloudKit must have, or nil to delete the record in any state.
  public let recordChangeTag: String?

  init(json: JSONValue) throws(ParamsFlaw) {
    let params = try Params(json, "record")
    recordName = try params.id("recordName")
    recordType = try params.text("recordType")
    zone = try params.zone("zone")
    recordChangeTag = try params.optionalText("recordChangeTag")
  }
}
