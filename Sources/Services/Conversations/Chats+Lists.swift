internal import RPC
internal import SQLite
internal import Shape
internal import Storage

/// Lists and searches conversations and messages.
extension Chats {
  /// Returns a page of the user's conversations. The conversation with the latest message comes first.
  /// - Parameter text: words to search for, each of which must begin a word of the title; `nil` for any title.
  func list(
    archived: Bool, with text: String?, limit: Int, after cursor: String?, in context: Context
  ) throws(Failure) -> Prepared<Page<Chat>> {
    let user = try admit(context)
    let list = OrderedList(
      records: chats, name: "conversations", places: queries.latest, isByText: false,
      beginning: (key: "\(Int.max)", id: UUID(high: .max, low: .max)))
    return try list.page(with: text, limit: limit, after: cursor, in: context) {
      $0.add(user)
      $0.add(Flag(archived))
    }
  }

  /// Returns a page of a conversation's messages, the newest first.
  func listMessages(
    of id: ID<ChatDetails>, limit: Int, after cursor: String?, in context: Context
  ) throws(Failure) -> Prepared<Page<Message>> {
    let chat = try find(id, of: try admit(context), at: "/conversation", in: context)
    let partition = context.partition
    return try messages.pages(limit: limit, after: cursor, in: context) { (last, writer) throws(Failure) in
      try stores.each(queries.messages, in: partition.store, bind: chat.id, partition.rows.floor + 1, last, limit + 1) {
        writer.add(&$0)
      }
      return nil
    }
  }

  /// Returns the messages that match a text best, from all conversations of the user.
  func search(
    _ text: String, limit: Int, after cursor: String?, in context: Context
  ) throws(Failure) -> Prepared<SearchPage<Message>> {
    let user = try admit(context)
    return try messages.search(text, limit: limit, after: cursor, in: context) { (row, writer) throws(Failure) in
      try stores.each(queries.found, in: context.partition.store, bind: row, user) { writer.add(&$0) }
    }
  }
}
