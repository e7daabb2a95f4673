public import RPC
public import Shape

/// The request `host.cloud.zone.changes`: fetches the records of a zone that have changed since a token.
public struct FetchZoneChanges: HostRequest {
  public let database: CloudDatabase, zone: CloudZone, token: String?, limit: Int, withoutOwn: Flag
  public let shareTag: String?, behind: String?

  public static let name: StaticString = "host.cloud.zone.changes"
  public static let doc: StaticString =
    "Asks for the records of a zone that have changed since a token. Fails with `changeTokenExpired` if the container no longer knows the changes since the token. Fails with `historyLost` if the container has lost data that it had when it returned the token."
  public static let answerDoc: StaticString =
    "A page of changed and deleted records, and the token for the next request."

  public init(
    _ database: CloudDatabase, _ zone: CloudZone, since token: String?, limit: Int, withoutOwn: Bool = false,
    shareTag: String? = nil,
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
    token = field("token", \.token, "The token of the last reply. `null` to get all records.")
    limit = field("limit", \.limit, "The largest number of records and deletions in the page.", .range(1...400))
    withoutOwn = field(
      "withoutOwn", \.withoutOwn,
      "`true` if the container may leave out records that were last changed through this connection. The core already knows these records."
    )
    shareTag = field(
      "shareTag", \.shareTag,
      "The change tag of the zone's share in the core. `null` if the core does not have the share.")
    behind = field(
      "behind", \.behind,
      "The newest token of the zone that the core has from a reply to `host.cloud.records.modify`. `null` if it got no such reply after the last fetch."
    )
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
      records = field("records", \.records, "The records that were saved since the token, in their present state.")
      deleted = field("deleted", \.deleted, "The records that were deleted since the token.")
      token = field("token", \.token, "The token to send with the next request.")
      more = field(
        "more", \.more,
        "`true` if there are more changes. The core then sends the next request at once, with the new token.")
      share = field.optional(
        "share", \.share,
        "The zone's share. It is on the last page if its change tag differs from `shareTag`; otherwise left out.")
    }
  }
}
