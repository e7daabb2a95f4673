internal import Storage

/// The schema of access: the rights of users in companies, and their credentials.
///
/// The private store, which has the account's own companies, also stores credentials, sessions and failed sign-ins. A
/// session is in the same store as the credentials that opened it. So an action that ends the session, such as a
/// password reset, does both in one transaction. Credentials, sessions and failed sign-ins are never written to the
/// change log. Only entries of the change log leave a store.
enum AccessTables {
  /// - Parameter later: the columns that later programs added, in the table of a new store.
  private static func recordsSQL(_ later: [String]) -> String {
    """
    CREATE TABLE {store}.access_records (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      company BLOB NOT NULL CHECK (length(company) = 16),
      user BLOB NOT NULL CHECK (length(user) = 16),
      isOwner INTEGER NOT NULL CHECK (isOwner IN (0, 1)),
      deptMask INTEGER NOT NULL CHECK (deptMask BETWEEN 0 AND 9007199254740991),
      managerMask INTEGER NOT NULL CHECK (managerMask BETWEEN 0 AND 9007199254740991),
      version INTEGER NOT NULL CHECK (version > 0),
      createdAt INTEGER NOT NULL,
      updatedAt INTEGER NOT NULL,
    \(later.map { "  \($0),\n" }.joined())  UNIQUE (company, user)
    ) STRICT;
    """
  }

  private static let isFounder = "isFounder INTEGER NOT NULL DEFAULT 0 CHECK (isFounder IN (0, 1))"
  private static let name = "name TEXT"
  /// The column for the instant at which `mainspring recover` gave an owner another password.
  private static let recoveredAt = "recoveredAt INTEGER"

  /// Marks the founders. The first user in a company's rows is the user who created the company.
  private static let foundersSQL = """
    ALTER TABLE {store}.access_records ADD COLUMN \(isFounder);
    UPDATE {store}.access_records SET isFounder = 1 WHERE isOwner = 1 AND row & ((1 << 40) - 1) = 1;
    """

  /// Makes the oldest owner the founder, if the first user of a company is no longer an owner.
  private static let everyFounderSQL = """
    UPDATE {store}.access_records SET isFounder = 1 WHERE row IN (
      SELECT min(row) FROM {store}.access_records WHERE isOwner = 1 GROUP BY company HAVING max(isFounder) = 0
    );
    """

  /// The index by which old failures are removed.
  private static let failuresByTimeSQL =
    "CREATE INDEX {store}.sign_in_failures_by_time ON sign_in_failures (company, lastAt);"

  /// The users who have left. Each keeps the row number of its access record, which no later user gets.
  private static let formerSQL = """
    CREATE TABLE {store}.former_people (
      row INTEGER PRIMARY KEY,
      company BLOB NOT NULL,
      user BLOB NOT NULL,
      name TEXT,
      username TEXT,
      UNIQUE (company, user)
    ) STRICT;
    """

  /// The tables that only the private store has.
  /// - Parameter later: the columns of sessions that later programs added, in the table of a new store.
  private static func credentialsSQL(_ later: [String]) -> String {
    """
    CREATE TABLE {store}.credentials (
      company BLOB NOT NULL CHECK (length(company) = 16),
      user BLOB NOT NULL CHECK (length(user) = 16),
      username TEXT NOT NULL,
      folded TEXT NOT NULL,
      kdf TEXT NOT NULL CHECK (kdf = 'scrypt'),
      n INTEGER NOT NULL,
      r INTEGER NOT NULL,
      p INTEGER NOT NULL,
      salt BLOB NOT NULL,
      hash BLOB NOT NULL,
      createdAt INTEGER NOT NULL,
      changedAt INTEGER NOT NULL,
      PRIMARY KEY (company, user),
      UNIQUE (company, folded)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE {store}.sessions (
      company BLOB NOT NULL PRIMARY KEY CHECK (length(company) = 16),
      user BLOB NOT NULL CHECK (length(user) = 16),
      startedAt INTEGER NOT NULL,
      expiresAt INTEGER NOT NULL\(later.map { ",\n  \($0)" }.joined())
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE {store}.sign_in_failures (
      company BLOB NOT NULL CHECK (length(company) = 16),
      user BLOB NOT NULL CHECK (length(user) = 16),
      count INTEGER NOT NULL,
      lastAt INTEGER NOT NULL,
      retryAt INTEGER NOT NULL,
      PRIMARY KEY (company, user)
    ) STRICT, WITHOUT ROWID;
    """
  }

  /// The columns of sessions that end after some time without requests: the limit in milliseconds, and the instant of
  /// the last request.
  private static let uses = ["idle INTEGER", "usedAt INTEGER NOT NULL DEFAULT 0"]

  /// Moves the access records of an older store into the present table. The older records were all of founders.
  private static let recordsStepSQL = """
    ALTER TABLE {store}.access_records RENAME TO first_access_records;
    \(recordsSQL([]))
    INSERT INTO {store}.access_records
      SELECT (c.row << 40) + row_number() OVER (PARTITION BY a.company ORDER BY a.id), a.id, a.company, a.user, a.isOwner, a.deptMask,
        a.managerMask, a.version, c.createdAt, c.createdAt
      FROM {store}.first_access_records a JOIN {store}.companies c ON c.id = a.company;
    DROP TABLE {store}.first_access_records;
    """

  /// The table of access records in the first stores.
  private static let firstSQL = """
    CREATE TABLE {store}.access_records (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      company BLOB NOT NULL CHECK (length(company) = 16),
      user BLOB NOT NULL CHECK (length(user) = 16),
      isOwner INTEGER NOT NULL CHECK (isOwner IN (0, 1)),
      deptMask INTEGER NOT NULL CHECK (deptMask BETWEEN 0 AND 9007199254740991),
      managerMask INTEGER NOT NULL CHECK (managerMask BETWEEN 0 AND 9007199254740991),
      version INTEGER NOT NULL CHECK (version > 0),
      UNIQUE (company, user)
    ) STRICT, WITHOUT ROWID;
    """

  static let schema = ServiceSchema(
    tables: [
      .init(in: .companies, recordsSQL([isFounder, name, recoveredAt]) + "\n" + formerSQL),
      .init(in: .private, credentialsSQL(uses) + "\n" + failuresByTimeSQL),
    ],
    steps: [
      .init("access.first", in: .companies, firstSQL), .init("access.records", in: .companies, recordsStepSQL),
      .init("access.credentials", in: .private, credentialsSQL([])),
      .init("access.founders", in: .companies, foundersSQL),
      .init("access.names", in: .companies, "ALTER TABLE {store}.access_records ADD COLUMN \(name);"),
      .init("access.recovered", in: .companies, "ALTER TABLE {store}.access_records ADD COLUMN \(recoveredAt);"),
      .init(
        "access.idleness", in: .private,
        uses.map { "ALTER TABLE {store}.sessions ADD COLUMN \($0);" }.joined(separator: "\n")),
      .init("access.everyFounder", in: .companies, everyFounderSQL),
      .init("access.failuresByTime", in: .private, failuresByTimeSQL),
      .init("access.former", in: .companies, formerSQL),
    ])
}
