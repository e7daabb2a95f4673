internal import JSON
internal import Shape

/// The requests that the core sends to the host, and the requests to the core that wait for the answers.
public final class HostCalls {
  /// The time that the host has if the request does not set a time, in milliseconds.
  public static let usualDeadline = 10_000
  /// The largest number of calls that one host has not answered. A further call fails with `limitReached`.
  static let most = 1000
  /// The largest number of waiting requests of a conversation, for all calls together.
  static let mostWaiters = 10_000

  /// The ids of the core's own requests are greater than this number. They are whole numbers, because some clients
  /// accept nothing else. They have a range of their own, so that nobody confuses them with the ids of the front end's
  /// requests.
  static let idsBegin = 1_000_000_000

  /// Returns a Boolean value that indicates whether the current conversation has an unanswered request of the core with
  /// this id, which is JSON text. An answer with this id belongs to that call.
  func awaits(_ id: String) -> Bool { Int(id).flatMap(find) != nil }

  /// Returns a Boolean value that indicates whether the id is in the range of the core's own requests.
  static func isOwn(_ id: Int) -> Bool { idsBegin < id && id < 2 * idsBegin }

  /// The conversations of the core, and the actions that follow their lines.
  public let conversations: Conversations
  /// The unanswered calls, in the order in which they were made.
  var calls: [HostCall] = []
  /// The calls that equal requests may share, by `HostCall.key`.
  private var shared: [[UInt8]: HostCall] = [:]
  /// A Boolean value that indicates whether the input has ended, so that no more answers come.
  var hasEnded = false
  var lastNumber = 0
  /// A Boolean value that indicates whether an exchange must be sent, or ended, after the line that is being served.
  var hasDueExchanges = false
  /// A time before which no wait ends, in milliseconds of `MonotonicClock`. The wait that ends first may end later.
  private var earliestEnd = Int.max
  /// Writes a pending reply. Set by the server.
  var deliver: ((PendingReply, DeferredOutcome) -> Void)?
  /// Called before requests are answered because their time, or the input, has ended. The function begins a new
  /// instant. Set by the server.
  var willAnswer: (() -> Void)?

  public init(_ conversations: Conversations) { self.conversations = conversations }

  var isWaiting: Bool { !calls.isEmpty }

  /// Sets the requests that the current conversation can answer. They replace the earlier ones.
  public func offer(_ capabilities: [String]) {
    conversations.current.offered = Set(capabilities)
    whenOffered?(capabilities)
  }

  /// Called when a host has reported the requests that it can answer.
  public var whenOffered: (([String]) -> Void)?

  /// Returns a Boolean value that indicates whether a host can answer such requests.
  public func offers<R: HostRequest>(_ type: R.Type) -> Bool { offers(R.name) }
  public func offers(_ name: StaticString) -> Bool { provider(of: name) != nil }

  /// Returns the number of the conversation that such requests are sent to, or `nil` if no conversation offers them.
  public func number(of name: StaticString) -> Int? { provider(of: name)?.number }

  /// Returns the conversation to send the request to: the current one if it offers the request, or else the newest one
  /// that does. A conversation whose reader is far behind does not count.
  func provider(of name: StaticString) -> Conversation? {
    let name = "\(name)"
    if conversations.current.answers(name) { return conversations.current }
    return conversations.all.last { $0.answers(name) }
  }

  /// Returns the reason why such requests can't be sent to the host, or `nil` if they can be sent.
  public func obstacle<R: HostRequest>(to type: R.Type) -> Failure? {
    offers(type) ? nil : obstacle(to: R.name)
  }

  func obstacle(to name: StaticString) -> Failure {
    let isOffered = conversations.all.contains { $0.offered.contains("\(name)") }
    return Failure(
      HostUnavailableData(capability: "\(name)"),
      isOffered ? "The host that offers \(name) does not read its input" : "The host does not offer \(name)")
  }

