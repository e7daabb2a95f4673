public import JSON

/// Serves lines, writes the replies to the outputs of the conversations, and groups the writes into commits.
///
/// After `settle`, the content of the outputs may be sent. The reply to a write may not be sent before the write is
/// committed.
public final class RequestServer {
  /// The output of the current conversation.
  public private(set) var out: ByteBuffer
  let router: Router
  let work: (any UnitOfWork)?
  public let conversations: Conversations
  let host: HostCalls
  let background: Background
  /// The mailboxes that are checked for messages of other threads between two lines.
  var mailboxes: [Mailbox] = []
  /// The time of the last requests, in milliseconds of `MonotonicClock`. It is recorded in `settle`, if there are
  /// mailboxes.
  private(set) var lastRequest = Int.min / 2
  /// The number of requests since `lastRequest` was recorded.
  private(set) var served = 0
  /// The number of requests since the last pause of the front end, without those that `served` counts. At most 1000.
  private var servedBefore = 0
  let state: UnsafeMutablePointer<WorkState>
  /// Called once before each request, to set the request's time. The time does not change during a request.
  let onRequest: () -> Void
  var tape = Tape()
  let problems = ProblemLog()
  /// The usual spellings of a request. Swift initializes static properties lazily, so each access to one costs more
  /// than an access to this copy.
  private let spellings = Envelope.spellings
  /// An empty object, which is used if a request has no parameters.
  let emptyParams: JSONValue

  /// The type of the groups of lines that share a commit. The memory of lines stays in place until `settle`, so that
  /// they can be served again.
  typealias Group = GroupCommit<ReceivedLine, OpenBatch>

  /// The state that determines which requests share a commit. If the commit fails, the requests are served again, and
  /// each gets a reply of its own.
  var group: Group
  /// Sends and empties `out` in the middle of a batch. Called only for conversations in which a part of a line may be
  /// sent.
  public var drain: (() -> Void)?
  /// Writes a probable mistake of the front end to the log.
  public var warn: ((String) -> Void)?
  /// Returns a hint about the probable mistake in a line that is not JSON. Set by the code that separates lines.
  public var hint: (UnsafeBufferPointer<UInt8>, ParseFailure) -> String? = { _, _ in nil }
  /// Sends and empties the outputs. Called only when they contain whole lines.
  public var sendLines: (() -> Void)?
  /// The number of bytes of replies that may wait in the output. If there are more, the replies are sent before further
  /// ones are written.
  public static let mostWaiting = 1 << 20

  /// - Parameter log: writes a text to the log. It gets the details of faults of the core, which no reply contains.
  public init(
    router: Router, work: (any UnitOfWork)?, conversations: Conversations = Conversations(), host: HostCalls? = nil,
    background: Background? = nil, onRequest: @escaping () -> Void = {}, log: @escaping (String) -> Void
  ) {
    self.router = router
    self.work = work
    self.conversations = conversations
    conversations.log = log
    out = conversations.current.out
    group = Group(before: ReceivedLine(UnsafeMutableBufferPointer(start: nil, count: 0), from: conversations.current))
    self.host = host ?? HostCalls(conversations)
    self.background = background ?? Background(conversations)
    state = work?.state ?? RequestServer.nothingToCommit
    self.onRequest = onRequest
    emptyParams = JSONValue.emptyObject
    self.host.deliver = { [unowned self] in deliver(to: $0, $1) }
    self.host.willAnswer = onRequest
    self.background.deliver = { [unowned self] in deliver(to: $0, $1) }
  }

  /// The work state of a server without stores. It never changes.
  nonisolated(unsafe) private static let nothingToCommit: UnsafeMutablePointer<WorkState> = {
    let state = UnsafeMutablePointer<WorkState>.allocate(capacity: 1)
    state.initialize(to: WorkState())
    return state
  }()

  deinit { problems.deallocate() }

