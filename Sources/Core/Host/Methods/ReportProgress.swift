internal import RPC
internal import Shape
internal import Tenancy

/// The method `host.progress`: reports the host's progress with a request of the core, or a part of the answer.
struct ReportProgress: DeferredMethod {
  typealias Scope = Unscoped
  let id: Int, done: Decimal?, total: Decimal?, message: String?, content: UnreadJSON?

  static let name: StaticString = "host.progress"
  static let doc: StaticString =
    "Reports that the host has made progress with a request of the core, or has a part of the answer. The core replies when the programs that get the progress have read enough of it. A host that waits for each reply therefore does not send faster than these programs read."
  static let effect = Effect.session
  static let changesStores = false
  static let resultDoc: StaticString =
    "Whether a request still waits for the host's answer (`waiting`)."
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
      "The amount of work done so far, in a unit that the host chooses. Default: the number of reports so far.")
    total = field("total", \.total, "The total amount of work, in the unit of `done`. `null` if it is not known.")
    message = field(
      "message", \.message, "The present step of the work, as a text that a user interface can show.", .length(0...1000)
    )
    content = field(
      "content", \.content,
      "The part of the answer that is ready. It is allowed only for a request of the core with `stream: true`. The core passes the part on as `value` of `rpc.progress`."
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

  static let doc: StaticString = "Whether a request still waits for the host's answer."
}

extension Progressed {
  init<F: Fields<Self>>(_ field: inout F) {
    waiting = field(
      "waiting", \.waiting,
      "`true` if a request still waits for the host's answer. If it is `false`, the host can stop its work.")
  }
}
