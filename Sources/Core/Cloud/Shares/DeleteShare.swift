public import RPC
public import Shape

/// The request `host.cloud.share.delete`: ends a share, for one participant or for all.
public struct DeleteShare: HostRequest {
  public let zone: CloudZone, participant: UUID?

  public static let name: StaticString = "host.cloud.share.delete"
  public static let doc: StaticString =
    "Ends the share of one of the account's own zones, for one participant or for all. The container also deletes the access records of these participants."
  public static let answerDoc: StaticString = "The share in its new state."

  public typealias Answer = ShareAnswer

  public init(_ zone: CloudZone, participant: UUID? = nil) {
    self.zone = zone
    self.participant = participant
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    zone = field("zone", \.zone, "The zone.")
    participant = field(
      "participant", \.participant, "The id of the participant to remove. `null` to end the whole share.")
  }
}
