internal import RPC
internal import Shape
internal import Tenancy

/// `host.progress`
struct ReportProgress: DeferredMethod {
  typealias Scope = Unscoped
  let id: Int, done: Decimal?, total: Decimal?, message: String?, content: UnreadJSON?

  static let name: StaticString = "host.progress"
  static let doc: StaticString =
    "Reports the host's progress with a request of the core, or a part of its answer. The reply waits until the programs that get the progress have read enough. A host that sends some parts as requests and waits for the replies sends no faster than they read."
  static let effect = Effect.session
  static let changesStores = false
  static let resultDoc: StaticString = "The outcome: a request still waits for the host's answer, or not."
  static let waits = true
  static let errors: [ErrorCode] = [.limitReached, .requestCancelled]
  static let examples = [
    Example("of a request that nobody waits for any more", params: #"{"id":1000000001,"done":1,"total":3}"#),
    Example("a part of an answer that nobody waits for any more", params: #"{"id":1000000002,"content":{"headline":"A goo"}}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the core's request.")
    done = field("done", \.done, "The amount of work done, in any unit of the host; the number of reports so far if left out.")
    total = field("total", \.total, "The total amount of work; null if it is not known.")
    message = field("message", \.message, "The present step, as text for people.", .length(0...1000))
    content = field(
      "content", \.content,
      "The part of the answer that is ready, for a request of the core whose stream is true. rpc.progress passes it on as value.")
  }

  func answer(on service: Host, in context: UnscopedContext) throws(Failure) -> Answer<Progressed, UnscopedContext> {
    let progressed = Progressed(waiting: try service.progress(self))
    guard progressed.waiting, let held = service.reports(about: id) else { return .now(progressed) }
    return .asking(Inquiry(held, progress: nil, holdsNotifications: false)) { (outcome, _) throws(Failure) in
      if case .failure(let failure) = outcome, failure.code == .limitReached { throw failure }
      return progressed
    }
  }
}

/// The result of `host.progress`.
struct Progressed: Record {
  let waiting: Bool

  static let doc: StaticString = "The outcome of a progress report."
}

extension Progressed {
  init<F: Fields<Self>>(_ field: inout F) {
    waiting = field("waiting", \.waiting, "`true` if a request still waits for the host's answer.")
  }
}
