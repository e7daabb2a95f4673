internal import JSON
internal import Shape

/// Requests of front ends that wait for the host, and the host's answers.
extension RequestServer {
  /// A Boolean value that indicates whether any request, or the core itself, waits for the host or for an action of the
  /// core. If so, deadlines must be checked.
  public var isWaiting: Bool { host.isWaiting }

  /// Sends errors to requests whose deadline has passed. Returns a Boolean value that indicates whether there were such
  /// requests.
  public func tick() -> Bool {
    guard host.hasExpired else { return false }
    // A request whose host has not answered may still get a result from a store. This work can't be served again, so
    // the current group is committed first.
    settleWrites()
    singly(.answering) { host.expire() }
    tellOfWork()
    return true
  }

  /// Handles the end of the input, after which no answer of a host can come. Requests that wait for an answer, or for
  /// background work, get their replies.
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

  /// Returns a Boolean value that indicates whether earlier writes must be committed before a request. The request
  /// can't be served again, so it must not be in one group with them.
  @inline(__always) func needsSettled(_ envelope: Envelope) -> Bool {
    group.isGrouping && callsStateful(envelope.method)
  }

  func needsSettled(_ request: JSONValue) -> Bool { group.isGrouping && isStateful(request) }

  func isStateful(_ request: JSONValue) -> Bool {
    guard let method = request.member("method"), method.kind == .string else { return false }
    return callsStateful(method)
  }

  private func callsStateful(_ method: JSONValue) -> Bool { lookUp(method)?.pointee.isStateful ?? false }

  /// Commits the group of the earlier lines, and then serves the current line. The line is parsed again. If the commit
  /// failed, the earlier lines were served again meanwhile, with the same tape.
  func serveSettled() {
    let line = group.lineWaits()
    settleWrites()
    receive(line)
  }

  /// Sends the requests of exchanges that have begun, and ends exchanges that are marked as ended. Called after a line,
  /// and after work that belongs to no line.
  func followExchanges() {
    assert(!group.isGrouping, "requests that wait are in no group")
    singly(.answering) { host.followExchanges() }
  }

  /// Handles a line that is the host's answer.
  func receiveAnswer(_ root: JSONValue) {
    if group.isGrouping { return serveSettled() }
    singly(.answering) { answerArrived(root) }
  }

  /// Returns a Boolean value that indicates whether a line that can't be parsed is probably the answer to a host
  /// request. Its id is that of an unanswered host request.
  /// - Parameter id: the id as JSON text.
  func isAwaited(_ id: String) -> Bool { host.isWaiting && host.awaits(id) }

  /// Handles a host's answer that can't be parsed. The waiting requests get an error at once, and don't wait until the
  /// deadline.
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

  /// Ends an exchange with a failure, because an unreadable line was a part of its answer. Without this part, the
  /// answer must not count as complete. The exchange ends after the line.
  /// - Parameter call: the id of the host request that the line names, or `nil` if the line names none.
  /// - Returns: a Boolean value that indicates whether there is such an exchange.
  func endExchange(_ call: Int?, _ sentence: String) -> Bool {
    guard host.isWaiting, let call = call.flatMap(host.find), call.exchange != nil else { return false }
    host.end(call, .failed(.hostFault([Problem(pointer: "", kind: .value, message: sentence)])))
    return true
  }

  /// Ends the exchange that a refused progress report names, because a part of the exchange's answer was in this
  /// report.
  /// - Parameter params: the report's parameters, or `nil` if there are none.
  @inline(never) func endExchange(namedBy params: JSONValue?, _ failure: Failure) {
    let id = params.flatMap {
      $0.kind == .object ? $0.member("id") : $0.kind == .array && $0.count > 0 ? $0.first : nil
    }
    guard let id else { return }
    _ = endExchange(
      id.kind == .string ? Int(id.string) : id.wholeNumber, "a part of the answer can't be read: \(failure.message)")
  }

  /// Returns an error, as a line of JSON, that is passed on instead of an answer that can't be read.
  private static func brokenAnswer(_ id: String, _ sentence: String) -> [UInt8] {
    Array(
      "{\"id\":\(id),\"error\":{\"code\":-32700,\"message\":\(jsonText("the host's answer can't be used: \(sentence)"))}}"
        .utf8)
  }

  /// Performs an action during which every write is committed by itself.
  func singly(_ why: Group.Single, _ action: () -> Void) {
    let before = group.beginSingle(why)
    action()
    group.endSingle(before)
  }

  /// Handles an answer of the host. If no request waits for the answer, or no longer waits, it is ignored. An error
  /// can't be reported to the host, because an answer never gets a reply.
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

  /// Returns the answer's result and no failure, or an empty object and the failure.
  private func outcome(of answer: JSONValue, to call: HostCall) -> (JSONValue, Failure?) {
    do throws(Failure) { return (try result(of: answer, to: call), nil) } catch { return (.emptyObject, error) }
  }

  /// The largest number of bytes of a host's error that is passed on with its data. A longer error is passed on without
  /// its data.
  private static let longestHostError = 1 << 16
  /// The largest number of characters of a host's error message that are quoted in the core's own message.
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
      // Many requests may wait for the same answer, and each of them gets the whole error. So the length of the error
      // is limited.
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
  /// A Boolean value that indicates whether an object is an answer to a host request (JSON-RPC 2.0, section 5) rather
  /// than a request. An answer may be invalid.
  var isAnswer: Bool {
    guard kind == .object, member("method") == nil, let id = member("id") else { return false }
    return member("result") != nil || member("error") != nil || id.wholeNumber.map(HostCalls.isOwn) == true
  }

  /// The value as a whole number, however the number is spelled. `nil` for any other value.
  fileprivate var wholeNumber: Int? {
    kind == .number ? try? FixedPoint.parse(text, places: 0, rounding: false) : nil
  }
}
