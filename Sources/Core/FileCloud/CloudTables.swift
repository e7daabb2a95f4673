/// The SQL that creates the tables of a container in a file.
enum CloudTables {
  /// The value of `PRAGMA user_version`: the newest format that this program supports. Files of newer formats are not
  /// changed.
  static let version = 4
  /// The value of `PRAGMA application_id`, "msCL". It distinguishes a container from other databases.
  static let applicationID = 0x6d73_434c

  static let sql = """
    CREATE TABLE container (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      id TEXT NOT NULL,
      -- The number of changes of all zones. Tokens of databases contain this number.
      change INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE zones (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      owner TEXT NOT NULL,
      name TEXT NOT NULL,
      -- The value of the container's counter `change` when the zone was last changed.
      changed INTEGER NOT NULL,
      -- The number of changes in the zone. Tokens of the zone, and change tags of records, contain this number.
      change INTEGER NOT NULL,
      -- The tombstones of deletions up to this change were removed.
      floor INTEGER NOT NULL,
      -- The creation time of the zone's newest record, in milliseconds. Later records get later times.
      newest INTEGER NOT NULL DEFAULT 0,
      -- The reason why the zone is gone; NULL for an existing zone.
      gone TEXT,
      UNIQUE (owner, name)
    ) STRICT;
    CREATE INDEX zones_changed ON zones (owner, changed);
    CREATE TABLE records (
      zone INTEGER NOT NULL REFERENCES zones ON DELETE CASCADE,
      change INTEGER NOT NULL,
      name BLOB NOT NULL CHECK (length(name) = 16),
      type TEXT NOT NULL,
      -- The fields as JSON; NULL for a deleted record.
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
    -- The replies to the last batches. If a batch is sent again, it gets the stored reply and is not carried out.
    CREATE TABLE operations (
      row INTEGER PRIMARY KEY,
      owner TEXT NOT NULL,
      operation TEXT NOT NULL,
      answer TEXT NOT NULL,
      UNIQUE (owner, operation)
    ) STRICT;
    """

  /// The tables with the contents of assets. A zone stores each content once. Files of format 1 do not have these
  /// tables.
  static let files = """
    CREATE TABLE files (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      zone INTEGER NOT NULL REFERENCES zones ON DELETE CASCADE,
      sha256 TEXT NOT NULL,
      bytes INTEGER NOT NULL,
      at INTEGER NOT NULL,
      -- 1 for a complete content; NULL until all of its parts are stored.
      whole INTEGER CHECK (whole = 1),
      UNIQUE (zone, sha256, whole)
    ) STRICT;
    CREATE TABLE pieces (
      file INTEGER NOT NULL REFERENCES files ON DELETE CASCADE,
      place INTEGER NOT NULL,
      bytes BLOB NOT NULL,
      PRIMARY KEY (file, place)
    ) STRICT;
    -- The fields of records whose values refer to contents.
    CREATE TABLE uses (
      zone INTEGER NOT NULL REFERENCES zones ON DELETE CASCADE,
      record BLOB NOT NULL,
      field TEXT NOT NULL,
      file INTEGER NOT NULL REFERENCES files,
      PRIMARY KEY (zone, record, field)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX uses_file ON uses (file);
    """

  /// The column with the device of each operation, and the table with a random mark of each commit. A token contains
  /// the mark of its commit. So it reveals that a container was restored to an earlier state. Files of format 3 have
  /// neither.
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

  /// The tables of shares and of their participants. Files of format 2 do not have these tables.
  static let shares = """
    CREATE TABLE shares (
      zone INTEGER PRIMARY KEY REFERENCES zones ON DELETE CASCADE,
      -- The last part of the share's own link.
      token TEXT NOT NULL UNIQUE,
      linkHost TEXT NOT NULL,
      title TEXT NOT NULL,
      ownerName TEXT,
      publicPermission TEXT NOT NULL,
      -- The fields of the access record for an account that joins by the share's own link, as JSON.
      joiner TEXT NOT NULL,
      createdAt INTEGER NOT NULL,
      revokedAt INTEGER,
      -- The number of changes of the share.
      tag INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE participants (
      zone INTEGER NOT NULL REFERENCES zones ON DELETE CASCADE,
      id BLOB NOT NULL CHECK (length(id) = 16),
      -- NULL until the invitation is accepted.
      account TEXT,
      -- The last part of the invitation's own link; NULL if the invitation has no link any more.
      token TEXT UNIQUE,
      invitedAs TEXT,
      permission TEXT NOT NULL,
      invitedAt INTEGER NOT NULL,
      acceptedAt INTEGER,
      -- The name of the access record.
      access BLOB NOT NULL,
      -- The reason why the participant no longer takes part; NULL for a participant who does.
      gone TEXT,
      -- The value of the container's counter `change` when the participant was last changed.
      changed INTEGER NOT NULL,
      PRIMARY KEY (zone, id)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX participants_account ON participants (account, zone) WHERE account IS NOT NULL;
    CREATE INDEX records_access ON records (zone) WHERE type = 'AccessControl';
    """
}
