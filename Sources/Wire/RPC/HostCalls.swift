internal import JSON
public import Shape

/// The requests that the core has sent to the host, and what waits for their answers.
public final class HostCalls {
  /// In milliseconds.
  static let usualDeadline = 10_000
  /// More calls than this at once are refused: nobody reads them.
  static let most = 1000
  /// More requests than this do not wait at once, whatever they share.
  static let mostWaiters = 10_000

  /// What the ids of the core's own requests begin with.
  private static let prefix = "core-"

  /// Whether a request of the core's own waits for an answer with this id, which is JSON text.
  func awaits(_ id: String) -> Bool { calls.contains { "\"\($0.id)\"".utf8.elementsEqual(id.utf8) } }

  static func isOwn(_ id: String) -> Bool { id.hasPrefix(prefix) }

  private let conversation: Conversation
  /// What the host said that it can do.
  private var offered: Set<String> = []
  /// In the order in which they were sent.
  private var calls: [HostCall] = []
  /// Those that later requests may share.
  private var shared: [[UInt8]: HostCall] = [:]
  private var waiterCount = 0
  private var lastNumber = 0
  /// No wait ends before this instant.
  private var earliestEnd = Int.max
  /// Writes the reply of a request that has waited.
  var deliver: ((ReplyPlace, DeferredOutcome) -> Void)?
  /// Called before requests are answered because time, or the input, is over.
  var willAnswer: (() -> Void)?

  public init(_ conversation: Conversation) { self.conversation = conversation }

  var isWaiting: Bool { !calls.isEmpty }

  /// The host can do these from now on, and nothing else.
  public func offer(_ capabilities: [String]) { offered = Set(capabilities) }

  public func offers<R: HostRequest>(_ type: R.Type) -> Bool { offered.contains("\(R.name)") }

  /// Sends a request to the host; the request being served is answered when the host has answered, or is found not to.
  ///
  /// A request that shares its calls and was sent already, byte for byte, is not sent again: all that wait for it get the one answer.
  /// - Parameters:
  ///   - options: how long the host has, and who is told how far it is.
  ///   - ticket: the reply of the request that is being served.
  ///   - keep: stores what is worth storing of an answer, in a transaction of its own; a failure of it is nobody's.
  ///   - finish: called with the answer or with why there is none, and with where the result goes.
  /// - Throws: `hostUnavailable`, and `limitReached` when too much waits already.
  func ask<R: HostRequest>(
    _ request: R, _ options: HostOptions, for ticket: ReplyTicket?, keep: ((R.Answer) throws(Failure) -> Void)?,
    _ finish: @escaping (Result<R.Answer, Failure>, Call) throws(Failure) -> Void
  ) throws(Failure) {
    guard offers(R.self) else {
      throw Failure(HostUnavailableData(capability: "\(R.name)"), "The host does not offer \(R.name)")
    }
    if waiterCount >= HostCalls.mostWaiters { throw .tooManyWait(HostCalls.mostWaiters) }
    let hostCall = try call(for: request, keep)
    let place = try ticket.require()
    let span = options.deadline ?? HostCalls.usualDeadline
    let end = MonotonicClock.milliseconds + span
    let waiter = HostCall.Waiter(place: place, deadline: (span, end), progress: options.progressToken) {
      [weak hostCall] (failure, call) throws(Failure) in
      try finish(request.outcome(failure, call, of: hostCall), call)
    }
    hostCall.waiters.append(waiter)
    waiterCount += 1
    earliestEnd = min(earliestEnd, end)
  }

  /// Sends a request that no request waits for. Nobody is told when it fails, or when the host does not offer it.
  public func askForItself<R: HostRequest>(_ request: R, keep: @escaping (R.Answer) throws(Failure) -> Void) {
    guard offers(R.self), let call = try? call(for: request, keep), call.ownEnd == nil else { return }
    let end = MonotonicClock.milliseconds + HostCalls.usualDeadline
    call.ownEnd = end
    earliestEnd = min(earliestEnd, end)
  }

  /// The call that the request shares, or one that is sent now.
  /// - Throws: `limitReached` when too many wait already.
  private func call<R: HostRequest>(for request: R, _ keep: ((R.Answer) throws(Failure) -> Void)?) throws(Failure) -> HostCall {
    let params = jsonText(request)
    let key = R.isShared ? Array("\(R.name) \(params)".utf8) : nil
    let call: HostCall
    if let key, let sent = shared[key] {
      call = sent
    } else {
      if calls.count >= HostCalls.most { throw .tooManyWait(HostCalls.most) }
      call = send(R.name, params, key: key)
    }
    if call.keep == nil, let keep {
      call.keep = { [weak call] (answer) throws(Failure) in try keep(request.outcome(nil, answer, of: call).get()) }
    }
    return call
  }

