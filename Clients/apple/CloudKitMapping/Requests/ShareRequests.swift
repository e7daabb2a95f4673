/// The request `host.cloud.share.create`: shares one of the account's own zones.
public struct CreateShareRequest: Equatable, Sendable {
  public let zone: ZoneName
  public let title: String
  public let ownerName: String?
  public let publicPermission: PublicPermission
  /// The fields of the access record for a person who joins by the share's own link.
  public let joiner: JSONValue

  init(_ params: Params) throws(ParamsFlaw) {
    zone = try params.zone("zone")
    title = try params.text("title")
    ownerName = try params.optionalText("ownerName")
    publicPermission = try params.choice("publicPermission", PublicPermission.self)
    joiner = try params.fields("joiner") ?? .object([])
  }
}

/// The request `host.cloud.share.update`: changes a share, or a participant's permission.
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

/// The request `host.cloud.share.invite`: invites a participant, and saves the participant's access record.
public struct InviteRequest: Equatable, Sendable {
  public let zone: ZoneName
  /// The id of the invitation.
  public let participant: RecordName
  public let invitedAs: String
  public let permission: SharePermission
  /// The access record, which is saved together with the invitation.
  public let record: RecordToSave

  init(_ params: Params) throws(ParamsFlaw) {
    zone = try params.zone("zone")
    participant = try params.id("participant")
    invitedAs = try params.text("invitedAs")
    permission = try params.choice("permission", SharePermission.self)
    record = try RecordToSave(json: try params.required("record"))
  }

  /// The error with which the request is refused because of its contents, or nil if it can be carried out.
  public var refusal: CloudRefusal? {
    record.recordType == Admission.accessType && record.zone == zone
      ? nil : CloudRefusal(.invalidArguments, "record must be an access record in the zone of the request")
  }

  /// Returns the answer to the request.
  public static func answer(share: JSONValue, record: JSONValue?) -> JSONValue {
    .members(("share", share), ("record", record ?? .null))
  }
}

extension Params {
  /// Returns a parameter whose value is an object of fields, unchanged. Returns nil if it is left out.
  fileprivate func fields(_ name: String) throws(ParamsFlaw) -> JSONValue? {
    guard let found = optional(name) else { return nil }
    guard found.object != nil else { throw ParamsFlaw("\(name) must be an object") }
    return found
  }
}
