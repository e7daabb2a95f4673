public import RPC
public import Shape

/// `host.cloud.share.create`
public struct CreateShare: HostRequest {
  public let zone: CloudZone, title: String, ownerName: String?, publicPermission: PublicPermission, joiner: CloudFields, linkHost: String

  public static let name: StaticString = "host.cloud.share.create"
  public static let doc: StaticString =
    "Has one of the account's own zones shared; one that is shared already stays as it is. Refused with tooManyParticipants where the company's tier allows nobody."
  public static let answerDoc: StaticString = "The share."

  public typealias Answer = ShareAnswer

  public init(
    _ zone: CloudZone, title: String, ownerName: String?, _ publicPermission: PublicPermission, joiner: CloudFields, linkHost: String
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
    title = field("title", \.title, "What is shared, as people call it.", .length(1...200))
    ownerName = field("ownerName", \.ownerName, "Who shares it, as people call them.", .length(1...200))
    publicPermission = field("publicPermission", \.publicPermission, PublicPermission.fieldDoc)
    joiner = field(
      "joiner", \.joiner, "The fields of the access record that who comes by the share's own link gets, but for who they are and when.")
    linkHost = field(
      "linkHost", \.linkHost, "The host of the app's links, where the container has none of its own: https://HOST/share/TOKEN.",
      .length(1...255))
  }
}
