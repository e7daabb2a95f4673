internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `feedback.list`: lists the feedback of the user who is signed in, newest first, one page at a time.
struct ListFeedback: AccountMethod {
  let state: FeedbackState?, page: ConsistentPageRequest

  static let name: StaticString = "feedback.list"
  static let doc: StaticString = "Lists the feedback of the user who is signed in, newest first, one page at a time."
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of feedback."
  static let errors: [ErrorCode] = [.notOnThisPath, .unauthorized, .cursorTooOld]
  static let examples = [
    Example("feedback that was sent", given: Example.sent.dropLast(), params: #"{"state":"sent"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    state = field(
      "state", \.state,
      "Only feedback in this state. Default: all feedback of the user.")
    page = field.embed(\.page)
  }

  func call(on service: FeedbackBox, in context: Context) throws(Failure) -> Prepared<Page<Feedback>> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.list(state, limit: page.limit, after: after, in: context)
    }
  }
}
