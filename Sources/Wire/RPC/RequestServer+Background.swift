internal import JSON
internal import Shape

/// Requests that wait for work in the background, and requests that must not overtake such work.
extension RequestServer {
  /// A Boolean value that indicates whether there is unfinished work in the background.
  public var isWorking: Bool { background.isBusy }

  /// Returns the function that work in the background calls, on its own thread, when it is done. The property is called
  /// when a piece of work begins.
  public var waker: (() -> (@Sendable () -> Void)?)? {
    get { background.waker }
    set { background.waker = newValue }
  }

  /// Returns a Boolean value that indicates whether a signal ends the process. If so, password checks that have not
  /// begun are cancelled.
  public var isEnding: () -> Bool {
    get { background.isEnding }
    set { background.isEnding = newValue }
  }

  /// Finishes computed work and sends progress notifications, between two lines. Returns a Boolean value that indicates
  /// whether there was work or progress.
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

  /// Waits for all work in the background, and sends its results.
  public func finishWork() {
    finishWork { true }
    if isListening { finishMail() }
  }

  /// Waits for the work about a company and all earlier work, and sends the results.
  private func finishWork(about company: UUID) { finishWork(of: company) { background.isBusy(about: company) } }

  /// A Boolean value that indicates whether the current line may have to wait for a company. Lines that are served
  /// again have already waited.
  @inline(__always) var mayHaveToWait: Bool { background.isBusy && !group.isSingle }

  /// Returns the company that a request, or a request of a batch, works in, if the request must wait for work about it.
  /// Returns `nil` if no request must wait. A request that only reads may overtake the work of other conversations.
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

  /// Returns a Boolean value that indicates whether a batch may select a company. The selection decides in which
  /// company the batch's later requests work, and so which work they must wait for.
  func selectsCompany(_ root: JSONValue) -> Bool {
    guard root.kind == .array, background.isBusyBefore, !isStateful(batch: root) else { return false }
    return root.elements.contains { request in
      guard request.kind == .object, let method = request.member("method"), method.kind == .string,
        let endpoint = lookUp(method)?.pointee
      else { return false }
      return endpoint.effect == .write && !endpoint.isOfCompany
    }
  }

  /// Serves the current line when the work about its company, or all work, is done. The line is parsed again, because
  /// the tape may have been used meanwhile.
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

  /// Waits for work. At the call, all content of `out` is committed and consists of whole lines. This content is sent
  /// at once, because work takes long.
  /// - Parameter company: the company whose work is awaited first, or `nil` for no company.
  func finishWork(of company: UUID? = nil, while isNeeded: () -> Bool) {
    if background.isBusy, group.isGrouping { settleWrites() }
    while background.isBusy, isNeeded() {
      if conversations.all.contains(where: { $0.out.count > 0 }) { sendSecured() }
      collect(of: company)
      _ = tick()
    }
  }

  /// Waits for a piece of work, and answers the requests that wait for it.
  private func collect(of company: UUID? = nil) {
    singly(.answering) { background.collect(of: company) }
    if state.pointee.isLost { work?.rollback() }
    tellOfWork()
  }
}
