public import JSON

/// One conversation: takes lines, answers into `out`, and groups the commits.
///
/// After `settle` everything in `out` may leave: no reply to a write is there before the commit that holds it.
public final class Session {
  public let out = ByteBuffer(capacity: 1 << 18)
  let router: Router
  let work: (any UnitOfWork)?
  private let state: UnsafeMutablePointer<WorkState>
  /// Called once a request, before it: time stands still within one.
  private let onRequest: () -> Void
  private var tape = Tape()
  private let problems = ProblemLog()
  /// The parameters of a request that has none.
  private let emptyParams: JSONValue

  /// A line, and from where on it is not committed.
  private struct Pending {
    let line: UnsafeMutableBufferPointer<UInt8>
    /// Where in `out` its replies begin that are not committed.
    var mark: Int
    /// The first element of a batch that is not committed.
    var element = 0
    /// Whether a batch has replies before that element.
    var hasReplies = false
  }

  /// The lines since the first one that wrote since the last commit. They stay where they are until `settle`, so that they can be served
  /// again, one by one, when the commit fails: then each gets its own answer.
  private var pending: [Pending] = []
  /// The line that is being served.
  private var current = Pending(line: UnsafeMutableBufferPointer(start: nil, count: 0), mark: 0)
  private var commitsSeen = 0
  /// Sends and empties `out`; for whoever can do so while a line is being served.
  public var drain: (() -> Void)?
  /// Replies that have piled up this far are sent before more are made.
  public static let mostWaiting = 1 << 20
  /// Whether every request is committed by itself.
  private var isCareful = false

  public init(router: Router, work: (any UnitOfWork)?, onRequest: @escaping () -> Void = {}) {
    self.router = router
    self.work = work
    state = work?.state ?? Session.nothingToCommit
    self.onRequest = onRequest
    emptyParams = JSONValue.emptyObject
  }

  /// The state of a session that has no stores.
  nonisolated(unsafe) private static let nothingToCommit: UnsafeMutablePointer<WorkState> = {
    let state = UnsafeMutablePointer<WorkState>.allocate(capacity: 1)
    state.initialize(to: WorkState())
    return state
  }()

  deinit {
    out.deallocate()
    problems.deallocate()
  }

  /// Serves one line; its bytes, and `Tape.padding` behind them, stay in place until `settle`.
  public func receive(_ line: UnsafeMutableBufferPointer<UInt8>) {
    if commitsSeen != state.pointee.commits {
      pending.removeAll(keepingCapacity: true)
      commitsSeen = state.pointee.commits
    }
    current = Pending(line: line, mark: out.count)
    if !pending.isEmpty { pending.append(current) }
    serveCurrent()
    if state.pointee.isLost { recover() }
  }

  /// Commits what the lines so far did.
  public func settle() {
    _ = commit()
    pending.removeAll(keepingCapacity: true)
    tape.shrink()
  }

  /// Commits; after a failure the lines have been served again, and it answers false.
  private func commit() -> Bool {
    guard let work else { return true }
    do throws(Failure) {
      try work.commit()
      commitsSeen = state.pointee.commits
      return true
    } catch {
      recover()
      return false
    }
  }

  /// Answers for a line, or what it is called in another framing, that was too long to keep.
  public func refuseLine(longerThan limit: Int, id: String, called unit: String = "line") {
    // Lines before it may have to be served again, and this reply, whose line is gone, must not be lost with theirs.
    settle()
    reject(Failure(.parseError, "Parse error: the \(unit) is longer than \(limit) bytes", facts: [("limit", String(limit))]), id: id)
  }

  /// Answers for input that holds no message.
  public func refuseInput(_ sentence: String) {
    settle()
    reject(Failure(.parseError, "Parse error: \(sentence)", facts: [("reason", jsonText(sentence))]), id: "null")
  }

  /// Serves the lines since the last commit again, each with a commit of its own.
  private func recover() {
    guard let work else { return }
    work.rollback()
    let lines = pending
    pending.removeAll(keepingCapacity: true)
    guard let first = lines.first else { return }
    out.truncate(to: first.mark)
    isCareful = true
    for line in lines {
      current = line
      serveCurrent()
    }
    isCareful = false
    commitsSeen = state.pointee.commits
  }

  private func serveCurrent() {
    let line = current.line
    if let envelope = Envelope(usual: line, &tape) {
      if answer(envelope, element: 0, start: out.count) { out.append(UInt8(ascii: "\n")) }
      return
    }
    guard tape.parse(line) else {
      if line.isBlank { return }
      refuse(line)
      return
    }
    let root = tape.root
    switch root.kind {
    case .object:
      if request(root, element: 0, start: out.count) { out.append(UInt8(ascii: "\n")) }
    case .array: batch(root, current)
    default: reject(Failure(.invalidRequest, "Invalid Request: a request is an object, not \(root.kindName)"), id: "null")
    }
  }

  /// Serves the elements of a batch in order, and answers with one array (JSON-RPC 2.0, section 6).
  private func batch(_ root: JSONValue, _ unit: Pending) {
    guard root.count > 0 else {
      reject(Failure(.invalidRequest, "Invalid Request: a batch has at least one request"), id: "null")
      return
    }
    var element = root.first
    var hasReplies = unit.hasReplies
    for index in 0..<root.count {
      if index >= unit.element {
        let mark = out.count
        out.append(hasReplies ? UInt8(ascii: ",") : UInt8(ascii: "["))
        if request(element, element: index, start: mark) { hasReplies = true } else { out.truncate(to: mark) }
        if state.pointee.isLost, !isCareful { return }
        if out.count > Session.mostWaiting, !drainBatch(unit.line, next: index + 1, hasReplies) { return }
      }
      element = element.following
    }
    if hasReplies { out.append("]\n") }
  }

