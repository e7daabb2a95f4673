public import RPC
internal import SQLite

/// Small named values that stay on the device. They are in the device's store, or, if nearly every request needs them,
/// in the private store beside the companies.
public struct Settings {
  /// The store that holds the values.
  public let store: Store
  private unowned let stores: Stores
  private let select = StoreStatement("SELECT value FROM {store}.settings WHERE name = ?")
  private let replace = StoreStatement("INSERT OR REPLACE INTO {store}.settings (name, value) VALUES (?, ?)")
  private let selectBeginning = StoreStatement(
    "SELECT name, value FROM {store}.settings WHERE name >= ? AND name < ? ORDER BY name")
  private let remove = StoreStatement("DELETE FROM {store}.settings WHERE name = ?")

  init(_ stores: Stores, in store: Store) {
    self.stores = stores
    self.store = store
  }

  public func value(of name: String) throws(Failure) -> String? {
    try stores.first(select, in: store, bind: name) { $0.next(String.self) }
  }

  /// Returns the values whose names begin with a prefix, in the order of their names.
  /// - Parameter prefix: a prefix that ends with a full stop.
  public func values(beginning prefix: String) throws(Failure) -> [(name: String, value: String)] {
    // The names end before the prefix with a slash instead of the full stop, because the slash is the next character.
    let end = prefix.dropLast() + "/"
    return try stores.all(selectBeginning, in: store, bind: prefix, String(end)) {
      ($0.next(String.self), $0.next(String.self))
    }
  }

  /// Adds the settings to the tables that were read, because a remembered value was used instead of the stored one.
  public func noteReading() { stores.noteReading(select, in: store) }

  /// Adds the settings to the tables that were written, because data that belongs to them has changed elsewhere. Live
  /// queries that have read the settings then run again.
  public func noteWriting() throws(Failure) { try stores.noteWriting(replace, in: .device) }

  public func set(_ name: String, to value: String?) throws(Failure) {
    guard let value else { return try stores.run(remove, in: store, bind: name) }
    try stores.run(replace, in: store, bind: name, value)
  }

  static let sql = """
    CREATE TABLE {store}.settings (
      name TEXT NOT NULL PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """

  /// Creates the table, and copies the selected company from the device's store, where older programs stored it. The
  /// device's store is migrated first, and is attached.
  static let movingSQL = """
    \(sql)
    INSERT INTO {store}.settings SELECT name, value FROM \(Store.device.schemaName).settings WHERE name = 'selectedCompany';
    """
}
