public import JSON
internal import Shape

/// A request that the core sends to the host for itself, and only once. The answer may come in parts.
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
/// The request is sent when all earlier work is durable. It may have effects elsewhere, so it is not sent to another
/// host if the first host leaves. `ended` is called once for each exchange: for an answer, a deadline, a cancellation,
/// a host that left, or the end of the input.
public final class HostExchange<Request: HostRequest> {
  /// The ways in which an exchange ends.
  public enum End {
    case answered(Request.Answer)
    /// A part reported that the answer is complete.
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
  /// The request that was sent, or `nil` before.
  private var sent: Request?

  /// - Parameters:
  ///   - request: makes the request, when all earlier work is durable. It passes on the request, or the failure if
  ///     there is no request, at once or later. An error that it throws also ends the exchange.
  ///   - part: reads a part of the answer. It must not touch a store. `nil` if the answer comes as a whole.
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

  /// Makes the call of this exchange.
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

/// The result of reading a part of an answer.
public enum HostPartOutcome {
  /// More parts follow. For a request with a progress token, the closure returns the content that arrived since its
  /// last call. The closure is not called while the reader of that request's conversation is far behind.
  case more(() -> HostPart?)
  /// The answer is complete. The host is notified that it can stop. The closure returns the content that arrived since
  /// the last call of a closure.
  case complete(() -> HostPart?)
  /// The answer can't be used. The host is notified that it can stop.
  case failed(Failure)
}

/// A part of an answer in the form in which requests get it.
public struct HostPart {
  let done: Int, value: AnyJSON

  /// - Parameters:
  ///   - done: the amount of the answer that has arrived.
  ///   - value: the part.
  public init(done: Int, value: AnyJSON) {
    self.done = done
    self.value = value
  }
}

/// The functions and the state of an exchange that its call needs.
final class ExchangeCall {
  enum End {
    case answered
    case complete
    case failed(Failure)
    case interrupted(Failure)
  }

  let limits: HostExchangeLimits
  /// Passes on the parameters, or the failure if there are no parameters.
  let prepare: (@escaping (Result<SentText, Failure>) -> Void) throws(Failure) -> Void
  let part: (inout JSONSource) -> HostPartOutcome
  /// Stores the end of the exchange. The call's source is the answer, if there is one.
  let ended: (End, Call) throws(Failure) -> Void
  /// A Boolean value that indicates whether the request is being made, or has been sent.
  var hasBegun = false
  /// The end of the whole time, in milliseconds of `MonotonicClock`.
  var wholeEnd = Int.max
  /// The end of the exchange, which takes effect after the line that is being served. `nil` for an exchange that
  /// continues.
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
  /// Returns an answer that waits for an exchange: the request waits until the exchange has ended.
  /// - Parameters:
  ///   - progress: the token with which the parts of the answer are sent, or `nil` if no parts are sent.
  ///   - then: makes the result, when the end of the exchange is stored.
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
