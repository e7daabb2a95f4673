internal import JSON

/// A request that the core has sent to the host and that is not answered yet, with the requests that wait for the
/// answer.
final class HostCall {
  /// A request to the core that waits for the host's answer.
  struct Waiter {
    let reply: PendingReply
    /// The time that the request waits, and the end of the wait by `MonotonicClock`, both in milliseconds.
    let deadline: (span: Int, end: Int)
    /// The token of progress notifications, or `nil` if none are sent.
    let progress: ProgressToken?
    /// The session, in which the newest request replaces the others. `nil` for a request that replaces no other.
    var session: String?
    /// Writes the result. The call's source is the host's answer. If there is no answer, the failure is the reason.
    let finish: (Failure?, Call) throws(Failure) -> Void
  }

  /// The id, which the host repeats in its answer.
  let id: Int
  let name: StaticString
  /// The parameters of the question.
  var params: SentText
  /// The conversation that got the request, or `nil` if no conversation got it, or has not got it yet.
  var asked: Conversation?
  /// The name and the parameters. An equal request finds this call by the key, and shares it. `nil` if calls are not
  /// shared.
  let key: [UInt8]?
  /// The largest number of calls of this name that a host gets at once, or `nil` for no limit.
  let limit: Int?
  /// Reads a part of the answer. `nil` if the answer comes as a whole.
  var readPart: ((JSONSource) -> String)?
  /// A Boolean value that indicates whether the question or its answer contains a secret.
  var isSecret = false
  /// A Boolean value that indicates whether the call ends when the directory changes to another account.
  var isOfAccount = true
  /// Returns the secrets of the question.
  var secrets: () -> [String] = { [] }
  /// The number of progress reports of the host.
  var reports = 0
  /// The host's reports about the call that get their replies when the readers of the progress have caught up.
  var heldReports: HeldRequests?
  /// Stores a part of the answer, once for all waiters. `nil` if no part is stored.
  var keep: ((Call) throws(Failure) -> Void)?
  /// Records that the core's own request got no answer. `nil` if that is not recorded.
  var note: ((Failure) throws(Failure) -> Void)?
  /// The requests that wait, in the order in which they came.
  var waiters: [Waiter] = []
  /// The answer in the form in which the first waiter has read it, a `Result`. So the other waiters need not read the
  /// answer again.
  var outcome: Any?
  /// The time that the core itself waits, and the end of the wait by `MonotonicClock`, both in milliseconds. `nil` if
  /// the core does not wait. The core sends such requests to renew stored data.
  var ownDeadline: (span: Int, end: Int)?

  init(id: Int, _ name: StaticString, _ params: SentText, key: [UInt8]?, atOnce limit: Int?) {
    self.id = id
    self.name = name
    self.params = params
    self.key = key
    self.limit = limit
    isHeld = false
  }

  /// Creates a call for an action of the core itself, without a request to the host.
  init(heldAs id: Int) {
    self.id = id
    (name, params, key, limit) = ("", SentText(""), nil, nil)
    isHeld = true
  }

  /// The exchange that this call belongs to, or `nil` for a call without an exchange.
  var exchange: ExchangeCall?

  /// Passes on the unread answer as a line of JSON, or `nil` if no answer can come any more. The property is `nil` if
  /// requests, or the core itself, wait for the answer.
  var passOn: (([UInt8]?) -> Void)?

  /// A Boolean value that indicates whether requests wait for an action of the core, and no host got a request.
  let isHeld: Bool

  /// A Boolean value that indicates whether a request or the core waits for the answer.
  var isAwaited: Bool { ownDeadline != nil || !waiters.isEmpty || passOn != nil || exchange != nil }

  /// The end of the first wait, in milliseconds of `MonotonicClock`.
  var earliestEnd: Int { waiters.reduce(ownDeadline?.end ?? .max) { min($0, $1.deadline.end) } }

  /// Removes the waiters for which `isOver` returns `true`, and returns them.
  func remove(where isOver: (Waiter) -> Bool) -> [Waiter] {
    let removed = waiters.filter(isOver)
    if !removed.isEmpty { waiters.removeAll(where: isOver) }
    return removed
  }
}
