/// The tables with one store's state of sync: zones, changes to send, arrived records, conflicts and more. A data
/// directory that was never connected to a cloud does not have these tables.
enum SyncTables {
  /// The SQL of each version of the tables. A store with the version n has applied the first n steps.
  static let steps = [first, second, third, fourth, fifth, sixth, seventh, eighth]

  private static let first = """
    CREATE TABLE {store}.sync_state (
      name TEXT NOT NULL PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE {store}.sync_zones (
      number INTEGER PRIMARY KEY,
      database TEXT NOT NULL,
      name TEXT NOT NULL,
      owner TEXT,
      token TEXT,
      isDirty INTEGER NOT NULL,
      isMade INTEGER NOT NULL,
      isDeletion INTEGER NOT NULL,
      isWhole INTEGER NOT NULL,
      wholeSince INTEGER NOT NULL,
      fetches INTEGER NOT NULL,
      generation INTEGER NOT NULL
    ) STRICT;
    -- What the server is known to have.
    CREATE TABLE {store}.sync_known (
      record BLOB NOT NULL PRIMARY KEY,
      zone INTEGER NOT NULL,
      recordType TEXT NOT NULL,
      tag TEXT,
      createdAt INTEGER,
      modifiedAt INTEGER,
      modifier TEXT,
      fields TEXT NOT NULL,
      -- What this version does not know, as it came.
      unknown TEXT,
      generation INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    -- What was changed here and is not confirmed: the queue.
    CREATE TABLE {store}.sync_marks (
      record BLOB NOT NULL PRIMARY KEY,
      kind TEXT NOT NULL,
      zone INTEGER NOT NULL,
      rank INTEGER NOT NULL,
      position INTEGER NOT NULL,
      isEdited INTEGER NOT NULL,
      isSent INTEGER NOT NULL,
      isWhole INTEGER NOT NULL,
      isDeletion INTEGER NOT NULL,
      edits TEXT NOT NULL,
      sent TEXT NOT NULL,
      unsure TEXT NOT NULL,
      acknowledged INTEGER,
      attempts INTEGER NOT NULL,
      nextAttemptAt INTEGER,
      lastError TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX {store}.sync_marks_due ON sync_marks (rank, position, record) WHERE isEdited = 1;
    CREATE INDEX {store}.sync_marks_sent ON sync_marks (record, zone) WHERE isSent = 1;
    -- What has arrived and is not part of the rows.
    CREATE TABLE {store}.sync_arrivals (
      record BLOB NOT NULL PRIMARY KEY,
      zone INTEGER NOT NULL,
      recordType TEXT NOT NULL,
      place INTEGER NOT NULL,
      fields TEXT,
      tag TEXT,
      createdAt INTEGER,
      modifiedAt INTEGER,
      modifier TEXT,
      fetch INTEGER NOT NULL,
      state INTEGER NOT NULL,
      reason TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX {store}.sync_arrivals_next ON sync_arrivals (state, place, record);
    CREATE TABLE {store}.sync_conflicts (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      record BLOB NOT NULL,
      kind TEXT NOT NULL,
      company BLOB,
      field TEXT,
      ancestor TEXT,
      local TEXT,
      server TEXT,
      kept TEXT NOT NULL,
      modifier TEXT,
      at INTEGER NOT NULL,
      resolvedAt INTEGER
    ) STRICT;
    CREATE INDEX {store}.sync_conflicts_record ON sync_conflicts (record);
    """

  private static let second = """
    ALTER TABLE {store}.sync_conflicts ADD COLUMN reason TEXT NOT NULL DEFAULT 'edited';
    DROP INDEX {store}.sync_marks_sent;
    CREATE INDEX {store}.sync_marks_sent ON sync_marks (zone, isEdited, record) WHERE isSent = 1;
    CREATE TABLE {store}.sync_events (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      type TEXT NOT NULL,
      company BLOB,
      startedAt INTEGER NOT NULL,
      endedAt INTEGER NOT NULL,
      records INTEGER NOT NULL,
      bytes INTEGER NOT NULL,
      kind TEXT,
      message TEXT
    ) STRICT;
    """

  private static let third = """
    -- Records with files that are to be sent.
    CREATE TABLE {store}.sync_uploads (
      record BLOB NOT NULL PRIMARY KEY,
      kind TEXT NOT NULL,
      zone INTEGER NOT NULL,
      attempts INTEGER NOT NULL,
      nextAttemptAt INTEGER,
      lastError TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX {store}.sync_uploads_next ON sync_uploads (nextAttemptAt, record);
    """

  private static let fourth = """
    -- Of which store it was.
    ALTER TABLE {store}.sync_events ADD COLUMN store TEXT NOT NULL DEFAULT 'private';
    -- What is shared, as the container has said it last: JSON.
    CREATE TABLE {store}.sync_shares (
      company BLOB NOT NULL PRIMARY KEY CHECK (length(company) = 16),
      zone INTEGER NOT NULL,
      share TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    -- Companies of others that the account takes part in no longer.
    CREATE TABLE {store}.sync_departures (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      company BLOB NOT NULL,
      name TEXT,
      reason TEXT NOT NULL,
      unsent INTEGER NOT NULL,
      at INTEGER NOT NULL,
      -- Whether nothing of it is left in other stores.
      isFinished INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    """

  private static let fifth = """
    -- Batches that were sent and are not answered. They are asked again, with the same operation, before anything is fetched.
    CREATE TABLE {store}.sync_batches (
      row INTEGER PRIMARY KEY,
      operation TEXT NOT NULL UNIQUE,
      zone INTEGER NOT NULL,
      isOfFiles INTEGER NOT NULL,
      -- The request as JSON, exactly as it was sent.
      request TEXT NOT NULL
    ) STRICT;
    DELETE FROM {store}.sync_state WHERE name = 'sending';
    -- The last states of records that were deleted.
    CREATE TABLE {store}.sync_tombstones (
      row INTEGER PRIMARY KEY,
      record BLOB NOT NULL UNIQUE,
      zone INTEGER NOT NULL,
      recordType TEXT NOT NULL,
      fields TEXT NOT NULL,
      -- NULL where the server had the same.
      base TEXT,
      unknown TEXT,
      whole BLOB,
      isOwn INTEGER NOT NULL,
      occasion INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX {store}.sync_tombstones_whole ON sync_tombstones (whole) WHERE whole IS NOT NULL;
    CREATE INDEX {store}.sync_conflicts_company ON sync_conflicts (company, row);
    """

  private static let sixth = """
    -- The newest token that the container has given, with a page or behind a batch.
    ALTER TABLE {store}.sync_zones ADD COLUMN reached TEXT;
    """

  private static let seventh = """
    -- Tokens that the container has given before the newest, and that no question has named: a JSON array, or NULL for none.
    ALTER TABLE {store}.sync_zones ADD COLUMN skipped TEXT;
    """

  private static let eighth = ["known", "arrivals", "tombstones"].map { table in
    """
    UPDATE {store}.sync_\(table) SET recordType = 'UserPass' WHERE recordType = 'Credentials';
    """
  }.joined()
}
