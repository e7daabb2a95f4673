internal import JSON
internal import Shape

/// The requests that the core sends to the host, and the requests to the core that wait for the answers.
public final class HostCalls {
  /// How long the host has where a request does not say, in milliseconds.
  public static let usualDeadline = 10_000
  /// How many calls of one host may be unanswered at once: one that reads nothing gets no more.
  static let most = 1000
  /// How many requests of a conversation may wait at once, together for all calls.
  static let mostWaiters = 10_000

  /// The ids of the core's own requests are greater than this: whole numbers, as some clients take nothing else, and in a range of their
  /// own, so that nobody takes them for ids of the other direction.
  static let idsBegin = 1_000_000_000

  /// Whether the current conversation was asked something with this id, which is JSON text: then an answer with it belongs to the call.
  func awaits(_ id: String) -> Bool { Int(id).flatMap(find) != nil }

  /// Whether the core gives its own requests such ids.
  static func isOwn(_ id: Int) -> Bool { idsBegin < id && id < 2 * idsBegin }

  /// Those who speak to the core, and what follows from what they say.
  public let conversations: Conversations
  /// Those that are not answered, in the order in which they were sent.
  var calls: [HostCall] = []
  /// Those of the calls that equal requests may share, by `HostCall.key`.
  private var shared: [[UInt8]: HostCall] = [:]
  /// Whether the input has ended, and nobody answers any more.
  var hasEnded = false
  var lastNumber = 0
  /// A Boolean value that indicates whether an exchange is to be sent, or ended, behind the line that is being served.
  var hasDueExchanges = false
  /// No wait ends before this, in milliseconds of `MonotonicClock`; the first may end later.
  private var earliestEnd = Int.max
  /// Writes a pending reply. Set by the session.
  var deliver: ((PendingReply, DeferredOutcome) -> Void)?
  /// Called before requests are answered because their time, or the input, has ended: an instant of its own begins. Set by the session.
  var willAnswer: (() -> Void)?

  public init(_ conversations: Conversations) { self.conversations = conversations }

  var isWaiting: Bool { !calls.isEmpty }

  /// Notes which requests the current conversation can answer; those that it could before are forgotten.
  public func offer(_ capabilities: [String]) {
    conversations.current.offered = Set(capabilities)
    whenOffered?(capabilities)
  }

  /// Called when a host has said which requests it can answer.
  public var whenOffered: (([String]) -> Void)?

  /// Whether a host can answer such requests.
  public func offers<R: HostRequest>(_ type: R.Type) -> Bool { offers(R.name) }
  public func offers(_ name: StaticString) -> Bool { provider(of: name) != nil }

  /// The number of the conversation that such requests go to, or `nil` if none offers them.
  public func number(of name: StaticString) -> Int? { provider(of: name)?.number }

  /// Who is asked: the current conversation where it offers that, else the newest that does. Who reads nothing is asked nothing.
  func provider(of name: StaticString) -> Conversation? {
    let name = "\(name)"
    if conversations.current.answers(name) { return conversations.current }
    return conversations.all.last { $0.answers(name) }
  }

  /// Why the host can't be asked such requests; nil when it can.
  public func obstacle<R: HostRequest>(to type: R.Type) -> Failure? {
    offers(type) ? nil : obstacle(to: R.name)
  }

  func obstacle(to name: StaticString) -> Failure {
    let isOffered = conversations.all.contains { $0.offered.contains("\(name)") }
    return Failure(
      HostUnavailableData(capability: "\(name)"),
      isOffered ? "The host that offers \(name) reads nothing" : "The host does not offer \(name)")
  }

  /// The first wait may end sooner because of a call.
  func noteDeadline(of call: HostCall) { earliestEnd = min(earliestEnd, call.earliestEnd) }

  /// Asks the host something, and answers the request that is being served when the host has answered, or its time has ended.
  ///
  /// Where calls of such requests are shared (`HostRequest.isShared`), an equal request that is not answered yet is not sent again: all
  /// that wait for it get the one answer.
  /// - Parameters:
  ///   - options: how long the host has, and who is told how far it is.
  ///   - ticket: the reply of the request that is being served.
  ///   - session: an earlier request of this name and session that waits in the same conversation is cancelled. `nil` to cancel none.
  ///   - keep: stores what is worth keeping of the answer, in a transaction of its own. Nobody is told when it fails.
  ///   - finish: gets the answer, or the failure why there is none, and writes the result to the call.
  /// - Throws: `hostUnavailable`, and `limitReached` when too many wait already.
  func ask<R: HostRequest>(
    _ request: R, _ options: HostOptions, for ticket: ReplyTicket?, session: String? = nil, keep: ((R.Answer) throws(Failure) -> Void)?,
    _ finish: @escaping (Result<R.Answer, Failure>, Call) throws(Failure) -> Void
  ) throws(Failure) {
    if let obstacle = obstacle(to: R.self) { throw obstacle }
    if conversations.current.waiters >= HostCalls.mostWaiters { throw .tooManyWait(HostCalls.mostWaiters) }
    let hostCall = try call(for: request, keep)
    let reply = try ticket.require()
    let span = options.deadline ?? R.usualDeadline
    let end = MonotonicClock.milliseconds + span
    let replaced = session.map { removeWaiters(of: $0, R.name) } ?? []
    let waiter = HostCall.Waiter(reply: reply, deadline: (span, end), progress: options.progressToken, session: session) {
      [weak hostCall] (failure, call) throws(Failure) in
      try finish(request.outcome(failure, call, of: hostCall), call)
    }
    hostCall.waiters.append(waiter)
    conversations.current.waiters += 1
    earliestEnd = min(earliestEnd, end)
    cancel(replaced)
  }

