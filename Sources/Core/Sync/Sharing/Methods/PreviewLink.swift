internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `sharing.preview`: returns the company to which a link leads.
struct PreviewLink: DeferredMethod {
  typealias Scope = InAccount
  let url: String

  static let name: StaticString = "sharing.preview"
  static let doc: StaticString =
    "Returns the company to which a link leads, and the state of the link, such as `open` or `full`. Use this method before `sharing.accept`, to show the user the company. Nothing is stored."
  static let access = Access.account
  static let effect = Effect.session
  static let isDestructive = false
  static let waits = true
  static let errors: [ErrorCode] = [.shareNotFound, .accountUnavailable, .cloudUnavailable, .requestCancelled]
  static let resultDoc: StaticString = "The company to which the link leads, and the state of the link."
  static let examples = [
    Example(
      "an invitation", params: #"{"url":"https://app.example/share/9c2a"}"#,
      varying:
        #"{"company":"01900000-0000-7000-8000-000000000000","name":"Roastery","ownerName":"Ada","permission":"readWrite","state":"open"}"#
    )
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    url = field("url", \.url, "The link: the link of a share, or of an invitation.", .length(1...2000))
  }

  func answer(on service: Sync, in context: Context) throws(Failure) -> Answer<SharePreview, Context> {
    try service.preview(url).answer()
  }
}
