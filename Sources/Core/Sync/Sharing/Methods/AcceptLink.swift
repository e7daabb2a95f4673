internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `sharing.accept`: accepts a share link.
struct AcceptLink: DeferredMethod {
  typealias Scope = InAccount
  let url: String, displayName: Line?, progressToken: ProgressToken?

  static let name: StaticString = "sharing.accept"
  static let doc: StaticString =
    "Accepts a share link. After that, `companies.list` returns the company, with the rights that its owner gives. A second call changes nothing. For a link of the account's own share, the result is the account's own company."
  static let access = Access.account
  static let effect = Effect.session
  static let isDestructive = false
  static let waits = true
  static let errors: [ErrorCode] = [
    .shareNotFound, .tierRequired, .accountUnavailable, .cloudUnavailable, .requestCancelled,
  ]
  static let resultDoc: StaticString =
    "The company. It is on this device with the account's rights, and the core still fetches its other records."
  static let examples = [
    Example(
      "an invitation", params: #"{"url":"https://app.example/share/9c2a","name":"Bo"}"#,
      varying:
        #"{"company":"01900000-0000-7000-8000-000000000000","mine":false,"permission":"readWrite"}"#
    )
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    url = field("url", \.url, "The link: the link of a share, or of an invitation.", .length(1...2000))
    displayName = field(
      "name", \.displayName, "The name of the participant. It is used only if the owner has given no name.",
      .length(1...200)
    )
    progressToken = field(
      "progressToken", \.progressToken,
      "A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this token. There, `done` is the number of records that have arrived so far."
    )
  }

  func answer(on service: Sync, in context: Context) throws(Failure) -> Answer<AcceptedShare, Context> {
    try service.accept(url, as: displayName).answer(progress: progressToken)
  }
}
