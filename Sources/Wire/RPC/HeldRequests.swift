internal import JSON
public import Shape

/// Requests that wait for something that the core does, however long that takes: they can be cancelled, and are all answered at
/// once.
///
///     let held = HeldRequests(host)
///     return .asking(Inquiry(held, progress: progressToken)) { (outcome, context) throws(Failure) in ... }   // in a method that `waits`
///     held.answer(nil)                                                                    // later
public final class HeldRequests {
  private let host: HostCalls
  private var call: HostCall?
  /// How far it is, as it was told last.
  private var told: Decimal?

  public init(_ host: HostCalls) { self.host = host }

  /// Whether any request waits.
  public var isEmpty: Bool { call?.waiters.isEmpty ?? true }

  /// Whether any of them wants to know how far it is.
  public var isWatched: Bool { call?.waiters.contains { $0.progress != nil } ?? false }

  /// Tells those who want to know how far it is, where that is further than before.
  public func tell(done: Decimal, total: Decimal?) {
    guard let call, isWatched, told.map({ $0 < done }) ?? true else { return }
    told = done
    host.tell(call) { ProgressMade(token: $0, done: done, total: total, message: nil) }
  }

  /// - Parameter progress: who is told how far it is; nil for nobody.
  func hold(
    _ ticket: ReplyTicket?, _ progress: ProgressToken?, _ finish: @escaping (Failure?, Call) throws(Failure) -> Void
  ) throws(Failure) {
    call = try host.hold(call, HostCall.Waiter(reply: ticket.require(), deadline: (.max, .max), progress: progress, finish: finish))
  }

  /// Answers all that wait.
  /// - Parameter failure: why there is no result; nil where there is one.
  public func answer(_ failure: Failure?) {
    guard let call else { return }
    self.call = nil
    told = nil
    host.release(call, failure)
  }
}

extension HostCalls {
  /// Lets a request wait with others.
  /// - Parameter call: what these wait in; nil for none.
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

  /// Answers the requests of a call that the core itself has kept waiting.
  func release(_ call: HostCall, _ failure: Failure?) {
    guard take(call) else { return }
    for waiter in call.waiters {
      deliver?(waiter.reply, .written(.emptyObject) { (call) throws(Failure) in try waiter.finish(failure, call) })
    }
  }
}

extension Inquiry where Outcome == Void {
  /// Nothing is asked of the host: the request waits with others for what the core does.
  /// - Parameters:
  ///   - progress: who is told how far it is; nil for nobody.
  ///   - holdsNotifications: whether a notification waits, too. If not, it fails with `requestCancelled`.
  public init(_ held: HeldRequests, progress: ProgressToken?, holdsNotifications: Bool = true) {
    send = { (_, ticket, finish) throws(Failure) in
      if !holdsNotifications, ticket?.isOfNotification ?? true { throw .requestCancelled }
      try held.hold(ticket, progress) { (failure, call) throws(Failure) in try finish(failure.map { .failure($0) } ?? .success(()), call) }
    }
  }
}
