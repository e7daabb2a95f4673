public import RPC
public import Shape

/// The request `host.cloud.share.create`: shares one of the account's own zones.
public struct CreateShare: HostRequest {
  public let zone: CloudZone, title: String, ownerName: String?, publicPermission: PublicPermission,
    joiner: CloudFields, linkHost: String

  public static let name: StaticString = "host.cloud.share.create"
  public static let doc: StaticString =
    "Shares one of the account's own zones. For a zone that is already shared, nothing changes. Fails with `tooManyParticipants` if the company's tier allows no participants."
  public static let answerDoc: StaticString = "The share."

  public typealias Answer = ShareAnswer

  public init(
    _ zone: CloudZone, title: String, ownerName: String?, _ publicPermission: PublicPermission, joiner: CloudFields,
    linkHost: String
  ) {
    self.zone = zone
    self.title = title
    self.ownerName = ownerName
    self.publicPermission = publicPermission
    self.joiner = joiner
    self.linkHost = linkHost
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    zone = field("zone", \.zone, "The zone.")
    title = field(
      "title", \.title, "The title of the share, which people see, such as the company's name.", .length(1...200))
    ownerName = field("ownerName", \.ownerName, "The name of the owner.", .length(1...200))
    publicPermission = field("publicPermission", \.publicPermission, PublicPermission.fieldDoc)
    joiner = field(
      "joiner", \.joiner,
      "The fields of the access record for a person who joins with the share's link. The container adds the user and the time."
    )
    linkHost = field(
      "linkHost", \.linkHost,
      "The host name of the app's links. A container that has no links of its own makes links of the form `https://HOST/share/TOKEN`.",
      .length(1...255))
  }
}
