/// A record that is to be saved, as the core sends it.
public struct RecordToSave: Equatable, Sendable {
  public let recordName: RecordName
  public let recordType: String
  public let zone: ZoneName
  /// The fields that change by their names, and null for one that is taken away; the others stay as they are.
  public let fields: JSONValue
  /// The state that it rests on; nil for a record that is new.
  public let recordChangeTag: String?
  public let parent: RecordName?

  init(json: JSONValue) throws(ParamsFlaw) {
    let params = try Params(json, "record")
    recordName = try params.id("recordName")
    recordType = try params.text("recordType")
    guard (1...255).contains(recordType.unicodeScalars.count) else {
      throw ParamsFlaw("recordType has 1 to 255 characters")
    }
    zone = try params.zone("zone")
    fields = try params.required("fields")
    guard fields.object != nil else { throw ParamsFlaw("fields must be an object") }
    recordChangeTag = try params.optionalText("recordChangeTag")
    parent = try params.optionalID("parent")
  }

  /// How many bytes its fields have, as JSON.
  public var bytes: Int { fields.text.utf8.count }

  /// The files that it brings along, by the names of fields.
  public var files: [(field: String, file: AssetFile)] {
    (fields.object ?? []).compactMap { member in AssetFile(value: member.value).map { (member.name, $0) } }
  }
}

/// A record that is to be deleted.
public struct RecordToDelete: Equatable, Sendable {
  public let recordName: RecordName
  public let recordType: String
  public let zone: ZoneName
  /// The state that is to be deleted; nil for any.
  public let recordChangeTag: String?

  init(json: JSONValue) throws(ParamsFlaw) {
    let params = try Params(json, "record")
    recordName = try params.id("recordName")
    recordType = try params.text("recordType")
    zone = try params.zone("zone")
    recordChangeTag = try params.optionalText("recordChangeTag")
  }
}
