/// The tables of a container in a file.
enum CloudTables {
  /// The value of `PRAGMA user_version`. A file of a newer program is not touched.
  static let version = 4
  /// The value of `PRAGMA application_id`, so that no other database is taken for a container: "msCL".
  static let applicationID = 0x6d73_434c

  static let sql = """
    CREATE TABLE container (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      id TEXT NOT NULL,
      -- Counts what has changed any zone: the tokens of databases.
      change INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE zones (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      owner TEXT NOT NULL,
      name TEXT NOT NULL,
      -- The container's change that has changed it last.
      changed INTEGER NOT NULL,
      -- Counts what has changed in it: the tokens of zones, and the change tags of records.
      change INTEGER NOT NULL,
      -- What was deleted up to this change is forgotten.
      floor INTEGER NOT NULL,
      -- When its newest record was first saved: no later one has an earlier instant.
      newest INTEGER NOT NULL DEFAULT 0,
      -- Why it is gone; NULL for one that is there.
      gone TEXT,
      UNIQUE (owner, name)
    ) STRICT;
    CREATE INDEX zones_changed ON zones (owner, changed);
    CREATE TABLE records (
      zone INTEGER NOT NULL REFERENCES zones ON DELETE CASCADE,
      change INTEGER NOT NULL,
      name BLOB NOT NULL CHECK (length(name) = 16),
      type TEXT NOT NULL,
      -- JSON; NULL for one that was deleted.
      fields TEXT,
      parent BLOB,
      creator TEXT NOT NULL,
      modifier TEXT NOT NULL,
      createdAt INTEGER NOT NULL,
      modifiedAt INTEGER NOT NULL,
      PRIMARY KEY (zone, change)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX records_name ON records (zone, name);
    CREATE INDEX records_deleted ON records (zone, change) WHERE fields IS NULL;
    -- What was answered to the last batches: one that comes again is not done again.
    CREATE TABLE operations (
      row INTEGER PRIMARY KEY,
      owner TEXT NOT NULL,
      operation TEXT NOT NULL,
      answer TEXT NOT NULL,
      UNIQUE (owner, operation)
    ) STRICT;
    """

  /// The contents of assets. A zone has each content once. Format 1 lacks these tables.
  static let files = """
    CREATE TABLE files (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      zone INTEGER NOT NULL REFERENCES zones ON DELETE CASCADE,
      sha256 TEXT NOT NULL,
      bytes INTEGER NOT NULL,
      at INTEGER NOT NULL,
      -- NULL as long as it is on its way.
      whole INTEGER CHECK (whole = 1),
      UNIQUE (zone, sha256, whole)
    ) STRICT;
    CREATE TABLE pieces (
      file INTEGER NOT NULL REFERENCES files ON DELETE CASCADE,
      place INTEGER NOT NULL,
      bytes BLOB NOT NULL,
      PRIMARY KEY (file, place)
    ) STRICT;
    -- Which fields of records have them.
    CREATE TABLE uses (
      zone INTEGER NOT NULL REFERENCES zones ON DELETE CASCADE,
      record BLOB NOT NULL,
      field TEXT NOT NULL,
      file INTEGER NOT NULL REFERENCES files,
      PRIMARY KEY (zone, record, field)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX uses_file ON uses (file);
    """

  /// The column with the device of each operation, and the table with a random mark of each commit. Tokens repeat the
  /// mark of their commit, which reveals a container that was put back to an earlier state. Format 3 lacks both.
  static let history = """
    -- The part of an operation's name before the first dot: the device that sent it. Empty for a name without one.
    ALTER TABLE operations ADD COLUMN device TEXT NOT NULL DEFAULT '';
    CREATE INDEX operations_device ON operations (owner, device, row);
    CREATE TABLE history (
      -- 0 for the container as a whole.
      zone INTEGER NOT NULL,
      -- The last change of a commit.
      change INTEGER NOT NULL,
      mark INTEGER NOT NULL,
      PRIMARY KEY (zone, change)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO history SELECT 0, change, random() & \(Int.max) FROM container;
    INSERT INTO history SELECT number, change, random() & \(Int.max) FROM zones;
    """

  /// The shares, and their participants. Format 2 lacks these tables.
  static let shares = """
    CREATE TABLE shares (
      zone INTEGER PRIMARY KEY REFERENCES zones ON DELETE CASCADE,
      -- The end of its own link.
      token TEXT NOT NULL UNIQUE,
      linkHost TEXT NOT NULL,
      title TEXT NOT NULL,
      ownerName TEXT,
      publicPermission TEXT NOT NULL,
      -- The fields of the access record of who comes by its own link, as JSON.
      joiner TEXT NOT NULL,
      createdAt INTEGER NOT NULL,
      revokedAt INTEGER,
      -- Counts its changes.
      tag INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE participants (
      zone INTEGER NOT NULL REFERENCES zones ON DELETE CASCADE,
      id BLOB NOT NULL CHECK (length(id) = 16),
      -- NULL until it is accepted.
      account TEXT,
      -- The end of the invitation's own link; NULL where there is none any more.
      token TEXT UNIQUE,
      invitedAs TEXT,
      permission TEXT NOT NULL,
      invitedAt INTEGER NOT NULL,
      acceptedAt INTEGER,
      -- The name of the access record.
      access BLOB NOT NULL,
      -- Why they take part no longer; NULL for who does.
      gone TEXT,
      -- The container's change that has changed it last.
      changed INTEGER NOT NULL,
      PRIMARY KEY (zone, id)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX participants_account ON participants (account, zone) WHERE account IS NOT NULL;
    CREATE INDEX records_access ON records (zone) WHERE type = 'AccessControl';
    """
}
