/// A request of the core about the cloud: a `host.cloud` request with its parameters.
public enum CloudRequest: Equatable, Sendable {
  case account
  case databaseChanges(DatabaseScope, token: String?)
  case zoneChanges(ZoneChangesRequest)
  case modifyZones(DatabaseScope, save: [ZoneName], delete: [ZoneName])
  case modifyRecords(ModifyRecordsRequest)
  case download(DownloadRequest)
  case createShare(CreateShareRequest)
  case fetchShare(DatabaseScope, ZoneName)
  case updateShare(UpdateShareRequest)
  case invite(InviteRequest)
  case deleteShare(ZoneName, participant: RecordName?)
  case previewShare(url: String)
  case acceptShare(url: String, name: String?)
  case leaveShare(ZoneName)
  case query(QueryRequest)

  /// The names of all these requests.
  public static let methods = [
    "host.cloud.account", "host.cloud.database.changes", "host.cloud.zone.changes", "host.cloud.zones.modify",
    "host.cloud.records.modify", "host.cloud.asset.download", "host.cloud.share.create", "host.cloud.share.get",
    "host.cloud.share.update", "host.cloud.share.invite", "host.cloud.share.delete", "host.cloud.share.metadata",
    "host.cloud.share.accept", "host.cloud.share.leave", "host.cloud.records.query",
  ]

  /// Reads the parameters of a request.
  /// - Throws: `ParamsFlaw` with the code -32601 for an unknown request, or -32602 for invalid parameters.
  public init(_ method: String, _ json: JSONValue) throws(ParamsFlaw) {
    let params = try Params(json)
    switch method {
    case "host.cloud.account": self = .account
    case "host.cloud.database.changes":
      self = .databaseChanges(
        try params.choice("database", DatabaseScope.self), token: try params.optionalText("token"))
    case "host.cloud.zone.changes": self = .zoneChanges(try ZoneChangesRequest(params))
    case "host.cloud.zones.modify":
      self = .modifyZones(
        try params.choice("database", DatabaseScope.self), save: try params.zones("save"),
        delete: try params.zones("delete"))
    case "host.cloud.records.modify": self = .modifyRecords(try ModifyRecordsRequest(params))
    case "host.cloud.asset.download": self = .download(try DownloadRequest(params))
    case "host.cloud.share.create": self = .createShare(try CreateShareRequest(params))
    case "host.cloud.share.get":
      self = .fetchShare(try params.choice("database", DatabaseScope.self), try params.zone("zone"))
    case "host.cloud.share.update": self = .updateShare(try UpdateShareRequest(params))
    case "host.cloud.share.invite": self = .invite(try InviteRequest(params))
    case "host.cloud.share.delete":
      self = .deleteShare(try params.zone("zone"), participant: try params.optionalID("participant"))
    case "host.cloud.share.metadata": self = .previewShare(url: try params.text("url"))
    case "host.cloud.share.accept":
      self = .acceptShare(url: try params.text("url"), name: try params.optionalText("name"))
    case "host.cloud.share.leave": self = .leaveShare(try params.zone("zone"))
    case "host.cloud.records.query": self = .query(try QueryRequest(params))
    default: throw ParamsFlaw("There is no method \(method)", .methodNotFound)
    }
  }
}
