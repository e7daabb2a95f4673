/// `host.cloud.share.create`
public struct CreateShareRequest: Equatable, Sendable {
  public let zone: ZoneName
  public let title: String
  public let ownerName: String?
  public let publicPermission: PublicPermission
  /// The fields of the access record that who comes by the share's own link gets.
  public let joiner: JSONValue

  init(_ params: Params) throws(ParamsFlaw) {
    zone = try params.zone("zone")
    title = try params.text("title")
    ownerName = try params.optionalText("ownerName")
    publicPermission = try params.choice("publicPermission", PublicPermission.self)
    joiner = try params.fields("joiner") ?? .object([])
  }
}

/// `host.cloud.share.update`
public struct UpdateShareRequest: Equatable, Sendable {
  public let zone: ZoneName
  public let title: String?
  public let publicPermission: PublicPermission?
  public let joiner: JSONValue?
  public let participant: RecordName?
  public let permission: SharePermission?

  init(_ params: Params) throws(ParamsFlaw) {
    zone = try params.zone("zone")
    title = try params.optionalText("title")
    publicPermission =
      params.optional("publicPermission") == nil ? nil : try params.choice("publicPermission", PublicPermission.self)
    joiner = try params.fields("joiner")
    participant = try params.optionalID("participant")
    permission = params.optional("permission") == nil ? nil : try params.choice("permission", SharePermission.self)
  }
}

/// `host.cloud.share.invite`
public struct InviteRequest: Equatable, Sendable {
  public let zone: ZoneName
  /// What the invitation is known by.
  public let participant: RecordName
  public let invitedAs: String
  public let permission: SharePermission
  /// The access record that is saved with it.
  public let record: RecordToSave

  init(_ params: Params) throws(ParamsFlaw) {
    zone = try params.zone("zone")
    participant = try params.id("participant")
    invitedAs = try params.text("invitedAs")
    permission = try params.choice("permission", SharePermission.self)
    record = try RecordToSave(json: try params.required("record"))
  }

  /// What is wrong with it beside its form; nil for nothing.
  public var refusal: CloudRefusal? {
    record.recordType == Admission.accessType && record.zone == zone
      ? nil : CloudRefusal(.invalidArguments, "record is no access record of the zone")
  }

  /// The answer.
  public static func answer(share: JSONValue, record: JSONValue?) -> JSONValue {
    .members(("share", share), ("record", record ?? .null))
  }
}

extension Params {
  /// An object of fields, which passes through.
  fileprivate func fields(_ name: String) throws(ParamsFlaw) -> JSONValue? {
    guard let found = optional(name) else { return nil }
    guard found.object != nil else { throw ParamsFlaw("\(name) must be an object") }
    return found
  }
}
