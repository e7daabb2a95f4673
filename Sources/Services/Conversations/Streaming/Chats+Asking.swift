internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Requests answers from the backend.
extension Chats {
  /// The limits of the time that an answer may take, in milliseconds.
  struct Limits {
    let whole: Int, idle: Int
  }

  /// Stores a message of the user, and begins to request its answer.
  /// - Parameter unfinished: the data of an earlier attempt of the same request, which names the stored message. `nil`
  ///   for a request without an idempotency key.
  func send(
    _ content: String, in id: ID<ChatDetails>?, model: String?, _ limits: Limits, keeping unfinished: UnfinishedWrite?,
    _ context: Context
  ) throws(Failure) -> ChatStream {
    let user = try admit(context)
    if let known = try unfinished?.parts().first.flatMap({ UUID($0) }),
      let message = try messages.findIfThere(ID(known), in: context)
    {
      return try ask(for: message, answer: nil, of: user, limits, in: context)
    }
    let chat: Chat
    if let id {
      chat = try find(id, of: user, at: "/conversation", in: context)
      try requireQuiet(chat, in: context)
    } else {
      chat = try chats.create(ChatDetails(title: ChatDetails.title(of: content), model: model, user: user), in: context)
    }
    let message = try messages.create(MessageDetails(of: chat.id, content, at: context.now), in: context)
    try unfinished?.keep("\(message.uuid)")
    let answer = try messages.create(
      MessageDetails(to: message, model: model ?? chat.details.model, at: context.now), in: context)
    return try begin(answer, to: message, of: user, limits, in: context)
  }

  /// Returns the result of a repeated request whose answer is complete already. A retry may have completed it, or it
  /// was completed while another user was signed in. Returns `nil` if the answer must be requested.
  func answered(_ unfinished: UnfinishedWrite?, in context: Context) throws(Failure) -> SentMessage? {
    let user = try admit(context)
    guard let known = try unfinished?.parts().first.flatMap({ UUID($0) }),
      let message = try messages.findIfThere(ID(known), in: context),
      let answer = try latestAnswer(to: message, in: context), answer.details.status == .complete
    else { return nil }
    let chat = try find(message.details.conversation, of: user, in: context)
    return SentMessage(conversation: chat, message: message, answer: answer)
  }

  /// Begins to request an answer again.
  /// - Parameter id: the id of an answer that failed or was cancelled, or of a message without an answer.
  func retry(_ id: ID<MessageDetails>, _ limits: Limits, in context: Context) throws(Failure) -> ChatStream {
    let user = try admit(context)
    let (message, _) = try find(id, of: user, at: "/message", in: context)
    guard message.details.role == .assistant else {
      return try ask(for: message, answer: nil, of: user, limits, in: context)
    }
    guard
      let question = try message.details.replyTo.flatMap({ (id) throws(Failure) in
        try messages.findIfThere(id, in: context)
      })
    else {
      throw .invalidParam("/message", "message must be an answer whose question still exists")
    }
    return try ask(for: question, answer: message, of: user, limits, in: context)
  }

  /// - Parameter answer: the answer to request again; `nil` for the latest answer to the question.
  private func ask(
    for question: Message, answer: Message?, of user: UUID, _ limits: Limits, in context: Context
  ) throws(Failure) -> ChatStream {
    let chat = try find(question.details.conversation, of: user, in: context)
    try requireQuiet(chat, in: context)
    let latest = answer == nil ? try latestAnswer(to: question, in: context) : answer
    guard let known = latest else {
      let new = try messages.create(
        MessageDetails(to: question, model: chat.details.model, at: context.now), in: context)
      return try begin(new, to: question, of: user, limits, in: context)
    }
    switch known.details.status {
    case .complete:
      throw .invalidParam(
        "/message",
        "message must be a failed or cancelled answer, or the question of such an answer; this answer is complete")
    // Only the device that is receiving an answer can end it.
    case .streaming: throw known.isComing(in: context)
    case .failed, .cancelled: break
    }
    // The part that was received earlier stays until the first piece of the new answer is stored.
    let changes = MessageDetails.changes(["status", "error", "at"]) { details in
      (details.status, details.error, details.at) = (.streaming, nil, context.now)
    }
    return try begin(
      try messages.update(known.id, changes, expect: nil, in: context), to: question, of: user, limits, in: context)
  }

