// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Conversations with the model of the app's backend.
public struct ConversationsMethods: Sendable {
  let caller: any CallSender

  /// Methods of conversations.messages.
  public var messages: ConversationsMessagesMethods { ConversationsMessagesMethods(caller: self.caller) }

  /// Stores a message of the user, requests the answer from the app's backend, and replies when it is complete. The message is durable
  /// before the request. If the answer fails or is cancelled, the error's data.record is the answer with the part that arrived, and
  /// data.owner the conversation.
  /// - Parameters:
  ///   - content: The message.
  ///   - conversation: The conversation to continue. A new one if left out.
  ///   - model: The name of the model at the backend. That of the conversation if left out.
  ///   - deadline: The milliseconds for the whole answer; 600,000 if left out.
  ///   - idleDeadline: The milliseconds from one part to the next; 60,000 if left out.
  ///   - progressToken: Repeated in rpc.progress with each part of the answer.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The conversation, the message and its answer. With a progressToken, rpc.progress sends the text before: value.text
  /// continues the earlier parts.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized, notFound, conflict, tooManyAttempts, backendFailed, storageFault,
  /// hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled, keyReused.
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

  /// Requests an answer that failed or was cancelled again from the app's backend, and replies when it is complete. The new answer replaces
  /// the part that had arrived.
  /// - Parameters:
  ///   - message: The answer, or the user's message that it belongs to.
  ///   - deadline: The milliseconds for the whole answer; 600,000 if left out.
  ///   - idleDeadline: The milliseconds from one part to the next; 60,000 if left out.
  ///   - progressToken: Repeated in rpc.progress with each part of the answer.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The conversation, the message and its answer, as in conversations.send.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized, notFound, conflict, tooManyAttempts, backendFailed, storageFault,
  /// hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled, keyReused.
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

  /// Cancels the answer that is arriving in a conversation, after this reply. The part that has arrived stays. The request that waits for
  /// the answer gets requestCancelled.
  /// - Parameter conversation: The conversation.
  /// - Returns: The cancelled answer, if there was one.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized, notFound.
  @discardableResult
  public func cancel(
    conversation: String
  ) async throws -> CancelledAnswer {
    var writer = MemberWriter()
    writer.put("conversation", conversation)
    return try await caller.call("conversations.cancel", .session, writer)
  }

  /// Lists the conversations of the user who is signed in, the one with the latest message first, one page at a time.
  /// - Parameters:
  ///   - archived: true for archived conversations only; the others if left out.
  ///   - text: Words to search for; each must begin a word of the title. Case and accents do not matter.
  ///   - limit: The most elements in a page; 50 if left out.
  ///   - after: The value of next in the page before.
  ///   - snapshot: true if later pages must show the same state as this one. After a change of the company they are refused with
  ///   cursorTooOld. Changes through time alone, or of an asset's file on the device, do not count. Otherwise each page shows the state of
  ///   its own time, and skips or repeats no element that stays in the list.
  /// - Returns: A page of conversations. If few of many match, a page may be short, and next continues.
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
  /// - Parameter id: The conversation.
  /// - Returns: The conversation.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized, notFound.
  public func get(
    id: String
  ) async throws -> Conversation {
    var writer = MemberWriter()
    writer.put("id", id)
    return try await caller.call("conversations.get", .read, writer)
  }

  /// Changes the title of a conversation. The backend no longer replaces it.
  /// - Parameters:
  ///   - id: The conversation.
  ///   - title: The new title.
  ///   - expect: The version that the caller has read. Another one is a conflict.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
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

  /// Archives a conversation, or restores it from the archive. An archived conversation can be continued, too.
  /// - Parameters:
  ///   - id: The conversation.
  ///   - archived: true to archive, false to restore; true if left out.
  ///   - expect: The version that the caller has read. Another one is a conflict.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
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

  /// Deletes a conversation with its messages, here and on the account's other devices. The backend does not learn of it.
  /// - Parameters:
  ///   - id: The conversation.
  ///   - expect: The version that the caller has read. Another one is a conflict.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The deleted record.
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
  ///   - text: Words to search for; each must begin a word of the message. Case and accents do not matter.
  ///   - limit: The most elements in a page; 50 if left out.
  ///   - after: The value of next in the page before.
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

  /// Returns a conversation as text, oldest message first, in pieces.
  /// - Parameters:
  ///   - id: The conversation.
  ///   - format: md: Markdown. jsonl: JSON lines, one per message.
  ///   - after: The value of rest in the piece before. The first piece if left out.
  /// - Returns: A piece of the text. All pieces in order are the whole text.
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

  /// Lists the messages of a conversation, newest first, one page at a time. The order is that of the container; messages that it does not
  /// have yet come last.
  /// - Parameters:
  ///   - conversation: The conversation.
  ///   - limit: The most elements in a page; 50 if left out.
  ///   - after: The value of next in the page before.
  ///   - snapshot: true if later pages must show the same state as this one. After a change of the company they are refused with
  ///   cursorTooOld. Changes through time alone, or of an asset's file on the device, do not count. Otherwise each page shows the state of
  ///   its own time, and skips or repeats no element that stays in the list.
  /// - Returns: A page of messages. An answer that is arriving has the part that came at most a tenth of a second ago. A live query shows
  /// it grow.
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
