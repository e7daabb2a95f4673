internal import RPC
internal import Shape
internal import Tenancy

/// `host.progress`
struct ReportProgress: DeferredMethod {
  typealias Scope = Unscoped
  let id: Int, done: Decimal?, total: Decimal?, message: String?, content: UnreadJSON?

  static let name: StaticString = "host.progress"
  static let doc: StaticString =
    "The host tells how far it is with a request of the core, or a part of its answer. The reply waits until those who are told of it have read enough: a host that sends some parts as requests, and waits for the replies, sends no faster than they read."
  static let effect = Effect.session
  static let changesStores = false
  static let resultDoc: StaticString = "Whether anybody waits for that request."
  static let waits = true
  static let errors: [ErrorCode] = [.limitReached, .requestCancelled]
  static let examples = [
    Example("of a request that nobody waits for any more", params: #"{"id":1000000001,"done":1,"total":3}"#),
    Example("a part of an answer that nobody waits for any more", params: #"{"id":1000000002,"content":{"headline":"A goo"}}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the core's request.")
    done = field("done", \.done, "How much is done, in a unit of the host's; without it, the number of reports so far.")
    total = field("total", \.total, "How much there is to do; null when that is not known.")
    message = field("message", \.message, "What is being done, for people.", .length(0...1000))
    content = field(
      "content", \.content, "The part of the answer that is there already, for a request that says so (stream): passed on in value.")
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

  static let doc: StaticString = "What became of a progress report."
}

extension Progressed {
  init<F: Fields<Self>>(_ field: inout F) {
    waiting = field("waiting", \.waiting, "Whether a request waits for it.")
  }
}
