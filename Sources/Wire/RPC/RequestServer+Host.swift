internal import JSON
internal import Shape

/// Requests that wait for the host, and the host's answers.
extension RequestServer {
  /// A Boolean value that indicates whether a request waits for the host, so that deadlines must be checked.
  public var isWaiting: Bool { host.isWaiting }

  /// Ends the waits whose deadline has passed. Returns a Boolean value that indicates whether there were such waits.
  public func tick() -> Bool {
    guard host.hasExpired else { return false }
    // A request whose wait has failed may still be answered from a store. That work does not belong to the earlier
    // group.
    settleWrites()
    singly(.answering) { host.expire() }
    tellOfWork()
    return true
  }

  /// Ends the input, after which no answer can come. Requests that wait for an answer, or for work, get their replies.
  public func end() {
    settleWrites()
    host.endPassingOn()
    _ = takeMail()
    finishWork()
    singly(.answering) { host.end() }
    tellOfWork()
    settle()
    catchUp()
  }

  /// Returns a Boolean value that indicates whether a request must not be in one group with earlier writes, because it
  /// can't be served again with them.
  @inline(__always) func needsSettled(_ envelope: Envelope) -> Bool {
    group.isGrouping && callsStateful(envelope.method)
  }

  func needsSettled(_ request: JSONValue) -> Bool { group.isGrouping && isStateful(request) }

  func isStateful(_ request: JSONValue) -> Bool {
    guard let method = request.member("method"), method.kind == .string else { return false }
    return callsStateful(method)
  }

  private func callsStateful(_ method: JSONValue) -> Bool { lookUp(method)?.pointee.isStateful ?? false }

  /// Commits the work before the current line, and then serves the line. The line is parsed again, because the lines
  /// before it may have been served again meanwhile, with the same tape.
  func serveSettled() {
    let line = group.lineWaits()
    settleWrites()
    receive(line)
  }

  /// Sends the requests of exchanges that have begun, and ends exchanges that are over. Called after a line, and after
  /// work that belongs to no line.
  func followExchanges() {
    assert(!group.isGrouping, "requests that wait are in no group")
    singly(.answering) { host.followExchanges() }
  }

  /// Handles a line that is the host's answer.
  func receiveAnswer(_ root: JSONValue) {
    if group.isGrouping { return serveSettled() }
    singly(.answering) { answerArrived(root) }
  }

  /// Returns a Boolean value that indicates whether a line that can't be parsed seems to be the answer to a request of
  /// the core.
  /// - Parameter id: the id as JSON text.
  func isAwaited(_ id: String) -> Bool { host.isWaiting && host.awaits(id) }

  /// Handles an answer that can't be parsed, so that the waiting requests need not wait until the deadline.
  func receiveBrokenAnswer(_ id: String, _ sentence: String) {
    if group.isGrouping { return serveSettled() }
    singly(.answering) {
      guard let call = Int(id).flatMap(host.take) else { return }
      onRequest()
      if let passOn = call.passOn { return passOn(RequestServer.brokenAnswer(id, sentence)) }
      let problem = Problem(pointer: "", kind: .value, message: sentence)
      finish(call, with: .emptyObject, Failure.hostFault([problem]))
    }
  }

  /// Fails the exchange that an unreadable line names, because an answer without this part must not count as complete.
  /// - Parameter call: the id, or `nil` for a line that names no request of the core.
  /// - Returns: a Boolean value that indicates whether there is such an exchange. The exchange ends after the line.
  func endExchange(_ call: Int?, _ sentence: String) -> Bool {
    guard host.isWaiting, let call = call.flatMap(host.find), call.exchange != nil else { return false }
    host.end(call, .failed(.hostFault([Problem(pointer: "", kind: .value, message: sentence)])))
    return true
  }

  /// Fails the exchange that a refused request names.
  /// - Parameter params: the request's parameters, or `nil` for none.
  @inline(never) func endExchange(namedBy params: JSONValue?, _ failure: Failure) {
    let id = params.flatMap {
      $0.kind == .object ? $0.member("id") : $0.kind == .array && $0.count > 0 ? $0.first : nil
    }
    guard let id else { return }
    _ = endExchange(
      id.kind == .string ? Int(id.string) : id.wholeNumber, "a part of the answer can't be read: \(failure.message)")
  }

