/// The schema of the companies' tables, in both stores of companies.
public enum CompanyTables {
  public static let sql = """
    CREATE TABLE {store}.companies (
      -- Row numbers of items hold this number in their upper bits; beyond it they would overflow.
      row INTEGER PRIMARY KEY CHECK (row BETWEEN 1 AND 8388607),
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      name TEXT NOT NULL,
      version INTEGER NOT NULL CHECK (version > 0),
      createdAt INTEGER NOT NULL,
      updatedAt INTEGER NOT NULL
    ) STRICT;
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
}
