public import RPC
public import Shape

/// The notification `sync.remoteChanged`. The container sends it when records in the cloud have changed.
public struct CloudChanged: Notification {
  public let database: CloudDatabase, zone: CloudZone?

  public static let name: StaticString = "sync.remoteChanged"
  public static let doc: StaticString =
    "Sent by the container when records have changed there. The core then fetches the changes."

  public init(_ database: CloudDatabase, _ zone: CloudZone? = nil) {
    self.database = database
    self.zone = zone
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    database = field("database", \.database, "The database in which records have changed.")
    zone = field("zone", \.zone, "The zone in which records have changed. `null` if the zone is not known.")
  }
}
