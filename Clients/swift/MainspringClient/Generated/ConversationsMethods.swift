// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Conversations with the model of the app's backend.
public struct ConversationsMethods: Sendable {
  let caller: any CallSender

  /// Methods of conversations.messages.
  public var messages: ConversationsMessagesMethods { ConversationsMessagesMethods(caller: self.caller) }

  /// Stores a message of the user, asks the app's backend for the answer, and replies when that is complete. The message is durable before
  /// anything is asked. An error's data.record is the answer that failed or was cancelled, with the part that came, and data.owner the
  /// conversation.
  /// - Parameters:
  ///   - content: The message.
  ///   - conversation: The conversation that it continues; without it a new one begins.
  ///   - model: The model to ask, as the backend calls it; without it that of the conversation.
  ///   - deadline: How many milliseconds the whole answer may take; 600,000 without it.
  ///   - idleDeadline: How many milliseconds may pass from one part to the next; 60,000 without it.
  ///   - progressToken: Passed back in rpc.progress with each part of the answer.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The conversation, the message and its answer. With a progressToken the text comes before, in rpc.progress: value.text
  /// follows what came before.
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

  /// Asks the app's backend once more for an answer that failed or was cancelled, and replies when it is complete. The new answer takes the
  /// place of the part that came.
  /// - Parameters:
  ///   - message: The answer, or the message of the user that it answers.
  ///   - deadline: How many milliseconds the whole answer may take; 600,000 without it.
  ///   - idleDeadline: How many milliseconds may pass from one part to the next; 60,000 without it.
  ///   - progressToken: Passed back in rpc.progress with each part of the answer.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The conversation, the message and its answer, as conversations.send answers them.
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

  /// Ends the answer that is coming to a conversation, behind this reply: it is cancelled, and the part that came stays. Who waits for it
  /// gets requestCancelled.
  /// - Parameter conversation: The conversation.
  /// - Returns: The answer that is cancelled, if one was coming.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized, notFound.
  @discardableResult
  public func cancel(
    conversation: String
  ) async throws -> CancelledAnswer {
    var writer = MemberWriter()
    writer.put("conversation", conversation)
    return try await caller.call("conversations.cancel", .session, writer)
  }

  /// Lists the conversations of the user who is signed in, the one with the latest message first, page by page.
  /// - Parameters:
  ///   - archived: true for archived conversations only; without it, the others.
  ///   - text: Words that must each begin a word of the title; case and accents don't matter.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  /// - Returns: A page of conversations; where few of many are asked for, it may end early, and next goes on.
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

  /// Answers one conversation.
  /// - Parameter id: The conversation.
  /// - Returns: The conversation as it stands.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized, notFound.
  public func get(
    id: String
  ) async throws -> Conversation {
    var writer = MemberWriter()
    writer.put("id", id)
    return try await caller.call("conversations.get", .read, writer)
  }

  /// Gives a conversation another title, which the backend replaces no more.
  /// - Parameters:
  ///   - id: The conversation.
  ///   - title: The title.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
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

  /// Archives a conversation, or takes it out of the archive. An archived one can be continued, too.
  /// - Parameters:
  ///   - id: The conversation.
  ///   - archived: false takes it out of the archive; true without it.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
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

  /// Deletes a conversation with its messages, here and on the account's other devices. The backend is not told.
  /// - Parameters:
  ///   - id: The conversation.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
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

  /// Finds messages by words, in all conversations of the user who is signed in.
  /// - Parameters:
  ///   - text: Words that must each begin a word of the message; case and accents don't matter.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  /// - Returns: A page of messages, the best first.
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

  /// Answers a conversation as a text to take along, the oldest message first, piece by piece.
  /// - Parameters:
  ///   - id: The conversation.
  ///   - format: md: Markdown. jsonl: JSON lines, a message each.
  ///   - after: The rest of the piece before.
  /// - Returns: A piece of the text; the pieces in their order are all of it.
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

  /// Lists the messages of a conversation, newest first, page by page. The order is that of the container; what it does not have yet comes
  /// last.
  /// - Parameters:
  ///   - conversation: The conversation.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  /// - Returns: A page of messages. An answer that is coming has the part that came at most a tenth of a second ago; a live query shows it
  /// grow.
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