  /// Asks the host something that no request waits for. Nobody is told when the host can't answer such requests.
  /// - Parameters:
  ///   - deadline: how many milliseconds the host has; nil for as long as usual.
  ///   - note: stores why there is no answer, in a transaction of its own.
  /// - Returns: whether it was asked.
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
  /// - Throws: `limitReached` when too many are unanswered already.
  private func call<R: HostRequest>(for request: R, _ keep: ((R.Answer) throws(Failure) -> Void)?) throws(Failure) -> HostCall {
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

  /// - Throws: `limitReached` when too many are unanswered already.
  func send(_ name: StaticString, _ params: SentText, key: [UInt8]? = nil, atOnce limit: Int? = nil) throws(Failure) -> HostCall {
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

  /// Removes the call of the current conversation's with this id, and returns it. nil when there is none: it was never sent to it, or it
  /// has been answered or cancelled, or its time has ended.
  func take(_ id: Int) -> HostCall? { find(id).flatMap { take($0) ? $0 : nil } }

  /// Removes a call; returns whether it was there.
  func take(_ call: HostCall) -> Bool {
    guard calls.contains(where: { $0 === call }) else { return false }
    remove(call)
    HostCalls.release(call.waiters)
    answerReports(about: call)
    return true
  }

  /// These wait no longer.
  static func release(_ waiters: [HostCall.Waiter]) {
    for waiter in waiters { waiter.reply.conversation?.waiters -= 1 }
  }

  func find(_ id: Int) -> HostCall? { calls.first { $0.id == id && $0.asked === conversations.current } }

  /// Cancels the requests of the current conversation with this id that wait for the host; returns how many there were.
  /// - Parameter id: JSON text.
  public func cancel(_ id: String) -> Int {
    var count = 0
    let asking = conversations.current
    for call in calls {
      if call.exchange != nil {
        // Its end is stored before the reply is sent.
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

  /// Whether the time of a wait has ended.
  var hasExpired: Bool {
    let now = MonotonicClock.milliseconds
    if earliestEnd > now { return false }
    // The wait that would have ended first may be over: the host has answered.
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
        // It has been told, whatever becomes of those who wait longer.
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

  /// Answers all that wait, as the input has ended and no answer can come any more.
  func end() {
    if calls.contains(where: { !$0.waiters.isEmpty }) { willAnswer?() }
    let failure = Failure(HostFaultData(), "The input ended before the host answered")
    while let call = calls.first {
      if call.exchange != nil {
        finish(call, .interrupted(failure))
        continue
      }
      _ = take(call)
      for waiter in call.waiters { finish(waiter, failure) }
    }
  }

  /// Notes that the core got nothing for itself.
  func note(_ failure: Failure, on call: HostCall) {
    guard let note = call.note else { return }
    deliver?(.unsent, .written(.emptyObject) { (_) throws(Failure) in try note(failure) })
  }

  /// Answers a request with a failure in place of the host's answer.
  func finish(_ waiter: HostCall.Waiter, _ failure: Failure) {
    deliver?(waiter.reply, .written(.emptyObject) { (call) throws(Failure) in try waiter.finish(failure, call) })
  }

  /// Removes a call that nobody waits for any more, and tells the host so.
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
  /// Reads the host's answer, and checks it.
  /// - Parameters:
  ///   - failure: why there is none; nil where there is one.
  ///   - call: has the answer as its source.
  ///   - hostCall: remembers what was read, for the others that wait.
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
  /// - Parameter span: how long the host had, in milliseconds.
  fileprivate static func late(_ span: Int) -> Failure {
    Failure(HostTimeoutData(deadline: span), "The host did not answer within \(span) ms")
  }

  static func tooManyWait(_ limit: Int) -> Failure {
    Failure.limitReached(limit, "\(limit) requests wait for the host already")
  }
}