  /// In the middle of a batch, sends what has piled up, so that a batch of any size takes little memory.
  /// - Returns: false when the commit failed, and the batch has been served to its end from `recover`.
  private func drainBatch(_ line: UnsafeMutableBufferPointer<UInt8>, next: Int, _ hasReplies: Bool) -> Bool {
    guard let drain else { return true }
    if !isCareful {
      guard commit() else { return false }
      pending.removeAll(keepingCapacity: true)
    }
    drain()
    current = Pending(line: line, mark: out.count, element: next, hasReplies: hasReplies)
    return true
  }

  /// Serves one request. Answers whether there is a reply to it.
  /// - Parameter start: where in `out` the reply begins, with the separator that a batch puts before it.
  private func request(_ value: JSONValue, element: Int, start: Int) -> Bool {
    let envelope: Envelope
    do throws(Envelope.Defect) {
      guard value.kind == .object else { throw Envelope.Defect(message: "a request is an object, not \(value.kindName)", id: nil) }
      envelope = try Envelope(value)
    } catch {
      onRequest()
      fail(Failure(.invalidRequest, "Invalid Request: \(error.message)"), id: error.id)
      return true
    }
    return answer(envelope, element: element, start: start)
  }

  private func answer(_ envelope: Envelope, element: Int, start: Int) -> Bool {
    onRequest()
    run(envelope, element: element, start: start)
    if envelope.id == nil {
      out.truncate(to: start)
      return false
    }
    return true
  }

  private func run(_ envelope: Envelope, element: Int, start: Int) {
    let mark = out.count
    do throws(Failure) {
      let endpoint = try find(envelope.method)
      writeHead(envelope.id)
      out.append(",\"result\":")
      if endpoint.pointee.effect == .write, work != nil {
        try write(endpoint, envelope)
      } else {
        try endpoint.pointee.handler(source(envelope), JSONWriter(out))
      }
      out.append(UInt8(ascii: "}"))
    } catch {
      out.truncate(to: mark)
      problems.clear()
      fail(error, id: envelope.id)
      if isCareful, state.pointee.isLost { work?.rollback() }
    }
    if commitsSeen != state.pointee.commits { noteEarlierCommit(element: element, start: start) }
  }

  private func write(_ endpoint: UnsafeMutablePointer<Endpoint>, _ envelope: Envelope) throws(Failure) {
    guard let work else { return }
    if pending.isEmpty, !isCareful { pending.append(current) }
    work.beginWrite()
    do throws(Failure) {
      try endpoint.pointee.handler(source(envelope), JSONWriter(out))
      work.endWrite()
      if isCareful { try work.commit() }
    } catch {
      work.undoWrite()
      if isCareful, state.pointee.isLost { work.rollback() }
      throw error
    }
  }

  /// When the request made its store commit what came before it, those lines must not be served again.
  private func noteEarlierCommit(element: Int, start: Int) {
    if isCareful { return }
    commitsSeen = state.pointee.commits
    current.mark = start
    current.hasReplies = out.count > start && out.bytes[start] == UInt8(ascii: ",")
    current.element = element
    pending.removeAll(keepingCapacity: true)
    pending.append(current)
  }

  private func find(_ method: JSONValue) throws(Failure) -> UnsafeMutablePointer<Endpoint> {
    if !method.node.isSpecial, let place = router.find(method.text) { return router.endpoint(at: place) }
    var name = method.string
    if let place = name.withUTF8({ router.find($0) }) { return router.endpoint(at: place) }
    throw router.notFound(name)
  }

  private func source(_ envelope: Envelope) -> JSONSource {
    let params = envelope.params ?? emptyParams
    return JSONSource(params, root: params, log: problems)
  }

  /// The reply up to the id: `{"jsonrpc":"2.0","id":7`, the id byte for byte as it came.
  @inline(__always) private func writeHead(_ id: JSONValue?) {
    out.append("{\"jsonrpc\":\"2.0\",\"id\":")
    if let id { out.append(scalar: id) } else { out.append("null") }
  }

  private func fail(_ failure: Failure, id: JSONValue?) {
    writeHead(id)
    out.append(",\"error\":")
    failure.write(to: JSONWriter(out))
    out.append(UInt8(ascii: "}"))
  }

  private func reject(_ failure: Failure, id: String) {
    out.append("{\"jsonrpc\":\"2.0\",\"id\":")
    out.append(text: id)
    out.append(",\"error\":")
    failure.write(to: JSONWriter(out))
    out.append("}\n")
  }

  /// Answers for a line that is not JSON, with its id where that can be read.
  @inline(never) private func refuse(_ line: UnsafeMutableBufferPointer<UInt8>) {
    let failure = tape.failure ?? ParseFailure(.badLiteral, at: 0)
    var scanner = IDScanner()
    scanner.feed(UnsafeBufferPointer(line))
    let facts = [("reason", jsonText(failure.sentence)), ("offset", String(failure.offset))]
    reject(Failure(.parseError, "Parse error: \(failure.sentence)", facts: facts.map { (name: $0.0, json: $0.1) }), id: scanner.finish())
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Whether there is nothing but white space.
  fileprivate var isBlank: Bool { allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0d || $0 == 0x0a } }
}