  /// Returns an error that takes the place of an answer that can't be read.
  private static func brokenAnswer(_ id: String, _ sentence: String) -> [UInt8] {
    Array(
      "{\"id\":\(id),\"error\":{\"code\":-32700,\"message\":\(jsonText("the host's answer can't be used: \(sentence)"))}}"
        .utf8)
  }

  /// Performs an action whose writes are committed one by one.
  func singly(_ why: Group.Single, _ action: () -> Void) {
    let before = group.beginSingle(why)
    action()
    group.endSingle(before)
  }

  /// Handles an answer of the host. An answer that is not expected, or no longer expected, is ignored, because an
  /// answer never gets a reply.
  func answerArrived(_ answer: JSONValue) {
    guard let id = answer.member("id")?.wholeNumber, let call = host.take(id) else { return }
    if call.isSecret { conversations.hasSecrets = true }
    onRequest()
    if let passOn = call.passOn { return passOn(Array(answer.canonicalText(keepsNumbers: true).utf8)) }
    let (value, failure) = outcome(of: answer, to: call)
    finish(call, with: value, failure)
  }

  private func finish(_ call: HostCall, with value: JSONValue, _ failure: Failure?) {
    if let exchange = call.exchange {
      let end = failure.map { ExchangeCall.End.failed($0) } ?? .answered
      deliver(to: .unsent, .written(value) { (call) throws(Failure) in try exchange.ended(end, call) })
    } else if let failure {
      host.note(failure, on: call)
    } else if let keep = call.keep {
      deliver(to: .unsent, .written(value, by: keep))
    }
    for waiter in call.waiters {
      deliver(to: waiter.reply, .written(value) { (call) throws(Failure) in try waiter.finish(failure, call) })
    }
  }

  /// Returns the answer's result, or an empty object with the failure.
  private func outcome(of answer: JSONValue, to call: HostCall) -> (JSONValue, Failure?) {
    do throws(Failure) { return (try result(of: answer, to: call), nil) } catch { return (.emptyObject, error) }
  }

  /// The largest number of bytes of a host's error. A longer error is passed on without its data.
  private static let longestHostError = 1 << 16
  /// The largest number of characters of a host's message that the core's message quotes.
  private static let longestQuotation = 200

  private func result(of answer: JSONValue, to call: HostCall) throws(Failure) -> JSONValue {
    let (result, error) = (answer.member("result"), answer.member("error"))
    switch (result, error) {
    case (let result?, nil): return result
    case (nil, let error?):
      guard error.kind == .object, error.member("code")?.kind == .number, let message = error.member("message"),
        message.kind == .string
      else {
        throw .hostFault([.init(pointer: "/error", kind: .type, message: "error must have a code and a message")])
      }
      let secrets = call.secrets()
      let said = message.string.quoted(hiding: secrets, most: RequestServer.longestQuotation)
      let text = error.canonicalText(keepsNumbers: true).hiding(secrets)
      // Many requests may wait for the error, and each of them gets all of its data.
      let isShort = text.utf8.count <= RequestServer.longestHostError
      let reason = error.member("data").flatMap { $0.kind == .object ? $0.member("kind") : nil }
        .flatMap { $0.kind == .string ? HostErrorReason(rawValue: $0.string) : nil }
      throw Failure(
        HostErrorData(error: isShort ? RawJSON(text) : nil, reason: reason),
        "The host answered with an error: \(said)\(reason.map { ". \($0.advice)" } ?? "")")
    default:
      throw .hostFault([.init(pointer: "", kind: .value, message: "the answer must have either a result or an error")])
    }
  }
}

extension JSONValue {
  /// A Boolean value that indicates whether an object is an answer (JSON-RPC 2.0, section 5), even an invalid one,
  /// rather than a request.
  var isAnswer: Bool {
    guard kind == .object, member("method") == nil, let id = member("id") else { return false }
    return member("result") != nil || member("error") != nil || id.wholeNumber.map(HostCalls.isOwn) == true
  }

  /// The value as a whole number, in any spelling. `nil` for any other value.
  fileprivate var wholeNumber: Int? {
    kind == .number ? try? FixedPoint.parse(text, places: 0, rounding: false) : nil
  }
}
