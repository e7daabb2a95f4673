public import RPC
public import Shape

/// The request `host.cloud.share.accept`: accepts a share link.
public struct AcceptShare: HostRequest {
  public let url: String, displayName: String?

  public static let name: StaticString = "host.cloud.share.accept"
  public static let doc: StaticString =
    "Accepts a share link for the account. The zone is then in the account's shared database, and the access record names the account. A repeated request changes nothing. Fails with `unknownItem` if the link is not valid, or is meant for another account. Fails with `tooManyParticipants` if the share admits no more participants."
  public static let answerDoc: StaticString =
    "The share. If the link leads to the account's own zone, the zone has no `owner`."

  public typealias Answer = ShareAnswer

  public init(_ url: String, as displayName: String?) {
    self.url = url
    self.displayName = displayName
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    url = field("url", \.url, "The link.", .length(1...2000))
    displayName = field(
      "name", \.displayName, "The name of the participant. It is used if the access record has no name.",
      .length(1...200))
  }
}
