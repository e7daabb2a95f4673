internal import RPC
internal import Shape
internal import Tenancy

/// The method `host.progress`: reports the host's progress with a request of the core, or a part of the answer.
struct ReportProgress: DeferredMethod {
  typealias Scope = Unscoped
  let id: Int, done: Decimal?, total: Decimal?, message: String?, content: UnreadJSON?

  static let name: StaticString = "host.progress"
  static let doc: StaticString =
    "Reports the host's progress with a request of the core, or a part of the answer. The core sends the reply when the programs that get the progress have read enough of the progress. So a host that waits for each reply does not send faster than these programs read."
  static let effect = Effect.session
  static let changesStores = false
  static let resultDoc: StaticString =
    "The outcome: `waiting` is `false` if no request waits for the host's answer any more."
  static let waits = true
  static let errors: [ErrorCode] = [.limitReached, .requestCancelled]
  static let examples = [
    Example("a request that was cancelled", params: #"{"id":1000000001,"done":1,"total":3}"#),
    Example(
      "a part of the answer to a cancelled request", params: #"{"id":1000000002,"content":{"headline":"A goo"}}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the core's request.")
    done = field(
      "done", \.done,
      "The amount of work done, in a unit of the host's choice. Without it, the number of reports so far.")
    total = field("total", \.total, "The total amount of work, in the same unit. `null` if it is not known.")
    message = field("message", \.message, "The present step, as text for people.", .length(0...1000))
    content = field(
      "content", \.content,
      "The part of the answer that is ready. Only for a request of the core with `stream: true`. `rpc.progress` passes the part on as `value`."
    )
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
    waiting = field(
      "waiting", \.waiting,
      "`true` if a request still waits for the host's answer. If `false`, the host can stop its work.")
  }
}
