public import JSON
internal import Shape

/// A request that the core sends to the host for itself. It is sent only once, and the answer may come in parts.
///
///     let exchange = HostExchange<BackendRequest>(
///       HostExchangeLimits(whole: 600_000, idle: 60_000),
///       request: { (send) throws(Failure) in send(.success(question)) },
///       part: { (source) in read(&source) }, ended: { (end) throws(Failure) in try store(end) })
///     return .waiting(for: exchange, progress: token) { (context) throws(Failure) in
///       ...  // a request waits for the end
///     }
///     host.begin(exchange)                                                                  // no request waits
///
/// The request is sent when all earlier work is durable. If its host leaves, the request is not sent to another host,
/// because it may already have had effects outside of the core. `ended` is called exactly once for each exchange: after
/// an answer, a deadline, a cancellation, the end of the host, or the end of the input.
public final class HostExchange<Request: HostRequest> {
  /// The way in which an exchange ends.
  public enum End {
    case answered(Request.Answer)
    /// The answer came in parts, and the last one has completed it.
    case complete
    case failed(Failure)
    /// The input of the core has ended, so no answer can come any more.
    case interrupted(Failure)
  }

  private let limits: HostExchangeLimits
  private let request: (@escaping (Result<Request, Failure>) -> Void) throws(Failure) -> Void
  private let part: (inout JSONSource) -> HostPartOutcome
  private let ended: (End) throws(Failure) -> Void
  private weak var call: HostCall?
  private weak var host: HostCalls?
  /// The request that was sent, or `nil` if it was not sent yet.
  private var sent: Request?

  /// - Parameters:
  ///   - request: makes the request, when all earlier work is durable. At once or later, it calls its argument with the
  ///     request, or with a failure if there is no request. A failure, or an error that it throws, ends the exchange.
  ///   - part: reads one part of the answer. It must not touch a store. Pass `nil` if the answer comes as a whole.
  ///   - ended: stores the end of the exchange, in a transaction of its own.
  public init(
    _ limits: HostExchangeLimits,
    request: @escaping (@escaping (Result<Request, Failure>) -> Void) throws(Failure) -> Void,
    part: ((inout JSONSource) -> HostPartOutcome)? = nil, ended: @escaping (End) throws(Failure) -> Void
  ) {
    self.limits = limits
    self.request = request
    self.part =
      part ?? { (source) in
        source.refuse("must be left out: the answer to \(Request.name) can't be sent in parts")
        return .more { nil }
      }
    self.ended = ended
  }

  /// A Boolean value that indicates whether the exchange has begun and has not ended.
  public var isUnderWay: Bool { call != nil }

  /// Ends the exchange with `requestCancelled` after the line that is being served, and notifies the host.
  public func cancel() {
    guard let call else { return }
    host?.end(call, .failed(.requestCancelled))
  }

  /// Creates the call of this exchange, with which `HostCalls` sends the request.
  func makeCall(_ id: Int, of host: HostCalls) -> HostCall {
    assert(call == nil, "an exchange begins once")
    let call = HostCall(id: id, Request.name, SentText(""), key: nil, atOnce: nil)
    let (request, ended) = (request, ended)
    call.isSecret = Request.isSecret
    if Request.isSecret { call.secrets = { [unowned self] in sent?.secrets ?? [] } }
    call.exchange = ExchangeCall(
      limits: limits,
      prepare: { (send) throws(Failure) in
        try request { (request) in
          self.sent = try? request.get()
          send(request.map { SentText($0) })
        }
      }, part: part,
      ended: { (end, call) throws(Failure) in
        switch end {
        case .answered: try ended(self.end(answeredBy: call.source))
        case .complete: try ended(.complete)
        case .failed(let failure): try ended(.failed(failure))
        case .interrupted(let failure): try ended(.interrupted(failure))
        }
      })
    self.call = call
    self.host = host
    return call
  }

  private func end(answeredBy source: JSONSource) -> End {
    guard let sent else { return .failed(.internalError("an answer arrived for an exchange that was not sent")) }
    var source = source
    let answer = sent.answer(from: &source)
    return source.hasProblems ? .failed(.hostFault(source.problems)) : .answered(answer)
  }
}

/// The time limits of an exchange, in milliseconds.
public struct HostExchangeLimits: Sendable {
  let whole: Int, idle: Int

  /// - Parameters:
  ///   - whole: the time from the request to the end of the answer.
  ///   - idle: the time from one part to the next, or `nil` if only `whole` limits it.
  public init(whole: Int, idle: Int? = nil) {
    self.whole = whole
    self.idle = min(idle ?? whole, whole)
  }
}

/// The result of reading one part of an answer.
public enum HostPartOutcome {
  /// More parts follow. The closure returns the content that arrived since its last call. It is called for each waiting
  /// request with a progress token, unless the front end is far behind with reading.
  case more(() -> HostPart?)
  /// The answer is complete, and the host is notified that it can stop. The closure returns the content that arrived
  /// since the last call of a closure.
  case complete(() -> HostPart?)
  /// The answer can't be used, and the host is notified that it can stop.
  case failed(Failure)
}

/// A part of an answer in the form in which a waiting request gets it as progress.
public struct HostPart {
  let done: Int, value: AnyJSON

  /// - Parameters:
  ///   - done: the amount of the answer that has arrived so far.
  ///   - value: the content of the part.
  public init(done: Int, value: AnyJSON) {
    self.done = done
    self.value = value
  }
}

/// The part of an exchange that does not depend on the type of the request. The exchange's call stores it.
final class ExchangeCall {
  enum End {
    case answered
    case complete
    case failed(Failure)
    case interrupted(Failure)
  }

  let limits: HostExchangeLimits
  /// Makes the request, and passes on its parameters, or the failure if there is no request.
  let prepare: (@escaping (Result<SentText, Failure>) -> Void) throws(Failure) -> Void
  let part: (inout JSONSource) -> HostPartOutcome
  /// Stores the end of the exchange. If there is an answer, it is the source of the call.
  let ended: (End, Call) throws(Failure) -> Void
  /// A Boolean value that indicates whether the request is being made, or has been sent.
  var hasBegun = false
  /// The end of the time limit for the whole exchange, in milliseconds of `MonotonicClock`.
  var wholeEnd = Int.max
  /// The way in which the exchange ends, or `nil` if it continues. The end takes effect after the line that is being
  /// served.
  var end: End?

  init(
    limits: HostExchangeLimits,
    prepare: @escaping (@escaping (Result<SentText, Failure>) -> Void) throws(Failure) -> Void,
    part: @escaping (inout JSONSource) -> HostPartOutcome, ended: @escaping (End, Call) throws(Failure) -> Void
  ) {
    (self.limits, self.prepare, self.part, self.ended) = (limits, prepare, part, ended)
  }
}

extension Answer {
  /// Returns an `Answer` with which the request waits until an exchange has ended.
  /// - Parameters:
  ///   - progress: the token with which the parts of the exchange's answer are sent, or `nil` if no parts are sent.
  ///   - then: makes the result, after the end of the exchange was stored.
  public static func waiting<R: HostRequest>(
    for exchange: HostExchange<R>, progress: ProgressToken?, _ then: @escaping (Context) throws(Failure) -> Result
  ) -> Answer {
    .asking(
      Asking(
        send: { (host, ticket, admit) throws(Failure) in
          try host.begin(exchange, for: ticket, progress) { (call) throws(Failure) in
            let context = try admit()
            try call.answer(in: context) { () throws(Failure) in try then(context) }
          }
        }, fail: { (failure, _) throws(Failure) in throw failure }))
  }
}
