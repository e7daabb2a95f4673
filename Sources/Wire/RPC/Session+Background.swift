internal import JSON
internal import Shape

/// Requests that wait for work in the background, and those that must not overtake it.
extension Session {
  /// Whether there is work in the background, and somebody must look for what comes of it.
  public var isWorking: Bool { background.isBusy }

  /// What work in the background calls, on its own thread, when it is done; asked for when a piece of it begins.
  public var waker: (() -> (@Sendable () -> Void)?)? {
    get { background.waker }
    set { background.waker = newValue }
  }

  /// Returns whether a signal ends the process: then password checks that have not begun are cancelled.
  public var isEnding: () -> Bool {
    get { background.isEnding }
    set { background.isEnding = newValue }
  }

  /// Between two lines: takes in work that is done, and tells how far the other is; returns whether there was anything.
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

  /// Waits for all work in the background, and sends what comes of it.
  public func finishWork() {
    finishWork { true }
    if isListening { finishMail() }
  }

  /// The same for the work about a company, and what was asked for before it.
  private func finishWork(about company: UUID) { finishWork(of: company) { background.isBusy(about: company) } }

  /// Whether the current line must be looked at for a company. What is served again was let through before.
  @inline(__always) var mayHaveToWait: Bool { background.isBusy && !group.isSingle }

  /// The company that a request, or one in a batch, works in, if there is work about it that the request must not overtake. A request
  /// that only reads may overtake the work of other conversations.
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
    guard let endpoint = lookUp(method), !endpoint.pointee.isDeferred, let company = endpoint.pointee.company else { return nil }
    let params = params ?? emptyParams
    defer { problems.clear() }
    guard params.isStructured, let found = company(JSONSource(params, root: params, log: problems)) else { return nil }
    return background.isBusy(about: found, isReading: endpoint.pointee.effect == .read) ? found : nil
  }

  /// Whether a batch may select a company, which decides where its later requests work, and so what they must wait for.
  func selectsCompany(_ root: JSONValue) -> Bool {
    guard root.kind == .array, background.isBusyBefore, !isStateful(batch: root) else { return false }
    return root.elements.contains { request in
      guard request.kind == .object, let method = request.member("method"), method.kind == .string, let endpoint = lookUp(method)?.pointee
      else { return false }
      return endpoint.effect == .write && !endpoint.isOfCompany
    }
  }

  /// Serves the current line when the work about its company, or all work, is done. Meanwhile the tape may have been used: the line is
  /// parsed anew.
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

  /// Everything in `out` is committed and whole when this is called. It leaves at once, as work takes long.
  /// - Parameter company: whose work is waited for first; nil for none.
  func finishWork(of company: UUID? = nil, while isNeeded: () -> Bool) {
    if background.isBusy, group.isGrouping { settleWrites() }
    while background.isBusy, isNeeded() {
      if conversations.all.contains(where: { $0.out.count > 0 }) { sendSecured() }
      collect(of: company)
      _ = tick()
    }
  }

  /// Waits for a piece of work, and answers who waits for it.
  private func collect(of company: UUID? = nil) {
    singly(.answering) { background.collect(of: company) }
    if state.pointee.isLost { work?.rollback() }
    tellOfWork()
  }
}
