internal import JSON
public import Shape

/// How far the host is with a call, and the part of its answer that is there already.
extension HostCalls {
  /// One report of the host.
  public struct Report {
    let done: Decimal?, total: Decimal?, message: String?, content: AnyJSON?

    /// - Parameters:
    ///   - done: how much is done; `nil` for the number of reports so far.
    ///   - content: a part of the answer.
    public init(done: Decimal?, total: Decimal?, message: String?, content: AnyJSON?) {
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
    tell(call) { ProgressMade(token: $0, done: done, total: report.total, message: report.message, value: value) }
    return true
  }

  /// Tells those that wait in a call and want to know how far it is.
  func tell(_ call: HostCall, _ report: (ProgressToken) -> ProgressMade) {
    for waiter in call.waiters {
      if let token = waiter.progress { waiter.reply.conversation?.notify(report(token)) }
    }
  }
}

extension HostCall {
  /// Returns a part of the answer as those who wait may have it.
  fileprivate func part(_ content: AnyJSON) throws(Failure) -> AnyJSON {
    guard let readPart else { throw .invalidParam("/content", "content must be left out: the answer to \(name) comes as a whole") }
    var text = content.text
    switch text.withUTF8({ JSONText.look(at: $0, ignoresUnknown: true) { readPart($0) } }) {
    case .success((let part, let problems)):
      if problems.isEmpty { return AnyJSON(part) }
      throw .invalidParams(problems.map { $0.within("/content", called: "content") })
    case .failure(let failure): throw .invalidParam("/content", failure.sentence)
    }
  }
}
