public import RPC
public import Shape

/// `host.cloud.database.changes`
public struct FetchDatabaseChanges: HostRequest {
  public let database: CloudDatabase, token: String?

  public static let name: StaticString = "host.cloud.database.changes"
  public static let doc: StaticString =
    "Asks which zones of a database have changed since a token; refused with changeTokenExpired where that can't be told any more, and with historyLost where the container has lost what it had at the token."
  public static let answerDoc: StaticString = "The zones, and the next token."

  public init(_ database: CloudDatabase, since token: String?) {
    self.database = database
    self.token = token
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    database = field("database", \.database, "Which database.")
    token = field("token", \.token, "The token of the last answer; null for all zones.")
  }

  /// A zone that is gone.
  public struct DeletedZone: Record, Sendable {
    public let zone: CloudZone, reason: Reason

    public static let doc: StaticString = "A zone that is gone."

    /// Why it is gone.
    public enum Reason: String, Choice {
      case deleted
      /// Its owner has taken all that the app keeps in the cloud away.
      case purged
      /// What was encrypted there can't be read any more; the owner's devices fill it anew.
      case encryptedDataReset
      /// Of the shared database: its owner shares it no longer with the account, or with nobody; or the account has left.
      case removed, revoked, left

      public static let spellings = Spellings<Reason>()
    }

    public init(_ zone: CloudZone, _ reason: Reason) {
      self.zone = zone
      self.reason = reason
    }

    public init<F: Fields<Self>>(_ field: inout F) {
      zone = field("zone", \.zone, "The zone.")
      reason = field("reason", \.reason, "Why it is gone.")
    }
  }

  /// What the container answers.
  public struct Answer: Record, Sendable {
    public let zones: [CloudZone], deletedZones: [DeletedZone], token: String, more: Bool, sharedToken: String?

    public static let recordName = "DatabaseChanges"
    public static let doc: StaticString = "What has changed in a database."

    public init(zones: [CloudZone], deletedZones: [DeletedZone], token: String, more: Bool, sharedToken: String? = nil) {
      self.zones = zones
      self.deletedZones = deletedZones
      self.token = token
      self.more = more
      self.sharedToken = sharedToken
    }

    public init<F: Fields<Self>>(_ field: inout F) {
      zones = field("zones", \.zones, "Zones with changes.")
      deletedZones = field("deletedZones", \.deletedZones, "Zones that are gone.")
      token = field("token", \.token, "What to ask with next time.")
      more = field("more", \.more, "Whether there is more already.")
      sharedToken = field.optional(
        "sharedToken", \.sharedToken,
        "Of the private database: the token of the shared one as it stands. Who has it need not ask; a container that can't tell leaves it away."
      )
    }
  }
}
