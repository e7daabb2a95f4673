public import RPC
public import Shape

/// The request `host.cloud.share.leave`: leaves a zone that another account shares.
public struct LeaveShare: HostRequest {
  public let zone: CloudZone

  public static let name: StaticString = "host.cloud.share.leave"
  public static let doc: StaticString =
    "Leaves a zone that another account shares. After that, the zone is not in the account's shared database. A repeated request changes nothing."
  public static let answerDoc: StaticString = "The zone that was left."

  public init(_ zone: CloudZone) { self.zone = zone }

  public init<F: Fields<Self>>(_ field: inout F) { zone = field("zone", \.zone, "The zone.") }

  /// The container's reply.
  public struct Answer: Record, Sendable {
    public let zone: CloudZone

    public static let recordName = "LeftShare"
    public static let doc: StaticString = "A share that was left."

    public init(_ zone: CloudZone) { self.zone = zone }

    public init<F: Fields<Self>>(_ field: inout F) { zone = field("zone", \.zone, "The zone.") }
  }
}