  /// Serves one line of the current conversation. The line's bytes, and `Tape.padding` bytes behind them, must stay in
  /// place until `settle`.
  public func receive(_ line: UnsafeMutableBufferPointer<UInt8>) {
    receive(ReceivedLine(line, from: conversations.current))
  }

  func receive(_ line: ReceivedLine) {
    enter(line.conversation)
    group.lineBegins(line, at: out.count, commits: state.pointee.commits)
    serveCurrent()
    if state.pointee.isLost { recover() }
  }

  /// Makes a conversation the current one, so that replies are written to its output.
  public func enter(_ conversation: Conversation) {
    if conversation === conversations.current { return }
    conversations.current = conversation
    out = conversation.out
  }

  /// A Boolean value that indicates whether changes of served lines are not committed yet. `settle` commits them.
  public var hasUncommitted: Bool { group.isGrouping }

  /// Commits the changes of all lines served so far, and performs the actions that follow a commit.
  public func settle() {
    settleWrites()
    if host.hasDueExchanges { followExchanges() }
    secure()
    if served > 0, isListening { noteRequests() }
    if conversations.hasTimers { ringAlarms() }
    if conversations.isActive {
      conversations.settled(send: sendLines == nil ? nil : { [unowned self] in sendSecured() })
      secure()
    }
    tape.shrink()
  }

  /// The number of milliseconds without a request after which the front end counts as pausing. If a program has sent
  /// many requests at once, it may need longer to send the next ones, so the number is greater.
  var pauseBehindRequests: Int { 3 + servedBefore / 10 }

  private func noteRequests() {
    let now = MonotonicClock.milliseconds
    servedBefore = min((now < lastRequest + pauseBehindRequests ? servedBefore : 0) + served, 1000)
    (lastRequest, served) = (now, 0)
  }

  /// Commits all changes so far. If the commit fails, the lines of the group are served again.
  /// - Returns: a Boolean value that indicates whether lines were served again. Their replies may then differ from the
  ///   first ones.
  @discardableResult func settleWrites() -> Bool {
    do throws(Failure) {
      try work?.commit()
      group.committed(state.pointee.commits)
      return false
    } catch {
      return recover()
    }
  }

  /// Commits changes that reads have made for their own use, such as those of an index. If the commit fails, the
  /// changes are undone, and the failure is not reported.
  func settleReads() {
    do throws(Failure) { try work?.commit() } catch { work?.rollback() }
    group.committed(state.pointee.commits)
  }

  /// Commits a write that is in no group.
  func commitAlone() throws(Failure) {
    // The work was lost during the method, but the method has caught the error and has returned a result. This result
    // must not be stored.
    if state.pointee.isLost { throw .internalError("a write continues although its work was lost") }
    try work?.commit()
  }

  /// Undoes the changes since the last commit. Then serves the lines of the group again, each with a commit of its own.
  /// - Returns: `false` if there are no lines to serve again. Then only changes were undone that reads had made for
  ///   their own use.
  @discardableResult private func recover() -> Bool {
    work?.rollback()
    guard let places = group.workLost(commits: state.pointee.commits) else { return false }
    conversations.undone()
    // Each conversation's output is truncated to the mark of its first line. That mark is the lowest one, so handling
    // the lines in reverse order leaves the output with it.
    for place in places.reversed() { place.line.conversation.out.truncate(to: place.mark) }
    let before = conversations.current
    conversations.isServingAgain = true
    conversations.actsDone = conversations.actsBeforeGroup..<conversations.acts
    defer {
      conversations.isServingAgain = false
      conversations.actsDone = 0..<0
    }
    for place in places {
      enter(place.line.conversation)
      group.servesAgain(place)
      serveCurrent()
    }
    group.recovered(state.pointee.commits)
    enter(before)
    return true
  }

  private func serveCurrent() {
    serveLine()
    if host.hasDueExchanges, !group.isGrouping { followExchanges() }
    if conversations.isActive { conversations.served(isGrouping: group.isGrouping) }
  }

