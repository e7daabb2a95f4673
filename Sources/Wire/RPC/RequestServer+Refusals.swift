internal import JSON

/// Replies to input that can't be served.
extension RequestServer {
  /// The text of the error that the core has no memory for a host's answer.
  private static var noMemory: String { "there is not enough memory for the answer" }

  /// Replies to a message that was too long to store.
  /// - Parameters:
  ///   - id: the id of the message as JSON text, or `null` if it has none.
  ///   - call: the id of the host request that the message names as a progress report, or `nil` if it names none.
  ///   - unit: the name of a message in this framing, such as "line".
  public func refuseLine(longerThan limit: Int, id: String, of call: Int? = nil, called unit: String = "line") {
    // If a commit fails, earlier lines are served again, and their replies are removed. The reply written here would be
    // removed with them, and its own line could not be served again, because it is not stored. So the earlier lines are
    // committed first.
    settle()
    if endExchange(call, "a part of the answer is longer than \(limit) bytes") { tellOfWork() }
    if isAwaited(id) {
      receiveBrokenAnswer(id, "the answer is longer than \(limit) bytes")
      tellOfWork()
      return
    }
    reject(Failure(ParseErrorData(limit: limit), "Parse error: the \(unit) is longer than \(limit) bytes"), id: id)
  }

  /// Replies to a message for which there was not enough memory. The parameters are those of `refuseLine`.
  public func refuseUnheldLine(id: String, of call: Int? = nil, called unit: String = "line") {
    settle()
    if endExchange(call, RequestServer.noMemory) { tellOfWork() }
    if isAwaited(id) {
      receiveBrokenAnswer(id, RequestServer.noMemory)
      tellOfWork()
      return
    }
    reject(.outOfMemory(for: "The \(unit)"), id: id)
  }

  /// Replies to input in which no message can be found.
  /// - Parameter sentence: the reason, for the error message.
  public func refuseInput(_ sentence: String) {
    settle()
    reject(Failure(ParseErrorData(reason: sentence), "Parse error: \(sentence)"), id: "null")
  }

  /// Replies to a line that is not JSON. The reply contains the line's id if the id can be found.
  @inline(never) func refuse(_ line: UnsafeMutableBufferPointer<UInt8>) {
    let failure = tape.failure ?? ParseFailure(.badLiteral, at: 0)
    var scanner = IDScanner(expectsAnother: failure.reason == .duplicateName)
    scanner.feed(UnsafeBufferPointer(line))
    let id = scanner.finish()
    let isUnheld = failure.reason == .noMemory
    _ = endExchange(
      scanner.namedCall,
      isUnheld ? RequestServer.noMemory : "a part of the answer is not valid JSON: \(failure.sentence)")
    if isAwaited(id) {
      return receiveBrokenAnswer(
        id, isUnheld ? RequestServer.noMemory : "the answer is not valid JSON: \(failure.sentence)")
    }
    if isUnheld { return reject(.outOfMemory(for: "The message"), id: id) }
    let hint =
      (conversations.current.isOfLines ? hint(UnsafeBufferPointer(line), failure) : nil).map { "; \($0)" } ?? ""
    reject(
      Failure(
        ParseErrorData(reason: failure.sentence, offset: failure.offset), "Parse error: \(failure.sentence)\(hint)"),
      id: id)
  }
}
