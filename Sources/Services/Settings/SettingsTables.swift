internal import Storage

/// The schema of the table of the account's settings, in the account's own store. Those of the device are in the table `settings` of the
/// device's store.
enum SettingsTables {
  static let schema = ServiceSchema(steps: [.init("settings.account", in: .private, account)])

  private static let account = """
    CREATE TABLE {store}.account_settings (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      name TEXT NOT NULL UNIQUE,
      value TEXT NOT NULL,
      version INTEGER NOT NULL,
      createdAt INTEGER NOT NULL,
      updatedAt INTEGER NOT NULL
    ) STRICT;
    """
}
