internal import JSON

/// A request that the core has sent to the host and that is not answered yet, with the requests that wait for the answer.
final class HostCall {
  /// A request to the core that waits for the host's answer.
  struct Waiter {
    let reply: PendingReply
    /// For how long it waits, and until when by `MonotonicClock`; both in milliseconds.
    let deadline: (span: Int, end: Int)
    /// Who is told how far the host is; nil for nobody.
    let progress: ProgressToken?
    /// Of requests with one of these, the newest replaces the others; `nil` for a request that replaces none.
    var session: String?
    /// Writes the result. It gets the answer as the call's source, or the failure why there is none.
    let finish: (Failure?, Call) throws(Failure) -> Void
  }

  /// What the host repeats in its answer.
  let id: Int
  let name: StaticString
  /// What is asked.
  var params: SentText
  /// Who is asked; nil where nobody is, or nobody yet.
  var asked: Conversation?
  /// The name and the parameters, by which an equal request finds this call to share it; nil where calls are not shared.
  let key: [UInt8]?
  /// The number of calls of the name that a host gets at once; `nil` for no limit.
  let limit: Int?
  /// Reads a part of the answer; `nil` where it comes as a whole.
  var readPart: ((JSONSource) -> String)?
  /// A Boolean value that indicates whether the question or its answer contains a secret.
  var isSecret = false
  /// A Boolean value that indicates whether a switch of the account ends the call.
  var isOfAccount = true
  /// Returns the secrets of the question.
  var secrets: () -> [String] = { [] }
  /// The number of progress reports of the host.
  var reports = 0
  /// The host's reports about the call that are answered when all who are told of it have read what they were told.
  var heldReports: HeldRequests?
  /// Stores what is worth keeping of the answer, once, however many wait for it; nil where nothing is.
  var keep: ((Call) throws(Failure) -> Void)?
  /// Notes that the core, which asked for itself, got nothing; nil where nobody wants to know.
  var note: ((Failure) throws(Failure) -> Void)?
  /// The requests that wait, in the order in which they came.
  var waiters: [Waiter] = []
  /// The answer as the first waiter has read it, a `Result`: the others need not read it again.
  var outcome: Any?
  /// For how long the core itself waits, and until when by `MonotonicClock`, both in milliseconds; nil when it does not. It asks for itself
  /// to renew what it keeps.
  var ownDeadline: (span: Int, end: Int)?

  init(id: Int, _ name: StaticString, _ params: SentText, key: [UInt8]?, atOnce limit: Int?) {
    self.id = id
    self.name = name
    self.params = params
    self.key = key
    self.limit = limit
    isHeld = false
  }

  /// What the core itself does, and nobody is asked.
  init(heldAs id: Int) {
    self.id = id
    (name, params, key, limit) = ("", SentText(""), nil, nil)
    isHeld = true
  }

  /// What the core itself follows to its end; `nil` for other calls.
  var exchange: ExchangeCall?

  /// Takes the answer as it is, as a line of JSON, or nil when none can come any more; nil where requests wait for it, or the core itself.
  var passOn: (([UInt8]?) -> Void)?

  /// Whether nobody was asked, and the core itself does what is waited for.
  let isHeld: Bool

  /// Whether anybody waits for the answer.
  var isAwaited: Bool { ownDeadline != nil || !waiters.isEmpty || passOn != nil || exchange != nil }

  /// When the first wait ends, in milliseconds of `MonotonicClock`.
  var earliestEnd: Int { waiters.reduce(ownDeadline?.end ?? .max) { min($0, $1.deadline.end) } }

  /// Removes the waiters that `isOver` finds, and returns them.
  func remove(where isOver: (Waiter) -> Bool) -> [Waiter] {
    let removed = waiters.filter(isOver)
    if !removed.isEmpty { waiters.removeAll(where: isOver) }
    return removed
  }
}
