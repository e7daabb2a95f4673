public import RPC
public import Shape

/// The request `host.cloud.database.changes`: fetches the zones that have changed since a token.
public struct FetchDatabaseChanges: HostRequest {
  public let database: CloudDatabase, token: String?

  public static let name: StaticString = "host.cloud.database.changes"
  public static let doc: StaticString =
    "Asks for the zones of a database that have changed since a token. Fails with `changeTokenExpired` if the container no longer knows the changes since the token. Fails with `historyLost` if the container has lost data that it had when it returned the token."
  public static let answerDoc: StaticString = "The zones that have changed, and the token for the next request."

  public init(_ database: CloudDatabase, since token: String?) {
    self.database = database
    self.token = token
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    database = field("database", \.database, "The database.")
    token = field("token", \.token, "The token of the last reply. `null` to get all zones.")
  }

  /// A zone that no longer exists, or that is no longer shared with the account.
  public struct DeletedZone: Record, Sendable {
    public let zone: CloudZone, reason: Reason

    public static let doc: StaticString = "A zone that no longer exists, or is no longer shared with the account."

    /// The reason why a zone no longer exists, or is no longer shared.
    public enum Reason: String, Choice {
      case deleted
      /// The owner has removed all of the app's data from the cloud.
      case purged
      /// The zone's encrypted data can no longer be read. The owner's devices send all records of the zone again.
      case encryptedDataReset
      /// Reasons in the shared database only. removed: the owner has removed the account from the share. revoked: the
      /// owner has ended the share. left: the account has left the share.
      case removed, revoked, left

      public static let spellings = Spellings<Reason>()
    }

    public init(_ zone: CloudZone, _ reason: Reason) {
      self.zone = zone
      self.reason = reason
    }

    public init<F: Fields<Self>>(_ field: inout F) {
      zone = field("zone", \.zone, "The zone.")
      reason = field("reason", \.reason, "The reason why the zone no longer exists, or is no longer shared.")
    }
  }

  /// The container's reply.
  public struct Answer: Record, Sendable {
    public let zones: [CloudZone], deletedZones: [DeletedZone], token: String, more: Bool, sharedToken: String?

    public static let recordName = "DatabaseChanges"
    public static let doc: StaticString = "The zones of a database that have changed."

    public init(zones: [CloudZone], deletedZones: [DeletedZone], token: String, more: Bool, sharedToken: String? = nil)
    {
      self.zones = zones
      self.deletedZones = deletedZones
      self.token = token
      self.more = more
      self.sharedToken = sharedToken
    }

    public init<F: Fields<Self>>(_ field: inout F) {
      zones = field("zones", \.zones, "The zones with changes.")
      deletedZones = field(
        "deletedZones", \.deletedZones, "The zones that no longer exist, or are no longer shared with the account.")
      token = field("token", \.token, "The token to send with the next request.")
      more = field(
        "more", \.more,
        "`true` if there are more changes. The core then sends the next request at once, with the new token.")
      sharedToken = field.optional(
        "sharedToken", \.sharedToken,
        "Only in a reply about the private database: the present token of the shared database. If the core already has this token, it need not ask for the changes of the shared database. Left out if the container does not know the token."
      )
    }
  }
}
