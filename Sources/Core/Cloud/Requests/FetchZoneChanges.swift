public import RPC
public import Shape

/// `host.cloud.zone.changes`
public struct FetchZoneChanges: HostRequest {
  public let database: CloudDatabase, zone: CloudZone, token: String?, limit: Int, withoutOwn: Flag
  public let shareTag: String?, behind: String?

  public static let name: StaticString = "host.cloud.zone.changes"
  public static let doc: StaticString =
    "Asks which records of a zone have changed since a token; refused with changeTokenExpired where that can't be told any more, and with historyLost where the container has lost what it had at the token."
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
    database = field("database", \.database, "Which database.")
    zone = field("zone", \.zone, "Which zone.")
    token = field("token", \.token, "The token of the last answer; null for all records.")
    limit = field("limit", \.limit, "The most records and deletions of a page.", .range(1...400))
    withoutOwn = field(
      "withoutOwn", \.withoutOwn, "Whether what was last changed through this connection may be left out: the core knows it already.")
    shareTag = field("shareTag", \.shareTag, "The state of the zone's share that is known already; null for none.")
    behind = field(
      "behind", \.behind,
      "The newest token of the zone that the core was given, where a batch was answered since that of the last fetch; null elsewhere.")
  }

  /// What the container answers.
  public struct Answer: Record, Sendable {
    public let records: [CloudRecord], deleted: [CloudDeletion], token: String, more: Bool, share: CloudShare?

    public static let recordName = "ZoneChanges"
    public static let doc: StaticString = "A page of what has changed in a zone."

    public init(records: [CloudRecord], deleted: [CloudDeletion], token: String, more: Bool, share: CloudShare? = nil) {
      self.records = records
      self.deleted = deleted
      self.token = token
      self.more = more
      self.share = share
    }

    public init<F: Fields<Self>>(_ field: inout F) {
      records = field("records", \.records, "Records that were saved, as they stand.")
      deleted = field("deleted", \.deleted, "Records that were deleted.")
      token = field("token", \.token, "What to ask with next time.")
      more = field("more", \.more, "Whether there is more already.")
      share = field.optional(
        "share", \.share, "Of the last page: the zone's share, where it is in another state than the one that is known already.")
    }
  }
}
