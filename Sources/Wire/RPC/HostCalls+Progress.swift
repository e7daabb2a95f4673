internal import JSON
public import Shape

/// The host's progress with a call, and the parts of its answer that have arrived.
extension HostCalls {
  /// One progress report of the host.
  public struct Report {
    let done: Decimal?, total: Decimal?, message: String?, content: UnreadJSON?

    /// - Parameters:
    ///   - done: the amount of work done, or `nil` for the number of reports so far.
    ///   - content: a part of the answer.
    public init(done: Decimal?, total: Decimal?, message: String?, content: UnreadJSON?) {
      self.done = done
      self.total = total
      self.message = message
      self.content = content
    }
  }

  /// Sends the host's progress with a call to the requests with a progress token. Returns a Boolean value that
  /// indicates whether the call exists.
  /// - Throws: -32602 for a part that does not fit the description of the answer. The part is not passed on.
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

  /// Sends progress notifications to the requests of a call that have a progress token. A conversation whose reader is
  /// far behind gets no notification, because the next report, or the answer, contains more.
  func tell(_ call: HostCall, _ report: (ProgressToken) -> ProgressMade) {
    for waiter in call.waiters {
      if let token = waiter.progress, let conversation = waiter.reply.conversation, !conversation.isBehind {
        conversation.notify(report(token))
      }
    }
  }
}

/// Slow readers, which make the host wait.
extension HostCalls {
  /// Returns the object in which the reply to a report waits, or `nil` if no reader of the call's progress is far
  /// behind.
  public func reports(about id: Int) -> HeldRequests? {
    guard let call = find(id), call.isSlowed else { return nil }
    let held = call.heldReports ?? HeldRequests(self)
    call.heldReports = held
    return held
  }

  /// A Boolean value that indicates whether a report of a host waits for readers.
  var hasHeldReports: Bool { calls.contains { $0.heldReports?.isEmpty == false } }

  /// Replies to the reports whose readers have caught up or left.
  func answerReports() {
    for call in calls where call.heldReports?.isEmpty == false && !call.isSlowed { answerReports(about: call) }
  }

  /// Replies to the reports about a call. The host may continue, and its time for the next part begins.
  func answerReports(about call: HostCall) {
    guard let held = call.heldReports else { return }
    call.heldReports = nil
    held.answer(nil)
    call.renewDeadline()
    noteDeadline(of: call)
  }
}

extension HostCall {
  /// A Boolean value that indicates whether a reader of the call's progress is far behind.
  var isSlowed: Bool {
    waiters.contains { waiter in
      guard waiter.progress != nil, let conversation = waiter.reply.conversation else { return false }
      return conversation.isBehind && !conversation.isGone
    }
  }

  /// Returns a part of the answer in the form in which waiting requests get it.
  fileprivate func part(_ content: UnreadJSON) throws(Failure) -> AnyJSON {
    guard let readPart else {
      throw .invalidParam("/content", "content must be left out: the answer to \(name) can't be sent in parts")
    }
    let (part, problems) = content.read { readPart($0) }
    if problems.isEmpty { return AnyJSON(part) }
    throw .invalidContent(problems)
  }
}
