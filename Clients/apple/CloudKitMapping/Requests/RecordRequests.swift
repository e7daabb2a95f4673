/// `host.cloud.zone.changes`
public struct ZoneChangesRequest: Equatable, Sendable {
  public let database: DatabaseScope
  public let zone: ZoneName
  public let token: String?
  /// The greatest number of records and deletions in a page.
  public let limit: Int
  /// The tag of the zone's share that the core has, or nil.
  public let shareTag: String?

  init(_ params: Params) throws(ParamsFlaw) {
    database = try params.choice("database", DatabaseScope.self)
    zone = try params.zone("zone")
    token = try params.optionalText("token")
    guard let limit = try params.required("limit").int, (1...Int64(BatchLimits.mostRecords)).contains(limit) else {
      throw ParamsFlaw("limit must be a whole number from 1 to \(BatchLimits.mostRecords)")
    }
    self.limit = Int(limit)
    shareTag = try params.optionalText("shareTag")
  }
}

/// `host.cloud.records.modify`
public struct ModifyRecordsRequest: Equatable, Sendable {
  public let database: DatabaseScope
  public let save: [RecordToSave]
  public let delete: [RecordToDelete]
  public let atomic: Bool
  /// The name of the batch. A batch that was saved already is not saved again.
  public let operation: String

  init(_ params: Params) throws(ParamsFlaw) {
    database = try params.choice("database", DatabaseScope.self)
    var save: [RecordToSave] = []
    for json in try params.list("save") { save.append(try RecordToSave(json: json)) }
    var delete: [RecordToDelete] = []
    for json in try params.list("delete") { delete.append(try RecordToDelete(json: json)) }
    (self.save, self.delete) = (save, delete)
    atomic = try params.flag("atomic")
    operation = try params.text("operation")
  }
}

/// `host.cloud.asset.download`
public struct DownloadRequest: Equatable, Sendable {
  public let database: DatabaseScope
  public let zone: ZoneName
  public let record: RecordName
  public let field: String
  /// The path for the new file. The file belongs to the core from then on.
  public let path: String

  init(_ params: Params) throws(ParamsFlaw) {
    database = try params.choice("database", DatabaseScope.self)
    zone = try params.zone("zone")
    record = try params.id("record")
    field = try params.text("field")
    path = try params.text("path")
  }

  /// Returns the answer.
  public static func answer(path: String, sha256: String) -> JSONValue {
    .members(("path", .string(path)), ("sha256", .string(sha256)))
  }
}
