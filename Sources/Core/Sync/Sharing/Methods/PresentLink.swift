internal import Cloud
internal import RPC
internal import Shape
internal import Tenancy

/// The method `sharing.present`: asks the host to show its sheet for sending a link.
struct PresentLink: DeferredMethod {
  typealias Scope = InCompany
  let participant: UUID?, hostOptions: HostOptions

  static let name: StaticString = "sharing.present"
  static let doc: StaticString =
    "Asks the host to show the system's sheet for sending a link: the link of the share, or of an invitation. An app can also send the links itself: `sharing.get` and `sharing.participants.list` return them."
  static let access = Access.owner
  // The method stores nothing. It counts as a write so that a repeat with the same idempotency key does not show the
  // sheet again.
  static let effect = Effect.write
  static let isDestructive = false
  static let preconditions: Precondition = [.ownStore, .business]
  static let worksInArchive = true
  static let resultDoc: StaticString = "The link, and whether the user sent it."
  static let errors: [ErrorCode] = [.notFound] + ErrorCode.ofHost
  static let examples = [
    Example(
      "the share's own link",
      given: Example.company, params: #"{"company":"{{0.id}}"}"#,
      varying: #"{"url":"https://app.example/share/6f1d","sent":true}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    participant = field(
      "participant", \.participant,
      "The id of a participant whose invitation is pending, to send the link of this invitation. If it is left out, the link of the share is sent."
    )
    hostOptions = field.embed(\.hostOptions)
  }

  static func asks(of service: Sync) -> [HostCapability] {
    [HostCapability(PresentCloudShare.self), HostCapability(PresentShare.self)]
  }

  func answer(on service: Sync, in context: CompanyContext) throws(Failure) -> Answer<PresentedLink, CompanyContext> {
    let link = try service.link(of: participant, in: context)
    let isClouds = try service.isHostsCloud() && service.dependencies.host.offers(PresentCloudShare.self)
    let inquiry =
      isClouds ? Inquiry(PresentCloudShare(link: link), hostOptions) : Inquiry(PresentShare(link: link), hostOptions)
    return .asking(inquiry) { (outcome, _) throws(Failure) in PresentedLink(url: link.url, sent: try outcome.get().sent)
    }
  }
}

/// The result of `sharing.present`.
struct PresentedLink: Record {
  let url: String, sent: Bool?

  static let doc: StaticString = "A link for which the host has shown its sheet, and whether the user sent it."
}

extension PresentedLink {
  init<F: Fields<Self>>(_ field: inout F) {
    url = field("url", \.url, "The link.")
    sent = field("sent", \.sent, "`true` if the user sent the link. `null` if the host does not report it.")
  }
}
