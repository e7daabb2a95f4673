public import RPC
public import Shape

/// The request `host.cloud.share.metadata`: returns facts about the zone that a share link leads to.
public struct PreviewShare: HostRequest {
  public let url: String

  public static let name: StaticString = "host.cloud.share.metadata"
  public static let doc: StaticString =
    "Asks for the zone to which a link leads, before the account accepts the link. The request changes nothing. Fails with `unknownItem` if the link is not valid, or is meant for another account."
  public static let answerDoc: StaticString = "The zone to which the link leads, and the state of the link."

  public init(_ url: String) { self.url = url }

  public init<F: Fields<Self>>(_ field: inout F) { url = field("url", \.url, "The link.", .length(1...2000)) }

  /// The state of a share link for the account that opens it.
  public enum State: String, Choice {
    case open
    /// The link leads to one of the account's own zones.
    case mine
    case accepted
    /// The company's tier allows no more participants.
    case full

    public static let spellings = Spellings<State>()
    public static let fieldDoc: StaticString =
      "The state of the link. open: the link can be accepted. mine: the link leads to the account's own zone. accepted: the account has already accepted the link. full: the share admits no more participants."
  }

  /// The container's reply.
  public struct Answer: Record, Sendable {
    public let zone: CloudZone, title: String, ownerName: String?, permission: SharePermission, state: State

    public static let recordName = "PreviewedShare"
    public static let doc: StaticString = "The zone to which a link leads, and the state of the link."

    public init(_ zone: CloudZone, title: String, ownerName: String?, _ permission: SharePermission, _ state: State) {
      self.zone = zone
      self.title = title
      self.ownerName = ownerName
      self.permission = permission
      self.state = state
    }

    public init<F: Fields<Self>>(_ field: inout F) {
      zone = field("zone", \.zone, "The zone. If it is not the account's own zone, `owner` names the owner.")
      title = field("title", \.title, "The title of the share, such as the company's name.", .length(1...200))
      ownerName = field("ownerName", \.ownerName, "The name of the owner.", .length(1...200))
      permission = field("permission", \.permission, "The permission of a participant who accepts the link.")
      state = field("state", \.state, State.fieldDoc)
    }
  }
}