  private func latestAnswer(to question: Message, in context: Context) throws(Failure) -> Message? {
    let id = try stores.first(queries.answers, in: context.partition.store, bind: question.id) { $0.next(UUID.self) }
    return try id.flatMap { (id) throws(Failure) in try messages.findIfThere(ID(id), in: context) }
  }

  /// - Throws: `conflict`, with the answer that is arriving, if an answer is arriving in the conversation.
  private func requireQuiet(_ chat: Chat, in context: Context) throws(Failure) {
    streams.removeAll { !($0.exchange?.isUnderWay ?? false) }
    guard let stream = streams.first(where: { $0.chat == chat.id }) else { return }
    throw try messages.find(stream.answer, in: context).record.isComing(in: context)
  }

  private func begin(
    _ answer: Message, to question: Message, of user: UUID, _ limits: Limits, in context: Context
  ) throws(Failure) -> ChatStream {
    try stores.run(queries.addPart, in: context.partition.store, bind: answer.id, 0, "")
    let stream = ChatStream(
      chat: answer.details.conversation, question: question.id, answer: answer.id, user: user,
      revision: { [stores] in stores.revision },
      isHeard: { [session, clock] in (try? session.user(at: clock.now)) == user })
    stream.exchange = HostExchange<BackendRequest>(
      HostExchangeLimits(whole: limits.whole, idle: limits.idle),
      request: { [unowned self, unowned stream] (send) throws(Failure) in try request(of: stream, send) },
      part: { [unowned stream] (source) in stream.take(&source) },
      ended: { [unowned self, stream] (end) throws(Failure) in try self.end(stream, end) })
    streams.append(stream)
    return stream
  }

  /// Creates the request for an answer. Called after the message was committed, so that the message is never sent
  /// without being stored.
  private func request(
    of stream: ChatStream, _ send: @escaping (Result<BackendRequest, Failure>) -> Void
  ) throws(Failure) {
    let context = Context(stores, at: clock.now)
    guard let answer = try messages.findIfThere(stream.answer, in: context),
      let question = try messages.findIfThere(stream.question, in: context),
      let chat = try chats.findIfThere(stream.chat, in: context)
    else { throw .fileFault("The message could not be stored, and was not sent to the backend") }
    try session.authorize(at: context.now) { (outcome) throws(Failure) in
      let authorization: BackendAuthorization
      do throws(Failure) { authorization = try outcome.get() } catch { return send(.failure(error)) }
      guard authorization.user == stream.user else { return send(.failure(.unauthorized(.signedOut))) }
      stream.authorization = authorization
      send(.success(BackendRequest(question, of: chat, model: answer.details.model, authorization)))
    }
  }

  /// Returns the result of a request that has waited for an answer, or throws the failure of the answer.
  func sent(_ stream: ChatStream, in context: Context) throws(Failure) -> SentMessage {
    // Meanwhile another user may have signed in.
    let sent = SentMessage(
      conversation: try find(stream.chat, of: try session.user(at: context.now), in: context),
      message: try messages.find(stream.question, in: context).record,
      answer: try messages.find(stream.answer, in: context).record)
    if let failure = stream.failure { throw failure.keeping(stream.answer.uuid, of: stream.chat.uuid) }
    // If the status is still `streaming`, the end of the answer could not be stored.
    if sent.answer.details.status == .streaming { throw .fileFault("The end of the answer could not be stored") }
    return sent
  }
}

extension Stored<MessageDetails> {
  fileprivate func isComing(in context: Context) -> Failure {
    conflict(
      for: context.audience,
      "An answer in this conversation is still arriving. Wait for it, or cancel it with conversations.cancel")
  }
}

/// The result of `conversations.send` and `conversations.retry`.
struct SentMessage: Record {
  let conversation: Chat, message: Message, answer: Message

  static let doc: StaticString = "A message and its answer."
}

extension SentMessage {
  init<F: Fields<Self>>(_ field: inout F) {
    conversation = field("conversation", \.conversation, "The conversation of the message.")
    message = field("message", \.message, "The user's message that was sent.")
    answer = field("answer", \.answer, "The complete answer of the model.")
  }
}
