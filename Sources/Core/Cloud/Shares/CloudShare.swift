public import Shape

/// A zone that is shared, as an account sees it: with all participants for its owner, and with themselves alone for others.
public struct CloudShare: Record, Sendable, Equatable {
  public let zone: CloudZone, title: String, ownerName: String?, url: String?, publicPermission: PublicPermission
  public let permission: SharePermission, createdAt: Timestamp, revokedAt: Timestamp?, shareTag: String, participants: [CloudParticipant]

  public static let doc: StaticString = "A zone that is shared, as an account sees it."

  public init(
    _ zone: CloudZone, title: String, ownerName: String?, url: String?, _ publicPermission: PublicPermission, _ permission: SharePermission,
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
    zone = field("zone", \.zone, "The zone, as it is named for who asks.")
    title = field("title", \.title, "What is shared, as people call it.", .length(1...200))
    ownerName = field("ownerName", \.ownerName, "Who shares it, as people call them.", .length(1...200))
    url = field("url", \.url, "The share's own link; null for others than its owner.", .length(1...2000))
    publicPermission = field("publicPermission", \.publicPermission, PublicPermission.fieldDoc)
    permission = field("permission", \.permission, "What who asks may do there: everything for the owner.")
    createdAt = field("createdAt", \.createdAt, "When it was made.")
    revokedAt = field("revokedAt", \.revokedAt, "When its owner has ended it; null until then.")
    shareTag = field("shareTag", \.shareTag, "The container's name for this state of the share and its participants.", .length(1...255))
    participants = field(
      "participants", \.participants,
      "With whom it is shared, in the order of their invitations; for others than the owner themselves alone.")
  }
}
