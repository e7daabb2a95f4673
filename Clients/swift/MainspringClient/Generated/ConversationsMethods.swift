// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Conversations with the model of the app's backend.
public struct ConversationsMethods: Sendable {
  let caller: any CallSender

  /// Methods of conversations.messages.
  public var messages: ConversationsMessagesMethods { ConversationsMessagesMethods(caller: self.caller) }

  /// Stores a message of the user, and requests an answer from the app's backend. The reply is sent when the answer is
  /// complete. The message is on the disk before it is sent to the backend. If the answer fails or is cancelled, the
  /// error has two ids. `data.record` is the answer, which contains the part that arrived, and `data.owner` is the
  /// conversation.
  /// - Parameters:
  ///   - content: The text of the message.
  ///   - conversation: The id of the conversation to continue. If it is left out, a new conversation is created.
  ///   - model: The name of the model at the backend. Default: the model of the conversation.
  ///   - deadline: The time limit for the whole answer, in milliseconds. Default: 600,000 (10 minutes).
  ///   - idleDeadline: The time limit between two parts of the answer, in milliseconds. Default: 60,000 (1 minute).
  ///   - progressToken: A text or an integer that the caller chooses. If it is given, the core sends `rpc.progress`
  ///   with this token for each part of the answer.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The conversation, the message and its answer. If the request has a `progressToken`, `rpc.progress`
  /// sends the answer's text in parts before the reply. `value.text` of each part continues the earlier parts.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized, notFound, conflict, tooManyAttempts,
  /// backendFailed, storageFault, hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled,
  /// keyReused.
  @discardableResult
  public func send(
    content: String,
    conversation: String? = nil,
    model: String? = nil,
    deadline: Int? = nil,
    idleDeadline: Int? = nil,
    progressToken: JSON? = nil,
    idempotencyKey: String? = nil
  ) async throws -> SentMessage {
    var writer = MemberWriter()
    writer.put("content", content)
    writer.putIfGiven("conversation", conversation)
    writer.putIfGiven("model", model)
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("idleDeadline", idleDeadline)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("conversations.send", .write, writer)
  }

  /// Requests an answer from the app's backend again, after the answer has failed or was cancelled. The reply is sent
  /// when the new answer is complete. The new answer replaces the part that had arrived.
  /// - Parameters:
  ///   - message: The id of the answer that failed or was cancelled, or of the user's message to which it was the
  ///   answer.
  ///   - deadline: The time limit for the whole answer, in milliseconds. Default: 600,000 (10 minutes).
  ///   - idleDeadline: The time limit between two parts of the answer, in milliseconds. Default: 60,000 (1 minute).
  ///   - progressToken: A text or an integer that the caller chooses. If it is given, the core sends `rpc.progress`
  ///   with this token for each part of the answer.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The conversation, the message and its answer, as in `conversations.send`.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized, notFound, conflict, tooManyAttempts,
  /// backendFailed, storageFault, hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled,
  /// keyReused.
  @discardableResult
  public func retry(
    message: String,
    deadline: Int? = nil,
    idleDeadline: Int? = nil,
    progressToken: JSON? = nil,
    idempotencyKey: String? = nil
  ) async throws -> SentMessage {
    var writer = MemberWriter()
    writer.put("message", message)
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("idleDeadline", idleDeadline)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("conversations.retry", .write, writer)
  }

  /// Cancels the answer that is arriving in a conversation. The part that has arrived stays. After the reply of this
  /// method, the request that waits for the answer fails with `requestCancelled`.
  /// - Parameter conversation: The id of the conversation.
  /// - Returns: The id of the cancelled answer, or `null` if no answer was arriving.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized, notFound.
  @discardableResult
  public func cancel(
    conversation: String
  ) async throws -> CancelledAnswer {
    var writer = MemberWriter()
    writer.put("conversation", conversation)
    return try await caller.call("conversations.cancel", .session, writer)
  }

