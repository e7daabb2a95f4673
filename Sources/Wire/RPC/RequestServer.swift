public import JSON

/// Serves lines, writes the replies to the output of their conversation, and groups the commits.
///
/// After `settle`, the outputs may leave. Before a write is committed, the outputs contain no reply to the write.
public final class RequestServer {
  /// The output of the current conversation.
  public private(set) var out: ByteBuffer
  let router: Router
  let work: (any UnitOfWork)?
  public let conversations: Conversations
  let host: HostCalls
  let background: Background
  /// The mailboxes that are checked between two lines.
  var mailboxes: [Mailbox] = []
  /// The time of the last request, in milliseconds of `MonotonicClock`; recorded after a chunk, if there are mailboxes.
  private(set) var lastRequest = Int.min / 2
  /// The number of requests since `lastRequest`.
  private(set) var served = 0
  /// The number of requests since the last pause and before the requests of `served`.
  private var servedBefore = 0
  let state: UnsafeMutablePointer<WorkState>
  /// Called once before each request. The time does not change during a request.
  let onRequest: () -> Void
  var tape = Tape()
  let problems = ProblemLog()
  /// The usual spellings of a request. They are copied here, because each access to a static property, which Swift
  /// initializes lazily, costs more.
  private let spellings = Envelope.spellings
  /// The empty object that stands for missing parameters.
  let emptyParams: JSONValue

  /// The group of lines that share a commit. Lines stay in place until `settle`, so that they can be served again.
  typealias Group = GroupCommit<ReceivedLine, OpenBatch>

  /// Decides which requests share a commit. If the commit fails, they are served again, and each gets its own reply.
  var group: Group
  /// Sends and empties `out` in the middle of a batch, for conversations in which a part of a line may be sent.
  public var drain: (() -> Void)?
  /// Logs a probable mistake of the front end.
  public var warn: ((String) -> Void)?
  /// Returns a hint about the meaning of a line that is not JSON. Set by the code that separates lines.
  public var hint: (UnsafeBufferPointer<UInt8>, ParseFailure) -> String? = { _, _ in nil }
  /// Sends and empties `out`, which contains only whole lines.
  public var sendLines: (() -> Void)?
  /// The number of bytes of replies that may wait. With more bytes, the replies are sent before others are made.
  public static let mostWaiting = 1 << 20

  /// - Parameter log: logs the details of a fault of the core, which no reply contains.
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

  /// The state of a server without stores.
  nonisolated(unsafe) private static let nothingToCommit: UnsafeMutablePointer<WorkState> = {
    let state = UnsafeMutablePointer<WorkState>.allocate(capacity: 1)
    state.initialize(to: WorkState())
    return state
  }()

  deinit { problems.deallocate() }

  /// Serves one line of the current conversation. Its bytes, and `Tape.padding` behind them, stay in place until
  /// `settle`.
  public func receive(_ line: UnsafeMutableBufferPointer<UInt8>) {
    receive(ReceivedLine(line, from: conversations.current))
  }

  func receive(_ line: ReceivedLine) {
    enter(line.conversation)
    group.lineBegins(line, at: out.count, commits: state.pointee.commits)
    serveCurrent()
    if state.pointee.isLost { recover() }
  }

  /// Makes a conversation the current one, to which replies are written from now on.
  public func enter(_ conversation: Conversation) {
    if conversation === conversations.current { return }
    conversations.current = conversation
    out = conversation.out
  }

  /// A Boolean value that indicates whether changes of lines wait for the commit by `settle`.
  public var hasUncommitted: Bool { group.isGrouping }

  /// Commits the changes of the lines so far, and performs the actions that follow.
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

  /// The number of milliseconds without a request that count as a pause. A program that has sent many requests at once
  /// may need longer to send the next ones.
  var pauseBehindRequests: Int { 3 + servedBefore / 10 }

  private func noteRequests() {
    let now = MonotonicClock.milliseconds
    servedBefore = min((now < lastRequest + pauseBehindRequests ? servedBefore : 0) + served, 1000)
    (lastRequest, served) = (now, 0)
  }

  /// Commits. After a failure, the lines of the group are served again.
  /// - Returns: a Boolean value that indicates whether the lines were served again. They may then have other replies.
  @discardableResult func settleWrites() -> Bool {
    do throws(Failure) {
      try work?.commit()
      group.committed(state.pointee.commits)
      return false
    } catch {
      return recover()
    }
  }

