internal import JSON
internal import Shape

/// The requests that the core sends to the host, and the front ends' requests that wait for the answers.
public final class HostCalls {
  /// The time limit for the host's answer if the front end's request does not set one, in milliseconds.
  public static let usualDeadline = 10_000
  /// The largest number of unanswered calls of one host. A further call fails with `limitReached`.
  static let most = 1000
  /// The largest number of requests of one conversation that may wait for hosts at the same time.
  static let mostWaiters = 10_000

  /// The ids of the core's own requests are greater than this number. They are whole numbers, because some clients
  /// accept nothing else. This range of ids is so high that nobody confuses them with the ids of a front end's
  /// requests.
  static let idsBegin = 1_000_000_000

  /// Returns a Boolean value that indicates whether an answer with this id, which is JSON text, belongs to an
  /// unanswered call of the current conversation.
  func awaits(_ id: String) -> Bool { Int(id).flatMap(find) != nil }

  /// Returns a Boolean value that indicates whether the id is in the range of the core's own requests.
  static func isOwn(_ id: Int) -> Bool { idsBegin < id && id < 2 * idsBegin }

  /// The conversations of the core, to which requests are sent and replies are written.
  public let conversations: Conversations
  /// The unanswered calls, in the order in which they were made.
  var calls: [HostCall] = []
  /// The unanswered calls that other requests may share if name and parameters are equal, by `HostCall.key`.
  private var shared: [[UInt8]: HostCall] = [:]
  /// A Boolean value that indicates whether the input has ended, so that no more answers come.
  var hasEnded = false
  var lastNumber = 0
  /// A Boolean value that indicates whether an exchange (`HostExchange`) must be sent, or ended, after the line that is
  /// being served.
  var hasDueExchanges = false
  /// A time before which no deadline ends, in milliseconds of `MonotonicClock`. After a call was answered, it may be
  /// earlier than the first deadline.
  private var earliestEnd = Int.max
  /// Writes the reply of a request that has waited. Set by the server.
  var deliver: ((PendingReply, DeferredOutcome) -> Void)?
  /// Called before requests get their replies because a deadline has passed or the input has ended. The function sets
  /// the current instant anew, so that the replies use the present time. Set by the server.
  var willAnswer: (() -> Void)?

  public init(_ conversations: Conversations) { self.conversations = conversations }

  var isWaiting: Bool { !calls.isEmpty }

  /// Sets the names of the host requests that the current conversation can answer. They replace the names that it set
  /// before.
  public func offer(_ capabilities: [String]) {
    conversations.current.offered = Set(capabilities)
    whenOffered?(capabilities)
  }

  /// Called with the names of the host requests that a front end can answer, when the front end has reported them.
  public var whenOffered: (([String]) -> Void)?

  /// Returns a Boolean value that indicates whether a host can answer requests of this type.
  public func offers<R: HostRequest>(_ type: R.Type) -> Bool { offers(R.name) }
  public func offers(_ name: StaticString) -> Bool { provider(of: name) != nil }

  /// Returns the number of the conversation to which host requests of this name are sent, or `nil` if no conversation
  /// offers to answer them.
  public func number(of name: StaticString) -> Int? { provider(of: name)?.number }

  /// Returns the conversation to which a host request is sent. It is the current conversation if that offers the
  /// request, or else the newest conversation that does. A conversation that is far behind with reading is left out.
  func provider(of name: StaticString) -> Conversation? {
    let name = "\(name)"
    if conversations.current.answers(name) { return conversations.current }
    return conversations.all.last { $0.answers(name) }
  }

  /// Returns the reason why requests of this type can't be sent to the host, or `nil` if they can be sent.
  public func obstacle<R: HostRequest>(to type: R.Type) -> Failure? {
    offers(type) ? nil : obstacle(to: R.name)
  }

