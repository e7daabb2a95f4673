internal import Storage

/// The schema of the users, in the account's own store.
enum AccountsTables {
  static let users = ServiceSchema(steps: [.init("users.users", in: .private, usersSQL)])

  private static let usersSQL = """
    CREATE TABLE {store}.users (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      appleUser TEXT NOT NULL UNIQUE,
      fullName TEXT,
      email TEXT,
      isPrivateRelay INTEGER NOT NULL,
      lastSignInAt INTEGER NOT NULL,
      version INTEGER NOT NULL,
      createdAt INTEGER NOT NULL,
      updatedAt INTEGER NOT NULL
    ) STRICT;
    """
}