  /// Commits the changes that reads have made for their own use. A failure undoes these changes, and is not reported.
  func settleReads() {
    do throws(Failure) { try work?.commit() } catch { work?.rollback() }
    group.committed(state.pointee.commits)
  }

  /// Commits a write by itself.
  func commitAlone() throws(Failure) {
    // The method may have continued for any reason, but its result must not be stored.
    if state.pointee.isLost { throw .internalError("a write continues although its work was lost") }
    try work?.commit()
  }

  /// Serves the lines of the group again, each with a commit of its own.
  /// - Returns: `false` if there are no lines: only changes that reads had made for their own use were undone.
  @discardableResult private func recover() -> Bool {
    work?.rollback()
    guard let places = group.workLost(commits: state.pointee.commits) else { return false }
    conversations.undone()
    // The first mark of each conversation is the lowest one, so the places are handled in reverse order.
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

  /// Sends the messages of work that belongs to no line. They must leave before the next line. If that line is undone,
  /// its reply and all bytes behind the reply are removed.
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

  /// Serves one request. Returns a Boolean value that indicates whether there is a reply to it.
  /// - Parameter start: the offset of the reply in `out`, with the separator that a batch puts before it.
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

  /// Warns once about a dropped result, if a request has probably lost its id. A call without an id is useless for a
  /// method that only reads.
  @inline(never) private func tellOfDropped(_ method: JSONValue) {
    // An empty result is no loss: a front end may send a ping without an id.
    guard let warn, !out.bytes.suffix(4).elementsEqual(":{}}".utf8), let endpoint = lookUp(method),
      endpoint.pointee.effect == .read
    else {
      return
    }
    self.warn = nil
    warn("a message named \(endpoint.pointee.name) has no id, so it gets no reply; give a request an id")
  }

  /// Returns a Boolean value that indicates whether there is a reply now. Some requests get their reply later.
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
        // The call without a ticket is separate, because hardly any read has a ticket, and a ticket costs a reference
        // count.
        try endpoint.pointee.handler(Call(source(envelope), to: out, ticket: ticket))
      } else {
        try endpoint.pointee.handler(Call(source(envelope), to: out))
      }
      isWaiting = ticket?.isTaken ?? false
      out.append(UInt8(ascii: "}"))
    } catch {
      out.truncate(to: mark)
      problems.clear()
      // Only the code that has taken the ticket answers the request.
      isWaiting = ticket?.isTaken ?? false
      if !isWaiting {
        if host.isWaiting { endExchange(namedBy: envelope.params, error) }
        let isPositional = envelope.params?.kind == .array
        fail(isPositional ? endpoint.pointee.byPosition(error) : error, id: envelope.id)
      }
      // If no line must be served again, only a read's own changes were lost, such as those of an index that caught up.
      if state.pointee.isLost, !group.isGrouping { work?.rollback() }
    }
    if group.hasMissed(state.pointee.commits) {
      noteEarlierCommit(element: element, start: start, isRepeatable: isWrite && ticket == nil)
    }
    // A batch does not wait for a notification that waits.
    if isWaiting, envelope.id != nil { group.openElement?.open.wait() }
    return !isWaiting
  }

  @inline(__always) func lookUp(_ method: JSONValue) -> UnsafeMutablePointer<Endpoint>? {
    if !method.node.isSpecial, let index = router.find(method.text) { return router.endpoint(at: index) }
    return lookUpEscaped(method)
  }

  /// Returns the endpoint of a method whose name is unknown, or spelled with escapes.
  @inline(never) private func lookUpEscaped(_ method: JSONValue) -> UnsafeMutablePointer<Endpoint>? {
    var name = method.string
    return name.withUTF8 { router.find($0) }.map { router.endpoint(at: $0) }
  }

  func source(_ envelope: Envelope) -> JSONSource {
    let params = envelope.params ?? emptyParams
    return JSONSource(params, root: params, log: problems)
  }

  /// Writes the reply up to the result or the error: `{"jsonrpc":"2.0","id":7,"result":`. The id has the same bytes as
  /// in the request.
  /// - Parameter member: `,"result":` or `,"error":`
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