  func obstacle(to name: StaticString) -> Failure {
    let isOffered = conversations.all.contains { $0.offered.contains("\(name)") }
    return Failure(
      HostUnavailableData(capability: "\(name)"),
      isOffered ? "The host that offers \(name) does not read its input" : "The host does not offer \(name)")
  }

  /// Takes the deadline of a call into account: it may end before all other deadlines.
  func noteDeadline(of call: HostCall) { earliestEnd = min(earliestEnd, call.earliestEnd) }

  /// Sends a request to the host. The current request of the front end gets its reply when the host has answered, or
  /// when the time limit has passed.
  ///
  /// If calls of this type are shared (`HostRequest.isShared`), a host request that equals an unanswered one is not
  /// sent again. Both front ends' requests wait for the same answer.
  /// - Parameters:
  ///   - options: the time limit for the host, and the progress token.
  ///   - ticket: the ticket of the current request's reply.
  ///   - session: the host's session. An earlier request with the same name and session that waits in the same
  ///     conversation is cancelled. With `nil`, no request is cancelled.
  ///   - keep: stores what is needed from the answer, in a transaction of its own. A failure is not reported.
  ///   - finish: gets the answer, or the failure if there is none, and writes the result to the call.
  /// - Throws: `hostUnavailable`, or `limitReached` if too many requests wait already.
  func ask<R: HostRequest>(
    _ request: R, _ options: HostOptions, for ticket: ReplyTicket?, session: String? = nil,
    keep: ((R.Answer) throws(Failure) -> Void)?,
    _ finish: @escaping (Result<R.Answer, Failure>, Call) throws(Failure) -> Void
  ) throws(Failure) {
    if let obstacle = obstacle(to: R.self) { throw obstacle }
    if conversations.current.waiters >= HostCalls.mostWaiters { throw .tooManyWait(HostCalls.mostWaiters) }
    let hostCall = try call(for: request, keep)
    let reply = try ticket.require()
    let span = options.deadline ?? R.usualDeadline
    let end = MonotonicClock.milliseconds + span
    let replaced = session.map { removeWaiters(of: $0, R.name) } ?? []
    let waiter = HostCall.Waiter(reply: reply, deadline: (span, end), progress: options.progressToken, session: session)
    {
      [weak hostCall] (failure, call) throws(Failure) in
      try finish(request.outcome(failure, call, of: hostCall), call)
    }
    hostCall.waiters.append(waiter)
    conversations.current.waiters += 1
    earliestEnd = min(earliestEnd, end)
    cancel(replaced)
  }

  /// Sends a request to the host for the core itself, without a front end's request that waits. Does nothing if the
  /// host can't answer such requests.
  /// - Parameters:
  ///   - deadline: the time limit for the host in milliseconds, or `nil` for the usual limit of this type.
  ///   - keep: stores the answer, in a transaction of its own.
  ///   - note: stores the reason why no answer came, in a transaction of its own.
  /// - Returns: a Boolean value that indicates whether the core now waits for an answer.
  @discardableResult public func askForItself<R: HostRequest>(
    _ request: R, deadline: Int? = nil, keep: @escaping (R.Answer) throws(Failure) -> Void,
    note: ((Failure) throws(Failure) -> Void)? = nil
  ) -> Bool {
    guard offers(R.self), let call = try? call(for: request, keep), call.ownDeadline == nil else { return false }
    call.note = note
    let span = deadline ?? R.usualDeadline
    let end = MonotonicClock.milliseconds + span
    call.ownDeadline = (span, end)
    earliestEnd = min(earliestEnd, end)
    return true
  }

