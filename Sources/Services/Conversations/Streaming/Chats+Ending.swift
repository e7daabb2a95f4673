internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Ends answers: stores the text and the status of each answer.
extension Chats {
  /// Cancels the answer that is arriving in a conversation.
  /// - Returns: the id of the answer; `nil` if no answer is arriving.
  func cancel(_ id: ID<ChatDetails>, in context: Context) throws(Failure) -> UUID? {
    let chat = try find(id, of: try admit(context), at: "/conversation", in: context)
    guard let stream = streams.first(where: { $0.chat == chat.id && $0.exchange?.isUnderWay ?? false }) else {
      return nil
    }
    stream.exchange?.cancel()
    return stream.answer.uuid
  }

  /// Stores the end of an answer, with its text and status.
  func end(_ stream: ChatStream, _ end: HostExchange<BackendRequest>.End) throws(Failure) {
    streams.removeAll { $0 === stream }
    // The exchange and the stream refer to each other, and the stream holds the backend's token. Without this line,
    // neither would be released.
    defer { stream.exchange = nil }
    // If the end of the answer is not committed, the answer still has the status `streaming`. So the flag stays set
    // until a later check.
    mayHaveStrays = true
    let now = clock.now
    let context = Context(stores, at: now)
    let (status, error) = outcome(of: stream, end)
    try store(status, error, of: stream, in: context)
    if end.isAnswer { session.noteReached(at: now) }
    guard case .answered(let answer) = end, answer.status == 401, let authorization = stream.authorization else {
      return
    }
    // The session is in another store, and a commit covers one store. So the end of the answer is committed first.
    try stores.commit()
    _ = try session.expire(authorization, at: now)
  }

  private func store(_ status: MessageStatus, _ error: MessageError?, of stream: ChatStream, in context: Context)
    throws(Failure)
  {
    try removeParts(of: stream.answer, in: context)
    guard let former = try messages.findIfThere(stream.answer, in: context) else { return }
    let text = stream.text.isEmpty && status != .complete ? former.details.content : stream.text
    let changes = MessageDetails.changes(["content", "status", "error"]) { details in
      (details.content, details.status, details.error) = (text, status, error)
    }
    _ = try messages.update(stream.answer, changes, expect: nil, in: context)
    try name(stream, in: context)
  }

  /// Stores the backend's id and title of the conversation. If a user has given a title, that title stays.
  private func name(_ stream: ChatStream, in context: Context) throws(Failure) {
    guard let chat = try chats.findIfThere(stream.chat, in: context) else { return }
    let question = try messages.findIfThere(stream.question, in: context)
    let isOurs = question.map { chat.details.title == ChatDetails.title(of: $0.details.content) } ?? false
    let (id, title) = (
      stream.backendId ?? chat.details.backendId, isOurs ? stream.title ?? chat.details.title : chat.details.title
    )
    let changes = ChatDetails.changes(["backendId", "title"]) { (details) in
      (details.backendId, details.title) = (id, title)
    }
    _ = try chats.update(chat.id, changes, expect: nil, in: context)
  }

  private func outcome(
    of stream: ChatStream, _ end: HostExchange<BackendRequest>.End
  ) -> (MessageStatus, MessageError?) {
    switch end {
    case .complete: return (.complete, nil)
    case .interrupted(let failure):
      stream.failure = failure
      return (.failed, .interrupted)
    case .failed(let failure): return fail(stream, failure.ofBackend)
    case .answered(let answer):
      if answer.status == 401 { return fail(stream, .unauthorized(.expired)) }
      if !answer.isSuccess {
        return fail(
          stream, answer.failure(hiding: stream.authorization?.secrets ?? []),
          retryAfter: answer.status == 429 ? answer.retryAfter : nil)
      }
      return whole(answer, of: stream)
    }
  }

  /// Returns the outcome of an answer with a successful HTTP status, but without the event that marks its completion.
  private func whole(_ answer: BackendAnswer, of stream: ChatStream) -> (MessageStatus, MessageError?) {
    switch answer.mediaType {
    case "text/event-stream":
      return fail(stream, .backendFailed(.cutOff, "The backend's answer ended before it was complete"))
    case "application/json":
      let body = Array((answer.body ?? "").utf8)
      if let read = try? JSONText.read(body, ignoresUnknown: true, { $0.record(WholeAnswer.self) }) {
        if case .failed(let failure)? = stream.take(whole: read) { return fail(stream, failure) }
        return (.complete, nil)
      }
    default: break
    }
    return fail(
      stream,
      .backendFailed(.malformed, status: answer.status, "The backend's answer is neither events nor a text in JSON"))
  }

  private func fail(_ stream: ChatStream, _ failure: Failure, retryAfter: Int? = nil) -> (MessageStatus, MessageError?)
  {
    stream.failure = failure
    if failure.code == .requestCancelled { return (.cancelled, nil) }
    return (.failed, MessageError(kind: failure.code.name, message: failure.message, retryAfter: retryAfter))
  }

  // MARK: Parts

  /// The time in milliseconds until a part has to be stored; `nil` if there is no part to store.
  var delayOfParts: Int? { streams.compactMap { $0.delay(isRepeatable: clock.isFixed) }.min() }

  /// Stores the parts that are due, so that live queries show them. Each part is a new row, so that parts which are
  /// stored already are not written again.
  func storeParts() throws(Failure) {
    for stream in streams where stream.delay(isRepeatable: clock.isFixed) == 0 {
      let store = Context(stores, at: clock.now).partition.store
      let count = try stores.first(queries.countParts, in: store, bind: stream.answer) { $0.next(Int.self) } ?? 0
      // If a commit failed, some parts are missing in the store. Then the whole text is stored again.
      let isWhole = count != stream.pieces
      if isWhole { try stores.run(queries.removeParts, in: store, bind: stream.answer) }
      let (number, text) = stream.takePiece(isWhole: isWhole)
      if isWhole { try add(0, "", of: stream, in: store) }
      try add(number, text, of: stream, in: store)
    }
  }

  private func add(_ number: Int, _ text: String, of stream: ChatStream, in store: Store) throws(Failure) {
    try stores.run(queries.addPart, in: store, bind: stream.answer, number, text)
  }

  // MARK: Abandoned answers

  /// Ends the answers that no process receives any more. They fail as `interrupted`, and their stored parts stay.
  func endStrays(in context: Context) throws(Failure) {
    let store = context.partition.store
    let strays = try stores.all(queries.received, in: store) { $0.next(UUID.self) }.filter { id in
      !streams.contains { $0.answer.uuid == id && $0.exchange?.isUnderWay ?? false }
    }
    for stray in strays { try endStray(ID(stray), in: context) }
    mayHaveStrays = false
  }

  private func endStray(_ id: ID<MessageDetails>, in context: Context) throws(Failure) {
    let pieces = try stores.all(queries.parts, in: context.partition.store, bind: id) { $0.next(String.self) }
    try removeParts(of: id, in: context)
    guard try messages.findIfThere(id, in: context)?.details.status == .streaming else { return }
    let text = pieces.joined()
    let changes = MessageDetails.changes(["content", "status", "error"]) { details in
      (details.content, details.status, details.error) = (text.isEmpty ? details.content : text, .failed, .interrupted)
    }
    _ = try messages.update(id, changes, expect: nil, in: context)
  }
}
