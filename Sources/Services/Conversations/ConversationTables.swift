internal import Storage

/// The schema of conversations, in the account's own store. A released step is never edited: a change is a new step at
/// the end.
enum ConversationTables {
  static let schema = ServiceSchema(
    steps: [
      .init("conversations", in: .private, conversations), .init("conversations.messages", in: .private, messages),
    ])

  private static let conversationsTable = RecordTable(Chat.self, "conversations")
  private static let messagesTable = RecordTable(Message.self, "messages")

  private static let conversations = """
    \(conversationsTable.sql)
    CREATE INDEX {store}.conversations_latest ON conversations (user, archived, coalesce(lastMessageAt, createdAt), id);
    \(TextIndex.tables(of: "conversations"))
    """

  /// The table `message_parts` contains the pieces of answers that this device is receiving, in order. The first row of
  /// an answer has no text, and marks its beginning. Rows that a process finds at its start come from a process that
  /// ended before the answer was complete.
  private static let messages = """
    \(messagesTable.sql)
    CREATE INDEX {store}.messages_conversation ON messages (conversation, row);
    CREATE INDEX {store}.messages_reply ON messages (replyTo) WHERE replyTo IS NOT NULL;
    CREATE TABLE {store}.message_parts (message BLOB NOT NULL, piece INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (message, piece))
      STRICT, WITHOUT ROWID;
    \(TextIndex.tables(of: "messages"))
    """
}
