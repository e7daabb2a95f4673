internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `feedback.submit`: stores feedback, and sends it to the app's backend.
struct SubmitFeedback: DeferredMethod, UserMethod {
  typealias Scope = InAccount
  let draft: FeedbackDraft, includeDiagnostics: Bool?, deadline: Int?

  static let name: StaticString = "feedback.submit"
  static let doc: StaticString =
    "Stores feedback, and sends it to the app's backend. If the backend has not authenticated the user, or cannot be reached, the feedback waits and is sent later. The feedback is stored even if the reply is an error. `data.record` of the error is then the feedback's id."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The feedback, whose state is now `sent`."
  static let errors = ErrorCode.ofFeedback
  static let examples = [
    Example(
      "an idea", given: Example.feedbackHost, params: #"{"kind":"idea","message":"A dark mode, please."}"#,
      answers: [Example.accepted])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    draft = field.embed(\.draft)
    includeDiagnostics = field(
      "includeDiagnostics", \.includeDiagnostics,
      "`true` to also send the diagnostics that `feedback.preview` returns. If it is left out, no diagnostics are sent."
    )
    deadline = field(
      "deadline", \.deadline,
      "The time limit for the backend, in milliseconds. Default: 30,000 (30 seconds).",
      HostOptions.deadlineLimit)
  }

  static func asks(of service: FeedbackBox) -> [HostCapability] { service.asks }

  func answer(on service: FeedbackBox, in context: Context) throws(Failure) -> Answer<Feedback, Context> {
    try answer(on: service, in: context, keeping: nil)
  }

  func answer(
    on service: FeedbackBox, in context: Context, keeping unfinished: UnfinishedWrite?
  ) throws(Failure) -> Answer<Feedback, Context> {
    if let known = try unfinished?.parts().first.flatMap({ UUID($0) }) {
      if let sent = try service.sentMeanwhile(ID(known), in: context) { return .now(sent) }
      return try service.waiting(for: try service.retry(ID(known), deadline: deadline, in: context))
    }
    let sending = try service.submit(
      draft, withDiagnostics: includeDiagnostics ?? false, deadline: deadline, in: context)
    try unfinished?.keep("\(sending.id.uuid)")
    return try service.waiting(for: sending)
  }
}

extension ErrorCode {
  /// The errors of methods that send feedback.
  static let ofFeedback =
    [notOnThisPath, unauthorized, tooManyAttempts, backendFailed, storageFault] + ErrorCode.ofHost
}

extension FeedbackBox {
  /// The requests to the host that feedback needs.
  var asks: [HostCapability] { [HostCapability(BackendRequest.self)] + session.asks }

  /// Returns the reply to a request, which is sent when the feedback was sent or has failed.
  func waiting(for sending: Sending) throws(Failure) -> Answer<Feedback, Context> {
    guard let exchange = sending.exchange else {
      throw .internalError("feedback that is being sent has no exchange with the backend")
    }
    return .waiting(for: exchange, progress: nil) { [self] (context) throws(Failure) in try sent(sending, in: context) }
  }
}