  /// Lists the conversations of the user who is signed in, one page at a time. The conversation with the latest message
  /// comes first.
  /// - Parameters:
  ///   - archived: `true` to list only archived conversations. If it is left out, the list contains only conversations
  ///   that are not archived.
  ///   - text: Words to search for. Each word must begin a word of the title. Case and accents are ignored.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  /// - Returns: A page of conversations. A page may have fewer conversations than `limit` although more follow:
  /// continue until `next` is `null`.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized, cursorTooOld.
  public func list(
    archived: Bool? = nil,
    text: String? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil
  ) async throws -> ConversationPage {
    var writer = MemberWriter()
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("text", text)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    return try await caller.call("conversations.list", .read, writer)
  }

  /// Returns one conversation.
  /// - Parameter id: The id of the conversation.
  /// - Returns: The conversation.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized, notFound.
  public func get(
    id: String
  ) async throws -> Conversation {
    var writer = MemberWriter()
    writer.put("id", id)
    return try await caller.call("conversations.get", .read, writer)
  }

  /// Changes the title of a conversation. Afterwards, the backend does not replace the title any more.
  /// - Parameters:
  ///   - id: The id of the conversation.
  ///   - title: The new title.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The conversation after the change.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized, notFound, conflict, keyReused.
  @discardableResult
  public func rename(
    id: String,
    title: String,
    expect: Int? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Conversation {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("title", title)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("conversations.rename", .write, writer)
  }

  /// Archives a conversation, or restores it from the archive. An archived conversation can still be continued.
  /// - Parameters:
  ///   - id: The id of the conversation.
  ///   - archived: `true` to archive the conversation, `false` to restore it. Default: `true`.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The conversation after the change.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized, notFound, conflict, keyReused.
  @discardableResult
  public func archive(
    id: String,
    archived: Bool? = nil,
    expect: Int? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Conversation {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("conversations.archive", .write, writer)
  }

  /// Deletes a conversation and its messages, on this device and on the account's other devices. The core does not
  /// notify the backend.
  /// - Parameters:
  ///   - id: The id of the conversation.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The id of the deleted conversation.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized, notFound, conflict, keyReused.
  @discardableResult
  public func delete(
    id: String,
    expect: Int? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Deleted {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("conversations.delete", .write, writer)
  }

  /// Searches for words in all messages of the user who is signed in.
  /// - Parameters:
  ///   - text: Words to search for. Each word must begin a word of the message. Case and accents are ignored.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  /// - Returns: A page of messages, the best match first.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized.
  public func search(
    text: String,
    limit: Int? = nil,
    after: String? = nil
  ) async throws -> FoundMessagePage {
    var writer = MemberWriter()
    writer.put("text", text)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    return try await caller.call("conversations.search", .read, writer)
  }

  /// Returns a conversation as text, the oldest message first, in pieces of at most about 1 MiB.
  /// - Parameters:
  ///   - id: The id of the conversation.
  ///   - format: The format of the text. md: Markdown. jsonl: one line of JSON for each message.
  ///   - after: The `rest` of the previous piece. Default: the first piece.
  /// - Returns: A piece of the text. All pieces in their order are the whole text.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized, notFound.
  public func export(
    id: String,
    format: ConversationsExportFormat,
    after: String? = nil
  ) async throws -> ChatExport {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("format", format)
    writer.putIfGiven("after", after)
    return try await caller.call("conversations.export", .read, writer)
  }
}

/// Methods of conversations.messages.
public struct ConversationsMessagesMethods: Sendable {
  let caller: any CallSender

  /// Lists the messages of a conversation, newest first, one page at a time. Messages are sorted in the order in which
  /// the container received them. Messages that are not in the container yet count as the newest.
  /// - Parameters:
  ///   - conversation: The id of the conversation.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  /// - Returns: A page of messages. The text of an answer that is arriving is at most a tenth of a second old. To show
  /// the text while it grows, call this method through `live.open`.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized, notFound, cursorTooOld.
  public func list(
    conversation: String,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil
  ) async throws -> MessagePage {
    var writer = MemberWriter()
    writer.put("conversation", conversation)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    return try await caller.call("conversations.messages.list", .read, writer)
  }
}
