/// The request `host.cloud.zone.changes`: reads the changes in a zone since a token.
public struct ZoneChangesRequest: Equatable, Sendable {
  public let database: DatabaseScope
  public let zone: ZoneName
  public let token: String?
  /// The maximum number of records and deletions in the page.
  public let limit: Int
  /// The tag of the zone's share that the core already has, or nil.
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

/// The request `host.cloud.records.modify`: saves and deletes a batch of records.
public struct ModifyRecordsRequest: Equatable, Sendable {
  public let database: DatabaseScope
  public let save: [RecordToSave]
  public let delete: [RecordToDelete]
  public let atomic: Bool
  /// The name of the batch. By this name, a repeated batch is recognized, and is not carried out again.
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

/// The request `host.cloud.asset.download`: downloads the content of an asset into a file.
public struct DownloadRequest: Equatable, Sendable {
  public let database: DatabaseScope
  public let zone: ZoneName
  public let record: RecordName
  public let field: String
  /// The path for the new file, which then belongs to the core.
  public let path: String

  init(_ params: Params) throws(ParamsFlaw) {
    database = try params.choice("database", DatabaseScope.self)
    zone = try params.zone("zone")
    record = try params.id("record")
    field = try params.text("field")
    path = try params.text("path")
  }

  /// Returns the answer to the request.
  public static func answer(path: String, sha256: String) -> JSONValue {
    .members(("path", .string(path)), ("sha256", .string(sha256)))
  }
}
