internal import JSON
public import Shape

/// How far the host is with a call, and the part of its answer that is there already.
extension HostCalls {
  /// One report of the host.
  public struct Report {
    let done: Decimal?, total: Decimal?, message: String?, content: UnreadJSON?

    /// - Parameters:
    ///   - done: how much is done; `nil` for the number of reports so far.
    ///   - content: a part of the answer.
    public init(done: Decimal?, total: Decimal?, message: String?, content: UnreadJSON?) {
      self.done = done
      self.total = total
      self.message = message
      self.content = content
    }
  }

  /// Tells whoever wants to know how far the host is with a call; returns whether there is such a call.
  /// - Throws: -32602 for a part that does not fit the description of the answer: nobody is told of it.
  public func progress(_ id: Int, _ report: Report) throws(Failure) -> Bool {
    guard let call = find(id) else { return false }
    if call.exchange != nil {
      try takePart(report.content, of: call)
      return true
    }
    let value = try report.content.map { (content) throws(Failure) in try call.part(content) }
    call.reports += 1
    let done = report.done ?? Decimal(call.reports)
    let message = call.isSecret ? report.message?.hiding(call.secrets()) : report.message
    tell(call) { ProgressMade(token: $0, done: done, total: report.total, message: message, value: value) }
    return true
  }

  /// Tells those that wait in a call and want to know how far it is. A conversation whose reader is far behind is not told: the next
  /// report, or the answer, says more.
  func tell(_ call: HostCall, _ report: (ProgressToken) -> ProgressMade) {
    for waiter in call.waiters {
      if let token = waiter.progress, let conversation = waiter.reply.conversation, !conversation.isBehind {
        conversation.notify(report(token))
      }
    }
  }
}

/// Slow readers, which slow the host.
extension HostCalls {
  /// Returns what the reply to a report about a call waits for: the reader of a conversation that is told of the call is far behind. `nil`
  /// if none is.
  public func reports(about id: Int) -> HeldRequests? {
    guard let call = find(id), call.isSlowed else { return nil }
    let held = call.heldReports ?? HeldRequests(self)
    call.heldReports = held
    return held
  }

  /// A Boolean value that indicates whether a report of a host waits for readers.
  var hasHeldReports: Bool { calls.contains { $0.heldReports?.isEmpty == false } }

  /// Answers the reports that waited for readers who have caught up, or left.
  func answerReports() {
    for call in calls where call.heldReports?.isEmpty == false && !call.isSlowed { answerReports(about: call) }
  }

  /// Answers the reports about a call: the host may go on, and its time to the next part begins.
  func answerReports(about call: HostCall) {
    guard let held = call.heldReports else { return }
    call.heldReports = nil
    held.answer(nil)
    call.renewDeadline()
    noteDeadline(of: call)
  }
}

extension HostCall {
  /// A Boolean value that indicates whether somebody is told how far the call is who reads too slowly.
  var isSlowed: Bool {
    waiters.contains { waiter in
      guard waiter.progress != nil, let conversation = waiter.reply.conversation else { return false }
      return conversation.isBehind && !conversation.isGone
    }
  }

  /// Returns a part of the answer as those who wait may have it.
  fileprivate func part(_ content: UnreadJSON) throws(Failure) -> AnyJSON {
    guard let readPart else { throw .invalidParam("/content", "content must be left out: the answer to \(name) comes as a whole") }
    let (part, problems) = content.read { readPart($0) }
    if problems.isEmpty { return AnyJSON(part) }
    throw .invalidContent(problems)
  }
}