  /// Returns the unanswered call that an equal request has made, if calls of this type are shared. Otherwise, sends a
  /// new request and returns its call.
  /// - Throws: `limitReached` if too many calls are already unanswered.
  private func call<R: HostRequest>(for request: R, _ keep: ((R.Answer) throws(Failure) -> Void)?) throws(Failure)
    -> HostCall
  {
    let params = SentText(request)
    let key = R.isShared ? Array("\(R.name) ".utf8) + params.bytes : nil
    let call: HostCall
    if let key, let sent = shared[key] {
      call = sent
    } else {
      call = try send(R.name, params, key: key, atOnce: R.mostAtOnce)
      call.readPart = request.partReader
      call.isSecret = R.isSecret
      call.isOfAccount = R.isOfAccount
      if R.isSecret { call.secrets = { request.secrets } }
      if R.isSecret { conversations.hasSecrets = true }
    }
    if call.keep == nil, let keep {
      call.keep = { [weak call] (answer) throws(Failure) in
        switch request.outcome(nil, answer, of: call) {
        case .success(let answer): try keep(answer)
        case .failure(let failure): try call?.note?(failure)
        }
      }
    }
    return call
  }

  /// - Throws: `limitReached` if too many calls are unanswered already.
  func send(_ name: StaticString, _ params: SentText, key: [UInt8]? = nil, atOnce limit: Int? = nil) throws(Failure)
    -> HostCall
  {
    let asked = provider(of: name) ?? conversations.current
    if asked.unanswered >= HostCalls.most { throw .tooManyWait(HostCalls.most) }
    lastNumber += 1
    let call = HostCall(id: HostCalls.idsBegin + lastNumber, name, params, key: key, atOnce: limit)
    calls.append(call)
    if let key { shared[key] = call }
    conversations.changeInterests(by: 1)
    if mayBeSent(call) { send(call, to: asked) }
    return call
  }

  func send(_ call: HostCall, to conversation: Conversation) {
    if call.isSecret { conversations.hasSecrets = true }
    call.asked = conversation
    conversation.unanswered += 1
    conversation.ask(call.id, call.name, call.params)
  }

  /// Removes the current conversation's call with this id, and returns the call. Returns `nil` if there is no such
  /// call. Then the id was never sent to this conversation, or the call was answered or cancelled, or its time limit
  /// has passed.
  func take(_ id: Int) -> HostCall? { find(id).flatMap { take($0) ? $0 : nil } }

  /// Removes a call. Returns `false` if the call was not in the list, because it has already ended.
  func take(_ call: HostCall) -> Bool {
    guard calls.contains(where: { $0 === call }) else { return false }
    remove(call)
    HostCalls.release(call.waiters)
    answerReports(about: call)
    return true
  }

  /// Subtracts requests that no longer wait from the numbers of waiting requests of their conversations.
  static func release(_ waiters: [HostCall.Waiter]) {
    for waiter in waiters { waiter.reply.conversation?.waiters -= 1 }
  }

  func find(_ id: Int) -> HostCall? { calls.first { $0.id == id && $0.asked === conversations.current } }

  /// Cancels the requests of the current conversation that have this id and wait for the host. Returns the number of
  /// cancelled requests.
  /// - Parameter id: the id as JSON text.
  public func cancel(_ id: String) -> Int {
    var count = 0
    let asking = conversations.current
    for call in calls {
      if call.exchange != nil {
        // An exchange must store its end before the reply is sent. So the exchange is only marked as ended here, and
        // `followExchanges` sends the reply.
        guard call.waiters.contains(where: { $0.reply.has(id, in: asking) }) else { continue }
        end(call, .failed(.requestCancelled))
        count += 1
        continue
      }
      let cancelled = call.remove { $0.reply.has(id, in: asking) }
      count += cancelled.count
      HostCalls.release(cancelled)
      for waiter in cancelled { deliver?(waiter.reply, .failure(.requestCancelled)) }
      if !cancelled.isEmpty { cancelUnlessAwaited(call) }
    }
    return count
  }

  /// A Boolean value that indicates whether a deadline has passed.
  var hasExpired: Bool {
    let now = MonotonicClock.milliseconds
    if earliestEnd > now { return false }
    // The call with the earliest deadline may have been answered meanwhile. So `earliestEnd` is computed anew.
    earliestEnd = calls.reduce(.max) { min($0, $1.earliestEnd) }
    return earliestEnd <= now
  }

