internal import JSON
internal import Shape

/// Requests that wait for background work, and requests that must not be served before such work is done.
extension RequestServer {
  /// A Boolean value that indicates whether there is unfinished background work.
  public var isWorking: Bool { background.isBusy }

  /// Returns the function that background work calls, on its own thread, when it is done. The server reads this
  /// property each time a piece of work begins.
  public var waker: (() -> (@Sendable () -> Void)?)? {
    get { background.waker }
    set { background.waker = newValue }
  }

  /// Returns a Boolean value that indicates whether the process is ending because of a signal. If so, password checks
  /// that have not begun are cancelled.
  public var isEnding: () -> Bool {
    get { background.isEnding }
    set { background.isEnding = newValue }
  }

  /// Finishes background work whose computation has ended, and sends progress notifications. Called between two lines.
  /// Returns a Boolean value that indicates whether there was such work or progress.
  public func takeWork() -> Bool {
    let hasTold = background.tellProgress()
    guard background.doneCount > 0 else {
      if hasTold { conversations.moveAll() }
      return hasTold
    }
    settleWrites()
    for _ in 0..<background.doneCount { collect() }
    return true
  }

  /// Waits for all background work, and sends its results.
  public func finishWork() {
    finishWork { true }
    if isListening { finishMail() }
  }

  /// Waits for the work about a company, and for the earlier work that must end before it. Sends the results.
  private func finishWork(about company: UUID) { finishWork(of: company) { background.isBusy(about: company) } }

  /// A Boolean value that indicates whether the current line may have to wait for work about a company. It is `false`
  /// while lines are served again, because these lines have already waited.
  @inline(__always) var mayHaveToWait: Bool { background.isBusy && !group.isSingle }

  /// Returns the company of a request, or of a request in a batch, if the request must wait for background work about
  /// that company. Returns `nil` if no request must wait. A request that only reads need not wait for the work of other
  /// conversations.
  func companyInWork(_ root: JSONValue) -> UUID? {
    if root.kind == .array {
      for element in root.elements {
        if let company = companyInWork(element) { return company }
      }
    }
    guard let method = root.member("method"), method.kind == .string else { return nil }
    return companyInWork(method, root.member("params"))
  }

  func companyInWork(_ method: JSONValue, _ params: JSONValue?) -> UUID? {
    guard let endpoint = lookUp(method), !endpoint.pointee.isDeferred, let company = endpoint.pointee.company else {
      return nil
    }
    let params = params ?? emptyParams
    defer { problems.clear() }
    guard params.isStructured, let found = company(JSONSource(params, root: params, log: problems)) else { return nil }
    return background.isBusy(about: found, isReading: endpoint.pointee.effect == .read) ? found : nil
  }

  /// Returns a Boolean value that indicates whether a batch contains a write that may select another company. Then the
  /// companies of the batch's later requests are not known yet, so the batch must wait for all work.
  func selectsCompany(_ root: JSONValue) -> Bool {
    guard root.kind == .array, background.isBusyBefore, !isStateful(batch: root) else { return false }
    return root.elements.contains { request in
      guard request.kind == .object, let method = request.member("method"), method.kind == .string,
        let endpoint = lookUp(method)?.pointee
      else { return false }
      return endpoint.effect == .write && !endpoint.isOfCompany
    }
  }

  /// Serves the current line when background work is done. If the line can be parked, it is parked. Otherwise, the call
  /// waits for the work. The line is then parsed again, because other lines may have used the tape meanwhile.
  /// - Parameter company: the company whose work must be done, or `nil` if all work must be done.
  func serve(afterWorkAbout company: UUID?) {
    let line = group.lineWaits()
    if line.conversation.mayPark {
      line.conversation.parkedAt = background.ended
      line.conversation.waitsBehind = line.conversation.waitsBehind ?? background.asked
      return line.conversation.parked = line.bytes
    }
    settle()
    if let company { finishWork(about: company) } else { finishWork { true } }
    receive(line)
  }

  /// Waits for background work as long as `isNeeded` returns `true`. Before the call, all content of `out` must be
  /// committed and consist of whole lines. This content is sent at once, because work takes long.
  /// - Parameter company: the company whose work is finished first, or `nil` for no company.
  func finishWork(of company: UUID? = nil, while isNeeded: () -> Bool) {
    if background.isBusy, group.isGrouping { settleWrites() }
    while background.isBusy, isNeeded() {
      if conversations.all.contains(where: { $0.out.count > 0 }) { sendSecured() }
      collect(of: company)
      _ = tick()
    }
  }

  /// Waits for one piece of background work, and sends its replies.
  private func collect(of company: UUID? = nil) {
    singly(.answering) { background.collect(of: company) }
    if state.pointee.isLost { work?.rollback() }
    tellOfWork()
  }
}
