public import RPC
public import Shape

/// `host.cloud.share.accept`
public struct AcceptShare: HostRequest {
  public let url: String, displayName: String?

  public static let name: StaticString = "host.cloud.share.accept"
  public static let doc: StaticString =
    "Accepts what a link leads to: the zone is in the account's shared database from then on, and the access record says whose it is. Again changes nothing. Refused with unknownItem where the link leads nowhere, or is not meant for the account, and with tooManyParticipants where nobody more is let in."
  public static let answerDoc: StaticString = "The share, whose zone has no owner where it is the account's own."

  public typealias Answer = ShareAnswer

  public init(_ url: String, as displayName: String?) {
    self.url = url
    self.displayName = displayName
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    url = field("url", \.url, "The link.", .length(1...2000))
    displayName = field("name", \.displayName, "What people call who accepts it, where the access record has no name.", .length(1...200))
  }
}
