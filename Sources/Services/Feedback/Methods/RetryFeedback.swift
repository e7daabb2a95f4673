internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `feedback.retry`: sends feedback again, if it is waiting or could not be sent.
struct RetryFeedback: DeferredMethod, UserMethod {
  typealias Scope = InAccount
  let id: ID<FeedbackDetails>, deadline: Int?

  static let name: StaticString = "feedback.retry"
  static let doc: StaticString = "Sends feedback again if its state is `waiting` or `failed`."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The feedback, whose state is now `sent`."
  static let errors = ErrorCode.ofFeedback + [.notFound, .conflict]
  static let examples = [
    Example(
      "feedback that the backend refused", given: Example.feedbackHost,
      params: #"{"id":"019b76da-a804-7000-8e6c-5385751b5b1e"}"#,
      varying: #"""
        {"id":"019b76da-a804-7000-8e6c-5385751b5b1e","user":"1a31f0cd-c81c-8bed-8217-8a0fcdcde76e","kind":"bug",\#
        "message":"The timer stops.","contact":null,"diagnostics":null,"state":"sent","sentAt":"2026-01-01T00:00:00.006Z","error":null,\#
        "version":3,"createdAt":"2026-01-01T00:00:00.003Z","updatedAt":"2026-01-01T00:00:00.006Z"}
        """#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the feedback.")
    deadline = field(
      "deadline", \.deadline,
      "The time limit for the backend, in milliseconds. Default: 30,000 (30 seconds).",
      HostOptions.deadlineLimit)
  }

  static func asks(of service: FeedbackBox) -> [HostCapability] { service.asks }

  func answer(on service: FeedbackBox, in context: Context) throws(Failure) -> Answer<Feedback, Context> {
    try service.waiting(for: try service.retry(id, deadline: deadline, in: context))
  }
}
