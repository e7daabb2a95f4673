internal import Storage

/// The schema of feedback, in the account's own store.
enum FeedbackTables {
  static let schema = ServiceSchema(steps: [.init("feedback", in: .private, feedback)])

  private static let feedback = """
    CREATE TABLE {store}.feedback (
      row INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      user BLOB NOT NULL, kind TEXT NOT NULL, message TEXT NOT NULL, contact TEXT, diagnostics TEXT, state TEXT NOT NULL, sentAt INTEGER,
      error TEXT, version INTEGER NOT NULL, createdAt INTEGER NOT NULL, updatedAt INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX {store}.feedback_user ON feedback (user, row);
    CREATE INDEX {store}.feedback_waiting ON feedback (user, row) WHERE state = 'waiting';
    """
}
