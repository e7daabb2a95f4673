internal import JSON

/// A host request that is not answered yet, with the front ends' requests that wait for its answer. It can also be an
/// action of the core for which requests wait (`isHeld`).
final class HostCall {
  /// A request of a front end that waits for the host's answer, with the code that writes its reply.
  struct Waiter {
    let reply: PendingReply
    /// The longest time that the request waits, and the end of that time by `MonotonicClock`, both in milliseconds.
    let deadline: (span: Int, end: Int)
    /// The token of progress notifications, or `nil` if none are sent.
    let progress: ProgressToken?
    /// The session of the request, such as one search field. In a session, the newest request replaces the others.
    /// `nil` for a request that replaces no other.
    var session: String?
    /// Writes the result. The call's source is the host's answer. The failure is the reason why there is no answer, or
    /// `nil` if there is one.
    let finish: (Failure?, Call) throws(Failure) -> Void
  }

  /// The id, which the host repeats in its answer.
  let id: Int
  let name: StaticString
  /// The parameters of the host request.
  var params: SentText
  /// The conversation to which the host request was sent. `nil` if it was not sent yet, or is never sent.
  var asked: Conversation?
  /// The name and the parameters as bytes. If another request needs an equal host request, it finds this call by the
  /// key and waits for the same answer. `nil` if calls are not shared.
  let key: [UInt8]?
  /// The largest number of calls of this name that a host gets at the same time, or `nil` for no limit.
  let limit: Int?
  /// Reads one part of the answer, if the host sends the answer in parts. `nil` if the answer comes as a whole.
  var readPart: ((JSONSource) -> String)?
  /// A Boolean value that indicates whether the host request or its answer contains a secret.
  var isSecret = false
  /// A Boolean value that indicates whether the call ends when the data directory changes to another account.
  var isOfAccount = true
  /// Returns the secrets in the parameters of the host request.
  var secrets: () -> [String] = { [] }
  /// The number of progress reports that the host has sent for this call.
  var reports = 0
  /// The host's progress reports that have no replies yet. They get their replies when the front ends that receive the
  /// progress have read their waiting output.
  var heldReports: HeldRequests?
  /// Stores what is needed from the answer. Called once, even if several requests wait. `nil` if nothing is stored.
  var keep: ((Call) throws(Failure) -> Void)?
  /// Records that a host request of the core itself got no answer. `nil` if that is not recorded.
  var note: ((Failure) throws(Failure) -> Void)?
  /// The requests that wait for the answer, in the order in which they came.
  var waiters: [Waiter] = []
  /// The answer as the first waiter has read it, a `Result`. The other waiters use it, so the answer is read only once.
  var outcome: Any?
  /// The longest time that the core itself waits for the answer, and the end of that time by `MonotonicClock`, both in
  /// milliseconds. `nil` if only requests wait. For example, the core sends requests of its own to renew stored data.
  var ownDeadline: (span: Int, end: Int)?

  init(id: Int, _ name: StaticString, _ params: SentText, key: [UInt8]?, atOnce limit: Int?) {
    self.id = id
    self.name = name
    self.params = params
    self.key = key
    self.limit = limit
    isHeld = false
  }

  /// Creates a call in which requests wait for an action of the core. No request is sent to the host.
  init(heldAs id: Int) {
    self.id = id
    (name, params, key, limit) = ("", SentText(""), nil, nil)
    isHeld = true
  }

  /// The exchange that this call belongs to (`HostExchange`), or `nil` for a call without an exchange.
  var exchange: ExchangeCall?

  /// Passes on the answer as a line of JSON, without reading it. It gets `nil` if no answer can come any more. The
  /// property is `nil` if the core reads the answer, for itself or for requests that wait.
  var passOn: (([UInt8]?) -> Void)?

  /// A Boolean value that indicates whether requests wait in this call for an action of the core, so that no host got a
  /// request.
  let isHeld: Bool

  /// A Boolean value that indicates whether a request, or the core itself, still waits for the answer.
  var isAwaited: Bool { ownDeadline != nil || !waiters.isEmpty || passOn != nil || exchange != nil }

  /// The instant at which the first of the waits ends, in milliseconds of `MonotonicClock`.
  var earliestEnd: Int { waiters.reduce(ownDeadline?.end ?? .max) { min($0, $1.deadline.end) } }

  /// Removes the waiters for which `isOver` returns `true`, and returns them.
  func remove(where isOver: (Waiter) -> Bool) -> [Waiter] {
    let removed = waiters.filter(isOver)
    if !removed.isEmpty { waiters.removeAll(where: isOver) }
    return removed
  }
}
