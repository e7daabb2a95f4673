// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// A page of the changes in a zone.
public struct ZoneChanges: InputRecord {
  /// The token to send with the next request.
  public var token: String
  /// `true` if there are more changes. The core then sends the next request at once, with the new token.
  public var more: Bool
  /// The records that were saved since the token, in their present state.
  public var records: Change<[CloudRecordInput]>
  /// The records that were deleted since the token.
  public var deleted: Change<[CloudDeletionInput]>
  /// The zone's share. It is on the last page if its change tag differs from `shareTag`; otherwise left out.
  public var share: Change<CloudShare>

  public init(
    token: String,
    more: Bool,
    records: Change<[CloudRecordInput]> = .unchanged,
    deleted: Change<[CloudDeletionInput]> = .unchanged,
    share: Change<CloudShare> = .unchanged
  ) {
    self.token = token
    self.more = more
    self.records = records
    self.deleted = deleted
    self.share = share
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putChange("records", self.records)
    writer.putChange("deleted", self.deleted)
    writer.put("token", self.token)
    writer.put("more", self.more)
    writer.putChange("share", self.share)
    return writer.json
  }
}

/// The result for one zone.
public struct ZoneResult: InputRecord {
  /// The zone.
  public var zone: CloudZoneAnswer
  /// The reason why the zone was refused.
  public var kind: ZoneResultKind?
  /// The reason, as a sentence for people.
  public var message: String?

  public init(
    zone: CloudZoneAnswer,
    kind: ZoneResultKind? = nil,
    message: String? = nil
  ) {
    self.zone = zone
    self.kind = kind
    self.message = message
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("zone", self.zone)
    writer.putIfGiven("kind", self.kind)
    writer.putIfGiven("message", self.message)
    return writer.json
  }
}
