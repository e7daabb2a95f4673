// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// A page of what has changed in a zone.
public struct ZoneChanges: InputRecord {
  /// What to ask with next time.
  public var token: String
  /// Whether there is more already.
  public var more: Bool
  /// Records that were saved, as they stand.
  public var records: Change<[CloudRecordInput]>
  /// Records that were deleted.
  public var deleted: Change<[CloudDeletionInput]>
  /// Of the last page: the zone's share, where it is in another state than the one that is known already.
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

/// What became of one zone.
public struct ZoneResult: InputRecord {
  /// The zone.
  public var zone: CloudZoneAnswer
  /// Why it was refused.
  public var kind: ZoneResultKind?
  /// The same as a sentence.
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