  /// Records the deadline of a call, because the first wait may now end sooner.
  func noteDeadline(of call: HostCall) { earliestEnd = min(earliestEnd, call.earliestEnd) }

  /// Sends a request to the host. The current request gets its reply when the host has answered, or its time has ended.
  ///
  /// If calls of such requests are shared (`HostRequest.isShared`), a request that equals an unanswered one is not
  /// sent. All requests that wait for the call get the same answer.
  /// - Parameters:
  ///   - options: the time that the host has, and the progress token.
  ///   - ticket: the reply of the current request.
  ///   - session: an earlier request of this name and session that waits in the same conversation is cancelled. With
  ///     `nil`, no request is cancelled.
  ///   - keep: stores a part of the answer, in a transaction of its own. A failure is not reported.
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

  /// Sends a request to the host for the core itself. Does nothing if the host can't answer such requests.
  /// - Parameters:
  ///   - deadline: the milliseconds that the host has, or `nil` for the usual time.
  ///   - note: stores the reason why no answer came, in a transaction of its own.
  /// - Returns: a Boolean value that indicates whether the request was sent.
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

  /// Returns the call that the request shares, or sends a new one.
  /// - Throws: `limitReached` if too many calls are unanswered already.
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

  /// Removes the call of the current conversation with this id, and returns the call. Returns `nil` if there is no such
  /// call: the id was never sent to this conversation, or the call was answered or cancelled, or its time has ended.
  func take(_ id: Int) -> HostCall? { find(id).flatMap { take($0) ? $0 : nil } }

  /// Removes a call. Returns a Boolean value that indicates whether the call was in the list.
  func take(_ call: HostCall) -> Bool {
    guard calls.contains(where: { $0 === call }) else { return false }
    remove(call)
    HostCalls.release(call.waiters)
    answerReports(about: call)
    return true
  }

  /// Records that these requests no longer wait.
  static func release(_ waiters: [HostCall.Waiter]) {
    for waiter in waiters { waiter.reply.conversation?.waiters -= 1 }
  }

  func find(_ id: Int) -> HostCall? { calls.first { $0.id == id && $0.asked === conversations.current } }

  /// Cancels the requests of the current conversation with this id that wait for the host. Returns the number of such
  /// requests.
  /// - Parameter id: JSON text.
  public func cancel(_ id: String) -> Int {
    var count = 0
    let asking = conversations.current
    for call in calls {
      if call.exchange != nil {
        // The end of the exchange is stored before the reply is sent.
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

  /// A Boolean value that indicates whether the time of a wait has ended.
  var hasExpired: Bool {
    let now = MonotonicClock.milliseconds
    if earliestEnd > now { return false }
    // The wait that was to end first may be over, because the host has answered.
    earliestEnd = calls.reduce(.max) { min($0, $1.earliestEnd) }
    return earliestEnd <= now
  }

  /// Answers the requests whose time has ended.
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
        // The failure is recorded once, even if other requests wait longer.
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

  /// Answers all waiting requests, because the input has ended and no answer can come any more.
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

  /// Records that the core's own request got no answer.
  func note(_ failure: Failure, on call: HostCall) {
    guard let note = call.note else { return }
    deliver?(.unsent, .written(.emptyObject) { (_) throws(Failure) in try note(failure) })
  }

  /// Replies to a request with a failure instead of the host's answer.
  func finish(_ waiter: HostCall.Waiter, _ failure: Failure) {
    deliver?(waiter.reply, .written(.emptyObject) { (call) throws(Failure) in try waiter.finish(failure, call) })
  }

  /// Removes a call that no request waits for any more, and notifies the host.
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
  /// Returns the host's answer after checking it, or the failure if there is no valid answer.
  /// - Parameters:
  ///   - failure: the reason why there is no answer, or `nil` if there is one.
  ///   - call: the call whose source is the answer.
  ///   - hostCall: stores the answer for the other waiting requests.
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
  /// - Parameter span: the milliseconds that the host had.
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
