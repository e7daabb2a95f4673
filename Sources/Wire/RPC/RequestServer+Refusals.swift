internal import JSON

/// The replies to input that can't be served.
extension RequestServer {
  /// The fault of a host's answer for which there is no memory.
  private static var noMemory: String { "there is not enough memory for the answer" }

  /// Replies to a message that was too long to store.
  /// - Parameters:
  ///   - call: the id of the core's request that the message named, or `nil` if it named none.
  ///   - unit: the name of a message in this framing, such as "line".
  public func refuseLine(longerThan limit: Int, id: String, of call: Int? = nil, called unit: String = "line") {
    // Earlier lines may have to be served again. This reply must not be lost with their replies, because its own line
    // is no longer stored.
    settle()
    if endExchange(call, "a part of the answer is longer than \(limit) bytes") { tellOfWork() }
    if isAwaited(id) {
      receiveBrokenAnswer(id, "the answer is longer than \(limit) bytes")
      tellOfWork()
      return
    }
    reject(Failure(ParseErrorData(limit: limit), "Parse error: the \(unit) is longer than \(limit) bytes"), id: id)
  }

  /// Replies to a message for which there was not enough memory.
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

  /// Replies to input that contains no message.
  public func refuseInput(_ sentence: String) {
    settle()
    reject(Failure(ParseErrorData(reason: sentence), "Parse error: \(sentence)"), id: "null")
  }

  /// Replies to a line that is not JSON. The reply has the line's id if the id can be read.
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
