internal import JSON
public import Shape

/// The host's progress with a host request, and the parts of its answer that have arrived.
extension HostCalls {
  /// One progress report of the host.
  public struct Report {
    let done: Decimal?, total: Decimal?, message: String?, content: UnreadJSON?

    /// - Parameters:
    ///   - done: the amount of work done. If it is `nil`, the number of reports so far is sent instead.
    ///   - content: a part of the answer, or `nil` if the report has none.
    public init(done: Decimal?, total: Decimal?, message: String?, content: UnreadJSON?) {
      self.done = done
      self.total = total
      self.message = message
      self.content = content
    }
  }

  /// Sends the host's progress with a host request to the waiting requests that have a progress token. Returns a
  /// Boolean value that indicates whether a host request with this id is unanswered.
  /// - Throws: -32602 for a part that does not fit the description of the answer. Such a part is not sent to the
  ///   requests.
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

  /// Sends progress notifications to the requests of a call that have a progress token. A front end that is far behind
  /// with reading gets no notification. It loses nothing, because the next report, or the answer, contains more.
  func tell(_ call: HostCall, _ report: (ProgressToken) -> ProgressMade) {
    for waiter in call.waiters {
      if let token = waiter.progress, let conversation = waiter.reply.conversation, !conversation.isBehind {
        conversation.notify(report(token))
      }
    }
  }
}

/// Making a host wait while a front end reads the progress too slowly.
extension HostCalls {
  /// Returns the object in which the reply to a progress report must wait. Returns `nil` if the reply can be sent at
  /// once, because every front end that gets the call's progress reads fast enough.
  public func reports(about id: Int) -> HeldRequests? {
    guard let call = find(id), call.isSlowed else { return nil }
    let held = call.heldReports ?? HeldRequests(self)
    call.heldReports = held
    return held
  }

  /// A Boolean value that indicates whether the reply to a host's report is held back because a front end reads too
  /// slowly.
  var hasHeldReports: Bool { calls.contains { $0.heldReports?.isEmpty == false } }

  /// Sends the held replies of reports whose front ends have read their waiting output, or have left.
  func answerReports() {
    for call in calls where call.heldReports?.isEmpty == false && !call.isSlowed { answerReports(about: call) }
  }

  /// Sends the held replies of the reports about one call. The host may then continue, and its time limit for the next
  /// part begins.
  func answerReports(about call: HostCall) {
    guard let held = call.heldReports else { return }
    call.heldReports = nil
    held.answer(nil)
    call.renewDeadline()
    noteDeadline(of: call)
  }
}

extension HostCall {
  /// A Boolean value that indicates whether a front end that gets the call's progress is far behind with reading.
  var isSlowed: Bool {
    waiters.contains { waiter in
      guard waiter.progress != nil, let conversation = waiter.reply.conversation else { return false }
      return conversation.isBehind && !conversation.isGone
    }
  }

  /// Returns a part of the answer, read and checked, in the form in which waiting requests get it.
  /// - Throws: -32602 if the part does not fit, or if this answer can't be sent in parts.
  fileprivate func part(_ content: UnreadJSON) throws(Failure) -> AnyJSON {
    guard let readPart else {
      throw .invalidParam("/content", "content must be left out: the answer to \(name) can't be sent in parts")
    }
    let (part, problems) = content.read { readPart($0) }
    if problems.isEmpty { return AnyJSON(part) }
    throw .invalidContent(problems)
  }
}
