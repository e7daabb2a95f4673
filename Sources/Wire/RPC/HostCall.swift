internal import JSON

/// A request of the core's own to the host, until it is answered, and who waits for the answer.
final class HostCall {
  /// A request whose reply rests on the host's answer.
  struct Waiter {
    let place: ReplyPlace
    /// How long it waits, and until when, in milliseconds.
    let deadline: (span: Int, end: Int)
    let progress: ProgressToken?
    /// Writes the result: from the answer, which is the call's source, or knowing why there is none.
    let finish: (Failure?, Call) throws(Failure) -> Void
  }

  let id: String
  /// The request's name and parameters, for requests that share their calls.
  let key: [UInt8]?
  /// Stores what is worth storing of the answer, once, however many wait for it; the first who has such a thing gives it.
  var keep: ((Call) throws(Failure) -> Void)?
  /// In the order in which they came.
  var waiters: [Waiter] = []
  /// What the answer was read as, by the first who waits for it: the others need not read it again.
  var outcome: Any?
  /// Until when the core waits for the answer for itself; nil when it does not.
  var ownEnd: Int?

  init(id: String, key: [UInt8]?) {
    self.id = id
    self.key = key
  }

  /// Whether anybody waits for the answer.
  var isAwaited: Bool { ownEnd != nil || !waiters.isEmpty }

  /// The end of the wait that ends first.
  var earliestEnd: Int { waiters.reduce(ownEnd ?? .max) { min($0, $1.deadline.end) } }

  /// Takes out the waiters that `isOver` finds.
  func remove(where isOver: (Waiter) -> Bool) -> [Waiter] {
    let removed = waiters.filter(isOver)
    if !removed.isEmpty { waiters.removeAll(where: isOver) }
    return removed
  }
}
