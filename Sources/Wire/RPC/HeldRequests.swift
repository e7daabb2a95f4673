internal import JSON
public import Shape

/// Requests that wait for an action of the core, without a time limit. They can be cancelled. When the action is done,
/// all of them get their replies at once.
///
///     let held = HeldRequests(host)
///     return .asking(Inquiry(held, progress: progressToken)) { (outcome, context) throws(Failure) in
///       ...  // in a method that `waits`
///     }
///     held.answer(nil)                                                                    // later
public final class HeldRequests {
  private let host: HostCalls
  private var call: HostCall?
  /// The progress that was last sent to the waiting requests.
  private var told: Decimal?

  public init(_ host: HostCalls) { self.host = host }

  /// A Boolean value that indicates whether any request waits.
  public var isEmpty: Bool { call?.waiters.isEmpty ?? true }

  /// A Boolean value that indicates whether any waiting request has a progress token, so that progress must be
  /// reported.
  public var isWatched: Bool { call?.waiters.contains { $0.progress != nil } ?? false }

  /// Sends progress notifications to the waiting requests that have a token, if `done` is greater than in the last
  /// notifications.
  public func tell(done: Decimal, total: Decimal?) {
    guard let call, isWatched, told.map({ $0 < done }) ?? true else { return }
    told = done
    host.tell(call) { ProgressMade(token: $0, done: done, total: total, message: nil) }
  }

  /// Lets a request wait until `answer` is called.
  /// - Parameters:
  ///   - progress: the token of progress notifications, or `nil` if none are sent.
  ///   - finish: writes the reply. It gets the failure of the action, or `nil`.
  func hold(
    _ ticket: ReplyTicket?, _ progress: ProgressToken?, _ finish: @escaping (Failure?, Call) throws(Failure) -> Void
  ) throws(Failure) {
    call = try host.hold(
      call, HostCall.Waiter(reply: ticket.require(), deadline: (.max, .max), progress: progress, finish: finish))
  }

  /// Sends the replies of all waiting requests.
  /// - Parameter failure: the reason why the action has no result, or `nil` if the action succeeded.
  public func answer(_ failure: Failure?) {
    guard let call else { return }
    self.call = nil
    told = nil
    host.release(call, failure)
  }
}

extension HostCalls {
  /// Adds a request to a call that the core itself holds. The request then waits for an action of the core.
  /// - Parameter call: the call in which other requests already wait, or `nil` if no request waits.
  func hold(_ call: HostCall?, _ waiter: HostCall.Waiter) throws(Failure) -> HostCall {
    let held: HostCall
    if let call, calls.contains(where: { $0 === call }) {
      held = call
    } else {
      lastNumber += 1
      held = HostCall(heldAs: HostCalls.idsBegin + lastNumber)
      calls.append(held)
      conversations.changeInterests(by: 1)
    }
    held.waiters.append(waiter)
    conversations.current.waiters += 1
    return held
  }

  /// Sends the replies of the requests that wait in a call that the core itself holds.
  func release(_ call: HostCall, _ failure: Failure?) {
    guard take(call) else { return }
    for waiter in call.waiters {
      deliver?(waiter.reply, .written(.emptyObject) { (call) throws(Failure) in try waiter.finish(failure, call) })
    }
  }
}

extension Inquiry where Outcome == Void {
  /// Creates an inquiry that sends no request to the host. Instead, the front end's request waits, together with
  /// others, for an action of the core.
  /// - Parameters:
  ///   - progress: the token of progress notifications, or `nil` if none are sent.
  ///   - holdsNotifications: whether a notification of the front end waits, too. If `false`, a notification fails with
  ///     `requestCancelled`.
  public init(_ held: HeldRequests, progress: ProgressToken?, holdsNotifications: Bool = true) {
    send = { (_, ticket, finish) throws(Failure) in
      if !holdsNotifications, ticket?.isOfNotification ?? true { throw .requestCancelled }
      try held.hold(ticket, progress) { (failure, call) throws(Failure) in
        try finish(failure.map { .failure($0) } ?? .success(()), call)
      }
    }
  }
}
