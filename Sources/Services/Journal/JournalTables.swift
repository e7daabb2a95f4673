internal import Storage

/// The schema of the journal's tables, in the account's own store.
enum JournalTables {
  static let schema = ServiceSchema(steps: [.init("journal.beans", in: .private, beans)])

  private static let beans = """
    CREATE TABLE {store}.beans (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      name TEXT NOT NULL,
      roaster TEXT,
      roastLevel TEXT,
      process TEXT,
      decaf INTEGER NOT NULL,
      roastDate TEXT,
      note TEXT,
      url TEXT,
      barcode TEXT,
      flavours TEXT NOT NULL,
      favourite INTEGER NOT NULL,
      archived INTEGER NOT NULL,
      version INTEGER NOT NULL,
      createdAt INTEGER NOT NULL,
      updatedAt INTEGER NOT NULL
    ) STRICT;
    CREATE VIRTUAL TABLE {store}.beans_text USING fts5 (content, tokenize = 'terms', detail = none, columnsize = 0);
    INSERT INTO {store}.beans_text (beans_text, rank) VALUES ('automerge', 0);
    CREATE TABLE {store}.beans_text_state (company INTEGER PRIMARY KEY, indexed INTEGER NOT NULL) STRICT;
    """
}
