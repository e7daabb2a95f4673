public import RPC
public import Shape

/// `host.cloud.share.accept`
public struct AcceptShare: HostRequest {
  public let url: String, displayName: String?

  public static let name: StaticString = "host.cloud.share.accept"
  public static let doc: StaticString =
    "Accepts a share link. From then on the zone is in the account's shared database, and the access record names the account. A second request changes nothing. Refused with unknownItem if the link leads nowhere, or is not meant for the account. Refused with tooManyParticipants if the share is full."
  public static let answerDoc: StaticString = "The share. Its zone has no owner if it is the account's own."

  public typealias Answer = ShareAnswer

  public init(_ url: String, as displayName: String?) {
    self.url = url
    self.displayName = displayName
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    url = field("url", \.url, "The link.", .length(1...2000))
    displayName = field("name", \.displayName, "The name of the participant, used if the access record has none.", .length(1...200))
  }
}
