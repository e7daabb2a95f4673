internal import SQLite
internal import Storage

/// The queries that find conversations and messages.
struct ConversationQueries {
  /// A page of at most `?3` conversations, the latest message first: the id, the instant of the latest message, and the
  /// row. The page begins after the instant `?1` and the id `?2`. `?4` is the user, and `?5` tells whether archived
  /// conversations are wanted.
  let latest = StoreStatement(
    """
    SELECT id, coalesce(lastMessageAt, createdAt), row FROM {store}.conversations
    WHERE user = ?4 AND archived = ?5 AND (coalesce(lastMessageAt, createdAt), id) < (?1, ?2)
    ORDER BY coalesce(lastMessageAt, createdAt) DESC, id DESC LIMIT ?3
    """)
  let ofUser = StoreStatement("SELECT id FROM {store}.conversations WHERE user = ? ORDER BY id")

  /// The messages of a conversation in a range of rows, newest first. While an answer is arriving, its content is the
  /// text that is stored so far. Until the first piece is stored, its content is the text that an earlier attempt left.
  let messages = StoreStatement(
    """
    SELECT \(ConversationQueries.columns), m.row FROM {store}.messages m
    WHERE m.conversation = ? AND m.row BETWEEN ? AND ? ORDER BY m.row DESC LIMIT ?
    """)
  /// The messages of a conversation in a range of rows, the oldest first.
  let transcript = StoreStatement(
    """
    SELECT \(ConversationQueries.columns), m.row FROM {store}.messages m
    WHERE m.conversation = ? AND m.row BETWEEN ? AND ? ORDER BY m.row LIMIT ?
    """)
  /// The message of a row, if its conversation belongs to the user.
  let found = StoreStatement(
    """
    SELECT \(ConversationQueries.columns), m.row FROM {store}.messages m JOIN {store}.conversations c ON c.id = m.conversation
    WHERE m.row = ? AND c.user = ?
    """)
  let idsOfMessages = StoreStatement("SELECT id FROM {store}.messages WHERE conversation = ? ORDER BY row")
  let answers = StoreStatement(
    "SELECT id FROM {store}.messages WHERE replyTo = ? AND replyTo IS NOT NULL ORDER BY row DESC")

  // The queries of the pieces of answers that are arriving.
  let addPart = StoreStatement("INSERT INTO {store}.message_parts (message, piece, text) VALUES (?, ?, ?)")
  let parts = StoreStatement("SELECT text FROM {store}.message_parts WHERE message = ? ORDER BY piece")
  let countParts = StoreStatement("SELECT count(*) FROM {store}.message_parts WHERE message = ?")
  let removeParts = StoreStatement("DELETE FROM {store}.message_parts WHERE message = ?")
  let received = StoreStatement("SELECT DISTINCT message FROM {store}.message_parts")

  private static var columns: String {
    let pieces = """
      (SELECT group_concat(text, '') FROM (SELECT text FROM {store}.message_parts WHERE message = m.id ORDER BY piece))
      """
    return Table<Message>.names(in: "m").replacing(
      #"m."content""#, with: #"iif(m.status = 'streaming', coalesce(nullif(\#(pieces), ''), m.content), m.content)"#)
  }
}
