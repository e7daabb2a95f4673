public import RPC
public import Shape

/// `host.cloud.share.update`
public struct UpdateShare: HostRequest {
  public let zone: CloudZone, title: String?, publicPermission: PublicPermission?, joiner: CloudFields?
  public let participant: UUID?, permission: SharePermission?

  public static let name: StaticString = "host.cloud.share.update"
  public static let doc: StaticString = "Has the share of one of the account's own zones changed, or what one of its participants may do."
  public static let answerDoc: StaticString = "The share."

  public typealias Answer = ShareAnswer

  public init(
    _ zone: CloudZone, title: String? = nil, publicPermission: PublicPermission? = nil, joiner: CloudFields? = nil,
    participant: UUID? = nil,
    permission: SharePermission? = nil
  ) {
    self.zone = zone
    self.title = title
    self.publicPermission = publicPermission
    self.joiner = joiner
    self.participant = participant
    self.permission = permission
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    zone = field("zone", \.zone, "The zone.")
    title = field("title", \.title, "What is shared, as people call it; as it was without it.", .length(1...200))
    publicPermission = field("publicPermission", \.publicPermission, "Whom the share's own link lets in; as it was without it.")
    joiner = field("joiner", \.joiner, "The fields of the access record of who comes by the share's own link; as they were without them.")
    participant = field("participant", \.participant, "The participant whose permission is set.")
    permission = field("permission", \.permission, "What the participant may do from now on.")
  }
}
