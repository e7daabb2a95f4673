internal import RPC
internal import Shape

/// The request `host.share.present`: asks the host to show the system's sheet for sending a link.
struct PresentShare: HostRequest {
  let link: ShownLink

  static let name: StaticString = "host.share.present"
  static let doc: StaticString = "Asks the host to show the user the system's sheet for sending a link."
  static let answerDoc: StaticString = "Whether the user sent the link."

  typealias Answer = PresentAnswer
}

extension PresentShare {
  init<F: Fields<Self>>(_ field: inout F) { link = field.embed(\.link) }
}

/// The request `host.cloud.share.present`: asks the host to show the sheet of its own cloud for sending a link. That
/// sheet may also show the participants.
struct PresentCloudShare: HostRequest {
  let link: ShownLink

  static let name: StaticString = "host.cloud.share.present"
  static let doc: StaticString =
    "Asks the host to show the user the cloud's own sheet for sending a link. The core sends this request only to the host whose cloud is the container. If that host does not offer this request, the core sends `host.share.present` instead."
  static let answerDoc = PresentShare.answerDoc

  typealias Answer = PresentAnswer
}

extension PresentCloudShare {
  init<F: Fields<Self>>(_ field: inout F) { link = field.embed(\.link) }
}

/// A link that a sheet shows.
struct ShownLink: Record {
  let url: String, title: String

  static let doc: StaticString = "The link that the user can send with the sheet."
}

extension ShownLink {
  init<F: Fields<Self>>(_ field: inout F) {
    url = field("url", \.url, "The link.")
    title = field("title", \.title, "The name of the company to which the link leads.")
  }
}

/// The host's reply after it has shown a link.
struct PresentAnswer: Record {
  let sent: Bool?

  static let doc: StaticString = "Whether the user sent the link."

  init<F: Fields<Self>>(_ field: inout F) {
    sent = field("sent", \.sent, "`true` if the user sent the link. `null` if the system does not report it.")
  }
}
