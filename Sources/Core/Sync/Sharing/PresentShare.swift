internal import RPC
internal import Shape

/// `host.share.present`: the system's sheet that sends a link.
struct PresentShare: HostRequest {
  let link: ShownLink

  static let name: StaticString = "host.share.present"
  static let doc: StaticString = "Asks the host to show the user its sheet that sends a link."
  static let answerDoc: StaticString = "What has become of it."

  typealias Answer = PresentAnswer
}

extension PresentShare {
  init<F: Fields<Self>>(_ field: inout F) { link = field.embed(\.link) }
}

/// `host.cloud.share.present`: the sheet of the host's own cloud, which may show who takes part as well.
struct PresentCloudShare: HostRequest {
  let link: ShownLink

  static let name: StaticString = "host.cloud.share.present"
  static let doc: StaticString =
    "Asks the host to show the user the sheet of its cloud that sends a link. Asked of the host whose cloud the container is; where it does not offer this, host.share.present is asked."
  static let answerDoc = PresentShare.answerDoc

  typealias Answer = PresentAnswer
}

extension PresentCloudShare {
  init<F: Fields<Self>>(_ field: inout F) { link = field.embed(\.link) }
}

/// A link that a sheet shows.
struct ShownLink: Record {
  let url: String, title: String

  static let doc: StaticString = "A link that a sheet shows."
}

extension ShownLink {
  init<F: Fields<Self>>(_ field: inout F) {
    url = field("url", \.url, "The link.")
    title = field("title", \.title, "What it leads to, as people call it.")
  }
}

/// What the host answers when it has shown a link.
struct PresentAnswer: Record {
  let sent: Bool?

  static let doc: StaticString = "What has become of a link that was shown."

  init<F: Fields<Self>>(_ field: inout F) {
    sent = field("sent", \.sent, "Whether the user has sent it on; null where the system does not tell.")
  }
}
