public import RPC
public import Shape

/// The notification `sync.remoteChanged`: a container sends it when records have changed.
public struct CloudChanged: Notification {
  public let database: CloudDatabase, zone: CloudZone?

  public static let name: StaticString = "sync.remoteChanged"
  public static let doc: StaticString =
    "Sent by the container when records have changed in the cloud. The core then fetches the changes."

  public init(_ database: CloudDatabase, _ zone: CloudZone? = nil) {
    self.database = database
    self.zone = zone
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    database = field("database", \.database, "The database with the changes.")
    zone = field("zone", \.zone, "The zone with the changes. `null` if it is not known.")
  }
}
