internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The service of conversations with the model of the app's backend: their messages, and answers that are arriving.
final class Chats: UserService {
  let chats: Records<ChatDetails>
  let messages: Records<MessageDetails>
  let stores: Stores
  let clock: Clock
  let host: HostCalls
  let session: any BackendSession
  let queries = ConversationQueries()
  /// The answers that this process is receiving at present.
  var streams: [ChatStream] = []
  /// A Boolean value that indicates whether answers may still have the status `streaming` although no process receives
  /// them. Either that process has ended, or it could not store the end of the answer.
  var mayHaveStrays = true

  init(_ dependencies: Dependencies, session: any BackendSession) {
    stores = dependencies.stores
    clock = dependencies.clock
    host = dependencies.host
    self.session = session
    chats = Records(stores, dependencies.ids)
    messages = Records(stores, dependencies.ids)
    chats.rules.delete = { [unowned self] (chat, context) throws(Failure) in
      try removeMessages(of: chat.id, in: context)
      stores.idempotency.forget(record: chat.uuid, of: chat.details.user)
    }
    messages.rules.written = { [unowned self] (old, new, _, context) throws(Failure) in
      if let new, old?.details.at != new.details.at { try follow(new, in: context) }
    }
    stores.whenUndone { [unowned self] in mayHaveStrays = true }
    dependencies.conversations.add(
      Alarm(
        delay: { [unowned self] in delayOfParts },
        ring: { [unowned self] () throws(Failure) in try storeParts() }))
  }

  /// Returns the user who is signed in. First ends answers that no process receives any more.
  func admit(_ context: Context) throws(Failure) -> UUID {
    let user = try session.user(at: context.now)
    if mayHaveStrays { try endStrays(in: context) }
    return user
  }

  /// Returns a conversation of the user.
  /// - Throws: `notFound`, also for a conversation of another user.
  func find(_ id: ID<ChatDetails>, of user: UUID, at pointer: String? = nil, in context: Context) throws(Failure)
    -> Chat
  {
    let chat = try chats.find(id, at: pointer, in: context).record
    if chat.details.user != user { throw .notFound(ChatDetails.collection.one, at: pointer) }
    return chat
  }

  /// Returns a message of the user, with its conversation.
  /// - Throws: `notFound`, also for a message of another user.
  func find(
    _ id: ID<MessageDetails>, of user: UUID, at pointer: String? = nil, in context: Context
  ) throws(Failure) -> (message: Message, chat: Chat) {
    let message = try messages.find(id, at: pointer, in: context).record
    guard let chat = try chats.findIfThere(message.details.conversation, in: context), chat.details.user == user else {
      throw .notFound(MessageDetails.collection.one, at: pointer)
    }
    return (message, chat)
  }

  /// Changes members of a conversation.
  func change(
    _ id: ID<ChatDetails>, _ names: [String], expect: Int?, in context: Context,
    _ change: @escaping (inout ChatDetails) -> Void
  ) throws(Failure) -> Chat {
    let user = try admit(context)
    _ = try find(id, of: user, in: context)
    return try chats.update(id, ChatDetails.changes(names, change), expect: expect, in: context)
  }

  func delete(_ id: ID<ChatDetails>, expect: Int?, in context: Context) throws(Failure) -> Deleted {
    let user = try admit(context)
    _ = try find(id, of: user, in: context)
    return try chats.delete(id, expect: expect, in: context)
  }

  /// Deletes all conversations of a user who deletes their account.
  func deleteAll(of user: UUID, in context: Context) throws(Failure) {
    for id in try stores.all(queries.ofUser, in: context.partition.store, bind: user, read: { $0.next(UUID.self) }) {
      _ = try chats.delete(ID(id), expect: nil, in: context)
    }
  }

  private func removeMessages(of chat: ID<ChatDetails>, in context: Context) throws(Failure) {
    for id in try stores.all(
      queries.idsOfMessages, in: context.partition.store, bind: chat, read: { $0.next(UUID.self) })
    {
      try removeParts(of: ID(id), in: context)
      _ = try messages.delete(ID(id), expect: nil, in: context)
    }
    for stream in streams where stream.chat == chat { stream.exchange?.cancel() }
  }

  /// Updates the instant of the conversation's latest message, after a message was written.
  private func follow(_ message: Message, in context: Context) throws(Failure) {
    guard let (chat, row) = try chats.locate(message.details.conversation, in: context) else { return }
    if let latest = chat.details.lastMessageAt, latest >= message.details.at { return }
    var details = chat.details
    details.lastMessageAt = message.details.at
    try chats.follow(chat, row: row, to: details, in: context)
  }

  func removeParts(of message: ID<MessageDetails>, in context: Context) throws(Failure) {
    try stores.run(queries.removeParts, in: context.partition.store, bind: message)
  }
}

extension ChatDetails {
  /// Returns a patch that changes the named members of a conversation.
  static func changes(_ names: [String], _ change: @escaping (inout ChatDetails) -> Void) -> Patch<ChatDetails> {
    Patch(names: names) { (details, _) in
      var details = details
      change(&details)
      return .success(details)
    }
  }
}

extension MessageDetails {
  /// Returns a patch that changes the named members of a message.
  static func changes(_ names: [String], _ change: @escaping (inout MessageDetails) -> Void) -> Patch<MessageDetails> {
    Patch(names: names) { (details, _) in
      var details = details
      change(&details)
      return .success(details)
    }
  }
}
