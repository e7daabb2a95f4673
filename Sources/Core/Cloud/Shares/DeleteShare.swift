public import RPC
public import Shape

/// `host.cloud.share.delete`
public struct DeleteShare: HostRequest {
  public let zone: CloudZone, participant: UUID?

  public static let name: StaticString = "host.cloud.share.delete"
  public static let doc: StaticString =
    "Has one of the account's own zones shared no longer: with one participant, or with nobody. Their access records go with that."
  public static let answerDoc: StaticString = "The share as it stands."

  public typealias Answer = ShareAnswer

  public init(_ zone: CloudZone, participant: UUID? = nil) {
    self.zone = zone
    self.participant = participant
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    zone = field("zone", \.zone, "The zone.")
    participant = field("participant", \.participant, "With whom it is shared no longer; null for nobody at all.")
  }
}
