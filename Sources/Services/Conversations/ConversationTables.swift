internal import Storage

/// The schema of conversations, in the account's own store.
enum ConversationTables {
  static let schema = ServiceSchema(
    steps: [.init("conversations", in: .private, conversations), .init("conversations.messages", in: .private, messages)])

  /// The last columns of every table of records.
  private static let common = "version INTEGER NOT NULL, createdAt INTEGER NOT NULL, updatedAt INTEGER NOT NULL"

  private static let conversations = """
    CREATE TABLE {store}.conversations (
      row INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      title TEXT NOT NULL, model TEXT, user BLOB NOT NULL, lastMessageAt INTEGER, archived INTEGER NOT NULL, backendId TEXT, \(common)
    ) STRICT;
    CREATE INDEX {store}.conversations_latest ON conversations (user, archived, coalesce(lastMessageAt, createdAt), id);
    \(text("conversations"))
    """

  /// `message_parts` has the parts of answers that this device is receiving: the pieces of a text, in their order. A row without text
  /// means the beginning. Rows that a process finds when it starts are from a process that ended in the middle.
  private static let messages = """
    CREATE TABLE {store}.messages (
      row INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      conversation BLOB NOT NULL, role TEXT NOT NULL, content TEXT NOT NULL, replyTo BLOB, status TEXT NOT NULL, error TEXT, model TEXT,
      at INTEGER NOT NULL, \(common)
    ) STRICT;
    CREATE INDEX {store}.messages_conversation ON messages (conversation, row);
    CREATE INDEX {store}.messages_reply ON messages (replyTo) WHERE replyTo IS NOT NULL;
    CREATE TABLE {store}.message_parts (message BLOB NOT NULL, piece INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (message, piece))
      STRICT, WITHOUT ROWID;
    \(text("messages"))
    """

  /// The full-text index of a table.
  private static func text(_ table: String) -> String {
    """
    CREATE VIRTUAL TABLE {store}.\(table)_text USING fts5 (content, tokenize = 'terms', detail = none, columnsize = 0);
    INSERT INTO {store}.\(table)_text (\(table)_text, rank) VALUES ('automerge', 0);
    CREATE TABLE {store}.\(table)_text_state (company INTEGER PRIMARY KEY, indexed INTEGER NOT NULL) STRICT;
    """
  }
}