  /// Sends the messages of work that belongs to no line, before the next line is served. Otherwise, if the next line is
  /// undone, its reply and everything behind the reply are removed from the output, with these messages.
  func tellOfWork() {
    assert(!group.isGrouping, "work that belongs to no line is in no group")
    if host.hasDueExchanges { followExchanges() }
    if conversations.isActive { conversations.served(isGrouping: false) }
  }

  private func serveLine() {
    let line = group.current.line.bytes
    if let envelope = Envelope(usual: line, spellings, &tape) {
      if mayHaveToWait, let company = companyInWork(envelope.method, envelope.params) {
        return serve(afterWorkAbout: company)
      }
      if needsSettled(envelope) { return serveSettled() }
      if answer(envelope, element: 0, start: out.count) { out.append(UInt8(ascii: "\n")) }
      return
    }
    guard tape.parse(line) else {
      if line.isBlank { return }
      refuse(line)
      return
    }
    let root = tape.root
    if mayHaveToWait {
      if let company = companyInWork(root) { return serve(afterWorkAbout: company) }
      if selectsCompany(root) { return serve(afterWorkAbout: nil) }
    }
    switch root.kind {
    case .object:
      if root.isAnswer { return receiveAnswer(root) }
      if needsSettled(root) { return serveSettled() }
      if request(root, element: 0, start: out.count) { out.append(UInt8(ascii: "\n")) }
    case .array:
      if isStateful(batch: root) { return group.isGrouping ? serveSettled() : openBatch(root) }
      batch(root, group.current)
    default:
      reject(Failure(InvalidRequestData(), "Invalid Request: a request is an object, not \(root.kindName)"), id: "null")
    }
  }

  /// Serves one request. Returns a Boolean value that indicates whether a reply to it was written.
  /// - Parameter start: the offset in `out` at which the reply begins. In a batch, the separator before the reply
  ///   belongs to it.
  func request(_ value: JSONValue, element: Int, start: Int) -> Bool {
    let envelope: Envelope
    do throws(Envelope.Defect) {
      guard value.kind == .object else {
        throw Envelope.Defect(message: "a request is an object, not \(value.kindName)", id: nil)
      }
      envelope = try Envelope(value)
    } catch {
      onRequest()
      let failure = Failure(InvalidRequestData(), "Invalid Request: \(error.message)")
      if host.isWaiting, value.kind == .object { endExchange(namedBy: value.member("params"), failure) }
      fail(failure, id: error.id)
      return true
    }
    return answer(envelope, element: element, start: start)
  }

  private func answer(_ envelope: Envelope, element: Int, start: Int) -> Bool {
    onRequest()
    served &+= 1
    let hasReply = run(envelope, element: element, start: start)
    if envelope.id == nil || !hasReply {
      if hasReply { tellOfDropped(envelope.method) }
      out.truncate(to: start)
      return false
    }
    return true
  }

  /// Warns, only once, that the result of a call was dropped because the call has no id. If the method only reads, a
  /// call without an id is useless, so its front end has probably forgotten the id.
  @inline(never) private func tellOfDropped(_ method: JSONValue) {
    // An empty result is no loss. For example, a front end may send a ping without an id.
    guard let warn, !out.bytes.suffix(4).elementsEqual(":{}}".utf8), let endpoint = lookUp(method),
      endpoint.pointee.effect == .read
    else {
      return
    }
    self.warn = nil
    warn("a message named \(endpoint.pointee.name) has no id, so it gets no reply; give a request an id")
  }

