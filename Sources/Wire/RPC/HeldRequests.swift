internal import JSON

/// Requests that wait for something that the core does, however long that takes: they can be cancelled, and are all answered at
/// once.
///
///     let held = HeldRequests(host)
///     return .asking(Inquiry(held)) { (outcome, context) throws(Failure) in ... }   // in a method that `waits`
///     held.answer(.success(()))                                                                    // later
public final class HeldRequests {
  private let host: HostCalls
  private var call: HostCall?

  public init(_ host: HostCalls) { self.host = host }

  /// Whether any request waits.
  public var isEmpty: Bool { call?.waiters.isEmpty ?? true }

  func hold(
    _ ticket: ReplyTicket?, _ finish: @escaping (Failure?, Call) throws(Failure) -> Void
  ) throws(Failure) {
    call = try host.hold(call, HostCall.Waiter(reply: ticket.require(), deadline: (.max, .max), progress: nil, finish: finish))
  }

  /// Answers all that wait.
  /// - Parameter failure: why there is no result; nil where there is one.
  public func answer(_ failure: Failure?) {
    guard let call else { return }
    self.call = nil
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
      held = HostCall(id: HostCalls.idsBegin + lastNumber, key: nil)
      held.isHeld = true
      calls.append(held)
      conversation.changeInterests(by: 1)
    }
    held.waiters.append(waiter)
    waiterCount += 1
    return held
  }

  /// Answers the requests of a call that the core itself has kept waiting.
  func release(_ call: HostCall, _ failure: Failure?) {
    guard take(call.id) != nil else { return }
    for waiter in call.waiters {
      deliver?(waiter.reply, .written(.emptyObject) { (call) throws(Failure) in try waiter.finish(failure, call) })
    }
  }
}

extension Inquiry where Outcome == Void {
  /// Nothing is asked of the host: the request waits with others for what the core does.
  public init(_ held: HeldRequests) {
    send = { (_, ticket, finish) throws(Failure) in
      try held.hold(ticket) { (failure, call) throws(Failure) in try finish(failure.map { .failure($0) } ?? .success(()), call) }
    }
  }
}
