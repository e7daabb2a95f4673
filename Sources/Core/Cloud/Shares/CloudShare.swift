public import Shape

/// The share of a zone, as one account sees it. The owner sees all participants, and any other account sees only
/// itself.
public struct CloudShare: Record, Sendable, Equatable {
  public let zone: CloudZone, title: String, ownerName: String?, url: String?, publicPermission: PublicPermission
  public let permission: SharePermission, createdAt: Timestamp, revokedAt: Timestamp?, shareTag: String,
    participants: [CloudParticipant]

  public static let doc: StaticString = "The share of a zone, as the requesting account may see it."

  public init(
    _ zone: CloudZone, title: String, ownerName: String?, url: String?, _ publicPermission: PublicPermission,
    _ permission: SharePermission,
    createdAt: Timestamp, revokedAt: Timestamp?, tag: String, _ participants: [CloudParticipant]
  ) {
    self.zone = zone
    self.title = title
    self.ownerName = ownerName
    self.url = url
    self.publicPermission = publicPermission
    self.permission = permission
    self.createdAt = createdAt
    self.revokedAt = revokedAt
    shareTag = tag
    self.participants = participants
  }
}

extension CloudShare {
  public init<F: Fields<Self>>(_ field: inout F) {
    zone = field("zone", \.zone, "The zone. For an account that does not own the zone, `owner` names the owner.")
    title = field("title", \.title, "The title of the share, such as the company's name.", .length(1...200))
    ownerName = field("ownerName", \.ownerName, "The name of the owner.", .length(1...200))
    url = field(
      "url", \.url, "The link of the share, which is for all people. `null` for accounts that do not own the zone.",
      .length(1...2000))
    publicPermission = field("publicPermission", \.publicPermission, PublicPermission.fieldDoc)
    permission = field(
      "permission", \.permission, "The permission of the requesting account. The owner has all permissions.")
    createdAt = field("createdAt", \.createdAt, "The time when the share was created.")
    revokedAt = field("revokedAt", \.revokedAt, "The time when the owner ended the share. `null` until then.")
    shareTag = field(
      "shareTag", \.shareTag, "The change tag: the container's name for this state of the share and its participants.",
      .length(1...255))
    participants = field(
      "participants", \.participants,
      "The participants, in the order of their invitations. An account that does not own the zone gets only itself.")
  }
}
