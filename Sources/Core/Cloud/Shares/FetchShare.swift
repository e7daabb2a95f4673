public import RPC
public import Shape

/// The request `host.cloud.share.get`: reads the share of a zone.
public struct FetchShare: HostRequest {
  public let database: CloudDatabase, zone: CloudZone

  public static let name: StaticString = "host.cloud.share.get"
  public static let doc: StaticString = "Asks for the share of a zone."
  public static let answerDoc: StaticString = "The share. `null` for a zone that was never shared."

  public init(_ database: CloudDatabase, _ zone: CloudZone) {
    self.database = database
    self.zone = zone
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    database = field("database", \.database, "The database of the zone.")
    zone = field("zone", \.zone, "The zone.")
  }

  /// The container's reply.
  public struct Answer: Record, Sendable {
    public let share: CloudShare?

    public static let recordName = "FoundShare"
    public static let doc: StaticString = "The share of a zone."

    public init(_ share: CloudShare?) { self.share = share }

    public init<F: Fields<Self>>(_ field: inout F) {
      share = field("share", \.share, "The share. `null` for a zone that was never shared.")
    }
  }
}
