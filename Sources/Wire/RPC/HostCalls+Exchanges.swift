internal import JSON
internal import Shape

/// Host requests that the core sends for itself and sends only once (`HostExchange`).
extension HostCalls {
  /// Begins an exchange for which no request of a front end waits.
  public func begin<R: HostRequest>(_ exchange: HostExchange<R>) { _ = add(exchange) }

  /// Begins an exchange, and replies to the current request when the exchange has ended.
  /// - Throws: `limitReached` if too many requests of the conversation wait already.
  func begin<R: HostRequest>(
    _ exchange: HostExchange<R>, for ticket: ReplyTicket?, _ progress: ProgressToken?,
    _ finish: @escaping (Call) throws(Failure) -> Void
  ) throws(Failure) {
    if conversations.current.waiters >= HostCalls.mostWaiters { throw .tooManyWait(HostCalls.mostWaiters) }
    let waiter = HostCall.Waiter(reply: try ticket.require(), deadline: (.max, .max), progress: progress) {
      (_, call) throws(Failure) in
      try finish(call)
    }
    add(exchange).waiters.append(waiter)
    conversations.current.waiters += 1
  }

  private func add<R: HostRequest>(_ exchange: HostExchange<R>) -> HostCall {
    lastNumber += 1
    let call = exchange.makeCall(HostCalls.idsBegin + lastNumber, of: self)
    calls.append(call)
    conversations.changeInterests(by: 1)
    hasDueExchanges = true
    return call
  }

  /// Marks an exchange as ended. `followExchanges` ends it after the line that is being served.
  func end(_ call: HostCall, _ end: ExchangeCall.End) {
    if call.exchange?.end == nil { call.exchange?.end = end }
    hasDueExchanges = true
  }

  /// Sends the requests of exchanges that have begun, and ends exchanges that are marked as ended. All earlier work
  /// must be committed.
  func followExchanges() {
    while hasDueExchanges {
      hasDueExchanges = false
      for call in calls { follow(call) }
    }
  }

  private func follow(_ call: HostCall) {
    guard let exchange = call.exchange else { return }
    if let end = exchange.end { finish(call, end) } else if !exchange.hasBegun { start(call, exchange) }
  }

  private func start(_ call: HostCall, _ exchange: ExchangeCall) {
    call.exchange?.hasBegun = true
    // The time limit begins now, before the request is sent. So it includes other host requests that must be answered
    // first.
    call.exchange?.wholeEnd = MonotonicClock.milliseconds + exchange.limits.whole
    call.ownDeadline = (exchange.limits.whole, call.exchange?.wholeEnd ?? .max)
    noteDeadline(of: call)
    do throws(Failure) {
      try exchange.prepare { [weak self, weak call] (params) in
        guard let self, let call, call.exchange?.end == nil, calls.contains(where: { $0 === call }) else { return }
        do throws(Failure) { try send(call, try params.get()) } catch { end(call, .failed(error)) }
      }
    } catch { end(call, .failed(error)) }
  }

  private func send(_ call: HostCall, _ params: SentText) throws(Failure) {
    guard let asked = provider(of: call.name) else { throw obstacle(to: call.name) }
    if asked.unanswered >= HostCalls.most { throw .tooManyWait(HostCalls.most) }
    call.params = params
    call.renewDeadline()
    noteDeadline(of: call)
    send(call, to: asked)
  }

  /// Ends an exchange whose last answer has not come: notifies the host, and calls the exchange's `ended`.
  func finish(_ call: HostCall, _ end: ExchangeCall.End) {
    guard take(call), let exchange = call.exchange else { return }
    if let asked = call.asked, !asked.hasEnded { asked.notify(HostCancelled(id: call.id)) }
    willAnswer?()
    deliver?(.unsent, .written(.emptyObject) { (call) throws(Failure) in try exchange.ended(end, call) })
    for waiter in call.waiters { finish(waiter, .requestCancelled) }
  }

  /// Reads a part of the host's answer, and sends the part to the waiting requests as progress.
  /// - Throws: -32602 for a part that does not fit its description. The exchange then ends.
  func takePart(_ content: UnreadJSON?, of call: HostCall) throws(Failure) {
    guard let exchange = call.exchange, exchange.end == nil else { return }
    call.renewDeadline()
    guard let content else { return }
    let (outcome, problems) = content.read(exchange.part)
    if problems.isEmpty { return follow(outcome, of: call) }
    end(call, .failed(.hostFault(problems)))
    throw .invalidContent(problems)
  }

  private func follow(_ outcome: HostPartOutcome, of call: HostCall) {
    switch outcome {
    case .more(let part): pass(part, of: call)
    case .complete(let part):
      pass(part, of: call)
      end(call, .complete)
    case .failed(let failure): end(call, .failed(failure))
    }
  }

  private func pass(_ part: () -> HostPart?, of call: HostCall) {
    for waiter in call.waiters {
      guard let token = waiter.progress, let conversation = waiter.reply.conversation, !conversation.isBehind,
        let part = part()
      else {
        continue
      }
      conversation.notify(
        ProgressMade(token: token, done: Decimal(part.done), total: nil, message: nil, value: part.value))
    }
  }
}

extension HostCall {
  /// Restarts the time limit for the host's next part.
  func renewDeadline() {
    guard let exchange else { return }
    // While a front end reads the progress too slowly, the core holds back the replies to the host's reports. So the
    // host sends no parts, and the limit does not apply.
    let idleEnd = isSlowed ? Int.max : MonotonicClock.milliseconds + exchange.limits.idle
    ownDeadline =
      idleEnd < exchange.wholeEnd ? (exchange.limits.idle, idleEnd) : (exchange.limits.whole, exchange.wholeEnd)
  }
}
