public import RPC
public import Shape

/// `host.cloud.zone.changes`
public struct FetchZoneChanges: HostRequest {
  public let database: CloudDatabase, zone: CloudZone, token: String?, limit: Int, withoutOwn: Flag
  public let shareTag: String?, behind: String?

  public static let name: StaticString = "host.cloud.zone.changes"
  public static let doc: StaticString =
    "Returns the records of a zone that have changed since a token. Refused with changeTokenExpired if the container no longer knows the changes since then. Refused with historyLost if the container has lost data that it had at the token."
  public static let answerDoc: StaticString = "A page of records, and the next token."

  public init(
    _ database: CloudDatabase, _ zone: CloudZone, since token: String?, limit: Int, withoutOwn: Bool = false, shareTag: String? = nil,
    behind: String? = nil
  ) {
    self.database = database
    self.zone = zone
    self.token = token
    self.limit = limit
    self.withoutOwn = Flag(withoutOwn)
    self.shareTag = shareTag
    self.behind = behind
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    database = field("database", \.database, "The database of the zone.")
    zone = field("zone", \.zone, "The zone.")
    token = field("token", \.token, "The token of the last reply; null for all records.")
    limit = field("limit", \.limit, "The largest number of records and deletions in a page.", .range(1...400))
    withoutOwn = field(
      "withoutOwn", \.withoutOwn,
      "true if records that were last changed through this connection may be left out, as the core knows them already.")
    shareTag = field("shareTag", \.shareTag, "The change tag of the zone's share that the core already has; null for none.")
    behind = field(
      "behind", \.behind, "The newest token of the zone that the core has, if a batch was answered after the last fetch; otherwise null.")
  }

  /// The container's reply.
  public struct Answer: Record, Sendable {
    public let records: [CloudRecord], deleted: [CloudDeletion], token: String, more: Bool, share: CloudShare?

    public static let recordName = "ZoneChanges"
    public static let doc: StaticString = "A page of the changes in a zone."

    public init(records: [CloudRecord], deleted: [CloudDeletion], token: String, more: Bool, share: CloudShare? = nil) {
      self.records = records
      self.deleted = deleted
      self.token = token
      self.more = more
      self.share = share
    }

    public init<F: Fields<Self>>(_ field: inout F) {
      records = field("records", \.records, "The records that were saved, in their present state.")
      deleted = field("deleted", \.deleted, "The records that were deleted.")
      token = field("token", \.token, "The token for the next request.")
      more = field("more", \.more, "true if there are more changes already.")
      share = field.optional(
        "share", \.share, "The zone's share, on the last page, if it has another change tag than shareTag.")
    }
  }
}