  /// Sends errors to the requests whose time limit has passed.
  func expire() {
    let now = MonotonicClock.milliseconds
    var hasAnswered = false
    for call in calls where call.earliestEnd <= now {
      if call.exchange != nil {
        if let own = call.ownDeadline { finish(call, .failed(.late(own.span))) }
        continue
      }
      let late = call.remove { $0.deadline.end <= now }
      HostCalls.release(late)
      if let own = call.ownDeadline, own.end <= now {
        call.ownDeadline = nil
        if !hasAnswered, call.note != nil { willAnswer?() }
        hasAnswered = hasAnswered || call.note != nil
        note(.late(own.span), on: call)
        // If other requests still wait for this call, the core's own failure must not be recorded a second time.
        call.note = nil
      }
      for waiter in late {
        if !hasAnswered { willAnswer?() }
        hasAnswered = true
        let span = waiter.deadline.span
        finish(waiter, .late(span))
      }
      cancelUnlessAwaited(call)
    }
  }

  /// Sends errors to all waiting requests, because the input has ended and no answer can come any more.
  func end() {
    if calls.contains(where: { !$0.waiters.isEmpty }) { willAnswer?() }
    let failure = Failure(HostFaultData(), "The input ended before the host's answer")
    while let call = calls.first {
      if call.exchange != nil {
        finish(call, .interrupted(failure))
        continue
      }
      _ = take(call)
      for waiter in call.waiters { finish(waiter, failure) }
    }
  }

  /// Records that the core's own request to the host got no answer.
  func note(_ failure: Failure, on call: HostCall) {
    guard let note = call.note else { return }
    deliver?(.unsent, .written(.emptyObject) { (_) throws(Failure) in try note(failure) })
  }

  /// Replies to a request with a failure instead of the host's answer.
  func finish(_ waiter: HostCall.Waiter, _ failure: Failure) {
    deliver?(waiter.reply, .written(.emptyObject) { (call) throws(Failure) in try waiter.finish(failure, call) })
  }

  /// Removes a call if no request and not the core itself waits for it, and notifies the host.
  func cancelUnlessAwaited(_ call: HostCall) {
    if call.isAwaited { return }
    remove(call)
    answerReports(about: call)
    if call.isHeld { return }
    call.asked?.notify(HostCancelled(id: call.id))
  }

  private func remove(_ call: HostCall) {
    conversations.changeInterests(by: -1)
    call.asked?.unanswered -= 1
    calls.removeAll { $0 === call }
    if let key = call.key { shared[key] = nil }
    if call.limit != nil { sendNext(after: call) }
  }
}

extension HostRequest {
  /// Returns the host's answer after reading and checking it, or the failure if there is no valid answer.
  /// - Parameters:
  ///   - failure: the reason why there is no answer, or `nil` if there is one.
  ///   - call: the call whose source is the answer.
  ///   - hostCall: stores the result, so that the other waiting requests need not read the answer again.
  fileprivate func outcome(_ failure: Failure?, _ call: Call, of hostCall: HostCall?) -> Result<Answer, Failure> {
    if let failure { return .failure(failure) }
    if let known = hostCall?.outcome as? Result<Answer, Failure> { return known }
    var source = call.source
    let answer = answer(from: &source)
    let outcome: Result<Answer, Failure> = source.hasProblems ? .failure(.hostFault(source.problems)) : .success(answer)
    hostCall?.outcome = outcome
    return outcome
  }
}

extension Failure {
  /// Returns the error that the host has not answered in time.
  /// - Parameter span: the time limit in milliseconds.
  fileprivate static func late(_ span: Int) -> Failure {
    Failure(HostTimeoutData(deadline: span), "The host did not answer within \(span) ms")
  }

  static func tooManyWait(_ limit: Int) -> Failure {
    Failure.limitReached(
      limit,
      "\(limit) requests already wait for the host. Send the request again when some of those requests have their replies"
    )
  }
}
