public import RPC
public import Shape

/// The request `host.cloud.share.update`: changes a share, or a participant's permission.
public struct UpdateShare: HostRequest {
  public let zone: CloudZone, title: String?, publicPermission: PublicPermission?, joiner: CloudFields?
  public let participant: UUID?, permission: SharePermission?

  public static let name: StaticString = "host.cloud.share.update"
  public static let doc: StaticString =
    "Changes the share of one of the account's own zones, or the permission of one of its participants."
  public static let answerDoc: StaticString = "The share in its new state."

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
    title = field(
      "title", \.title, "The new title of the share. If it is left out, the title does not change.", .length(1...200))
    publicPermission = field(
      "publicPermission", \.publicPermission,
      "The people who can join with the share's link. If it is left out, this does not change.")
    joiner = field(
      "joiner", \.joiner,
      "The fields of the access record for people who join with the share's link. If it is left out, the fields do not change."
    )
    participant = field(
      "participant", \.participant,
      "The id of the participant whose permission changes. `participant` and `permission` must be given together.")
    permission = field(
      "permission", \.permission,
      "The participant's new permission. `participant` and `permission` must be given together.")
  }
}
