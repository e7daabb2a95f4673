public import RPC
internal import SQLite

/// The table of secrets in the device's store, for secrets that no host stores. Backups do not contain its rows.
public enum SecretTable {
  public static let name = "secrets"

  /// A row without a value stands for a removed secret. The file no longer contains the secret, because `secure_delete`
  /// is always on.
  private static let sql = """
    CREATE TABLE {store}.secrets (
      name TEXT NOT NULL PRIMARY KEY,
      value TEXT
    ) STRICT, WITHOUT ROWID;
    """

  public static let schema = ServiceSchema(steps: [.init("auth.secrets", in: .device, sql)])
}

extension Stores {
  /// Returns a Boolean value that indicates whether the device's store holds secrets.
  public func hasSecrets() throws(Failure) -> Bool {
    let rows = StoreStatement("SELECT count(*) FROM {store}.\(SecretTable.name) WHERE value IS NOT NULL")
    return try first(rows, in: .device) { $0.next(Int.self) } != 0
  }
}