  private func send(_ name: StaticString, _ params: String, key: [UInt8]?) -> HostCall {
    lastNumber += 1
    let call = HostCall(id: "\(HostCalls.prefix)\(lastNumber)", key: key)
    calls.append(call)
    if let key { shared[key] = call }
    conversation.changeInterests(by: 1)
    conversation.ask(call.id, name, params)
    return call
  }

  /// Ends the call with this id; nil when there is none: it was never sent, or is answered, cancelled or too late.
  func take(_ id: String) -> HostCall? {
    guard let call = find(id) else { return nil }
    remove(call)
    waiterCount -= call.waiters.count
    return call
  }

  private func find(_ id: String) -> HostCall? { calls.first { $0.id.utf8.elementsEqual(id.utf8) } }

  /// Passes on how far the host is; answers whether anybody waits.
  public func progress(_ id: String, _ report: (ProgressToken) -> ProgressMade) -> Bool {
    guard let call = find(id) else { return false }
    for waiter in call.waiters {
      if let token = waiter.progress { conversation.notify(report(token)) }
    }
    return true
  }

  /// Cancels the requests that wait with this id, which is JSON text; answers how many there were.
  public func cancel(_ id: String) -> Int {
    var count = 0
    for call in calls {
      let cancelled = call.remove { $0.place.has(id) }
      count += cancelled.count
      for waiter in cancelled { deliver?(waiter.place, .failure(.requestCancelled)) }
      if !cancelled.isEmpty { cancelUnlessAwaited(call) }
    }
    waiterCount -= count
    return count
  }

  /// Whether something has waited for too long.
  var hasExpired: Bool {
    let now = MonotonicClock.milliseconds
    if earliestEnd > now { return false }
    // What would have ended first may have been answered.
    earliestEnd = calls.reduce(.max) { min($0, $1.earliestEnd) }
    return earliestEnd <= now
  }

  /// Ends what has waited for too long.
  func expire() {
    let now = MonotonicClock.milliseconds
    var hasAnswered = false
    for call in calls where call.earliestEnd <= now {
      let late = call.remove { $0.deadline.end <= now }
      waiterCount -= late.count
      if let end = call.ownEnd, end <= now { call.ownEnd = nil }
      for waiter in late {
        if !hasAnswered { willAnswer?() }
        hasAnswered = true
        let span = waiter.deadline.span
        finish(waiter, Failure(HostTimeoutData(deadline: span), "The host did not answer within \(span) ms"))
      }
      cancelUnlessAwaited(call)
    }
  }

  /// Ends all waits: no answer can come any more.
  func end() {
    if waiterCount > 0 { willAnswer?() }
    while let call = calls.first {
      remove(call)
      waiterCount -= call.waiters.count
      for waiter in call.waiters { finish(waiter, Failure(HostFaultData(), "The input ended before the host answered")) }
    }
  }

  /// Answers for the host.
  private func finish(_ waiter: HostCall.Waiter, _ failure: Failure) {
    deliver?(waiter.place, .written(.emptyObject) { (call) throws(Failure) in try waiter.finish(failure, call) })
  }

  /// Tells the host when nobody waits any more.
  private func cancelUnlessAwaited(_ call: HostCall) {
    if call.isAwaited { return }
    remove(call)
    conversation.notify(HostCancelled(id: call.id))
  }

  private func remove(_ call: HostCall) {
    conversation.changeInterests(by: -1)
    calls.removeAll { $0 === call }
    if let key = call.key { shared[key] = nil }
  }
}

extension HostRequest {
  /// The answer, or what keeps it from being one.
  /// - Parameter hostCall: remembers it for the others that wait.
  fileprivate func outcome(_ failure: Failure?, _ call: Call, of hostCall: HostCall?) -> Result<Answer, Failure> {
    if let failure { return .failure(failure) }
    if let known = hostCall?.outcome as? Result<Answer, Failure> { return known }
    var source = call.source
    let answer = Answer.read(from: &source)
    let problems = source.hasProblems ? source.problems : problems(of: answer)
    let outcome: Result<Answer, Failure> = problems.isEmpty ? .success(answer) : .failure(.hostFault(problems))
    hostCall?.outcome = outcome
    return outcome
  }
}

extension Failure {
  fileprivate static func tooManyWait(_ limit: Int) -> Failure {
    Failure.limitReached(limit, "\(limit) requests wait for the host already")
  }

  /// The host's answer is not what it ought to be.
  /// - Parameter problems: their pointers lead into the answer's result.
  public static func hostFault(_ problems: [Problem]) -> Failure {
    let problems = problems.map { $0.called("result") }
    let first = problems.first?.message ?? "it can't be read"
    return Failure(HostFaultData(problems: problems), "The host's answer can't be understood: \(first)")
  }
}
