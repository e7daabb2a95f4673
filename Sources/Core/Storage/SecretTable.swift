public import RPC
internal import SQLite

/// The table of secrets that no host stores, in the device's store. No backup contains its content.
public enum SecretTable {
  public static let name = "secrets"

  /// A row without a value stays. It says that there was a value, and that free pages of the file may have held it.
  private static let sql = """
    CREATE TABLE {store}.secrets (
      name TEXT NOT NULL PRIMARY KEY,
      value TEXT
    ) STRICT, WITHOUT ROWID;
    """

  public static let schema = ServiceSchema(steps: [.init("auth.secrets", in: .device, sql)])
}

extension Stores {
  /// Returns a Boolean value that indicates whether the device's store holds secrets, or has held any.
  public func hasHeldSecrets() throws(Failure) -> Bool {
    let rows = StoreStatement("SELECT count(*) FROM {store}.\(SecretTable.name)")
    return try first(rows, in: .device, { _ in }, { $0.next(Int.self) }) != 0
  }
}