  /// Calls the method of a request. Returns a Boolean value that indicates whether its reply was written now. If not,
  /// the reply is written later.
  private func run(_ envelope: Envelope, element: Int, start: Int) -> Bool {
    guard let endpoint = lookUp(envelope.method) else {
      let failure = router.notFound(envelope.method.string)
      if host.isWaiting { endExchange(namedBy: envelope.params, failure) }
      fail(failure, id: envelope.id)
      return true
    }
    let mark = out.count
    let isWrite = endpoint.pointee.effect == .write
    let ticket = endpoint.pointee.mayBeDeferred ? ticket(for: envelope, of: endpoint) : nil
    var isWaiting = false
    do throws(Failure) {
      writeHead(envelope.id, ",\"result\":")
      if endpoint.pointee.effect != .read, conversations.current.isReadOnly {
        try refuseChange(endpoint, envelope.params)
      }
      if isWrite {
        try write(endpoint, envelope, ticket)
      } else if let ticket {
        // A call without a ticket is made in a separate branch, because hardly any read has a ticket, and passing one
        // changes its reference count.
        try endpoint.pointee.handler(Call(source(envelope), to: out, ticket: ticket))
      } else {
        try endpoint.pointee.handler(Call(source(envelope), to: out))
      }
      isWaiting = ticket?.isTaken ?? false
      out.append(UInt8(ascii: "}"))
    } catch {
      out.truncate(to: mark)
      problems.clear()
      // If the ticket's reply was taken, the code that has taken it writes the reply, and not this function.
      isWaiting = ticket?.isTaken ?? false
      if !isWaiting {
        if host.isWaiting { endExchange(namedBy: envelope.params, error) }
        let isPositional = envelope.params?.kind == .array
        fail(isPositional ? endpoint.pointee.byPosition(error) : error, id: envelope.id)
      }
      // If a group exists, it is served again at the end of the line. If not, only changes were lost that the read made
      // for its own use, such as those of an index.
      if state.pointee.isLost, !group.isGrouping { work?.rollback() }
    }
    if group.hasMissed(state.pointee.commits) {
      noteEarlierCommit(element: element, start: start, isRepeatable: isWrite && ticket == nil)
    }
    // A notification gets no reply. So a batch does not wait for it, even if the notification waits.
    if isWaiting, envelope.id != nil { group.openElement?.open.wait() }
    return !isWaiting
  }

  @inline(__always) func lookUp(_ method: JSONValue) -> UnsafeMutablePointer<Endpoint>? {
    if !method.node.isSpecial, let index = router.find(method.text) { return router.endpoint(at: index) }
    return lookUpEscaped(method)
  }

  /// Returns the endpoint of a method whose name is spelled with JSON escapes, or `nil` if the name is unknown.
  @inline(never) private func lookUpEscaped(_ method: JSONValue) -> UnsafeMutablePointer<Endpoint>? {
    var name = method.string
    return name.withUTF8 { router.find($0) }.map { router.endpoint(at: $0) }
  }

  func source(_ envelope: Envelope) -> JSONSource {
    let params = envelope.params ?? emptyParams
    return JSONSource(params, root: params, log: problems)
  }

  /// Writes the beginning of a reply, up to the result or the error: `{"jsonrpc":"2.0","id":7,"result":`. The id is
  /// written with the same bytes as in the request.
  /// - Parameter member: `,"result":` or `,"error":`.
  @inline(__always) private func writeHead(_ id: JSONValue?, _ member: StaticString) {
    if let id { return out.append("{\"jsonrpc\":\"2.0\",\"id\":", scalar: id, member) }
    out.append("{\"jsonrpc\":\"2.0\",\"id\":null")
    out.append(member)
  }

  func fail(_ failure: Failure, id: JSONValue?) {
    writeHead(id, ",\"error\":")
    conversations.write(failure, to: out)
    out.append(UInt8(ascii: "}"))
  }

  func reject(_ failure: Failure, id: String) {
    out.append("{\"jsonrpc\":\"2.0\",\"id\":")
    out.append(text: id)
    out.append(",\"error\":")
    conversations.write(failure, to: out)
    out.append("}\n")
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// A Boolean value that indicates whether the line has only white space.
  fileprivate var isBlank: Bool { allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0d || $0 == 0x0a } }
}
