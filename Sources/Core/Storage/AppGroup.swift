internal import JSON
public import RPC
internal import SQLite
public import Shape

/// The app group: values that the app shares with its widgets. Each value is JSON under a name, in the device's store.
public struct AppGroup {
  private let stores: Stores
  private let select = StoreStatement("SELECT value, updatedAt FROM {store}.app_group_values WHERE name = ?")
  private let replace = StoreStatement(
    "INSERT OR REPLACE INTO {store}.app_group_values (name, value, updatedAt) VALUES (?, ?, ?)")
  private let remove = StoreStatement("DELETE FROM {store}.app_group_values WHERE name = ?")

  public init(_ stores: Stores) { self.stores = stores }

  /// Returns the JSON text with the given name and the instant at which it was written, or `nil` if there is none.
  public func text(of name: String) throws(Failure) -> (json: String, updatedAt: Timestamp)? {
    try stores.first(select, in: .device, bind: name) { ($0.next(String.self), $0.next(Timestamp.self)) }
  }

  /// Stores JSON text, which must be compact and valid, under a name.
  /// - Parameter now: the instant that is stored with the text.
  public func setText(_ name: String, to json: String, at now: Timestamp) throws(Failure) {
    touch(name)
    // Compares bytes, because Swift treats texts as equal whose accents are composed differently.
    let isNew = try text(of: name).map { !$0.json.utf8.elementsEqual(json.utf8) } ?? true
    try stores.run(replace, in: .device, bind: name, json, now)
    if isNew { try noteChange(of: name, at: now) }
  }

  /// Removes the value with the given name, if there is one.
  public func removeText(of name: String, at now: Timestamp) throws(Failure) {
    if try text(of: name) == nil { return }
    stores.useReserve()
    try stores.run(remove, in: .device, bind: name)
    try noteChange(of: name, at: now)
  }

  /// Reports that a value may have changed, in this table or elsewhere. Code that shows the values to other processes
  /// then reads the values again.
  /// - Parameter name: the value's name, or `nil` if any value may have changed.
  public func touch(_ name: String?) { stores.whenShared(name) }

  /// Appends a change of the value with the given name to the change log, and calls `touch`. The value may be stored in
  /// another table.
  /// - Parameter kind: the kind of data that the value belongs to.
  public func noteChange(of name: String, in kind: DeviceKind = AppGroup.kind, at now: Timestamp) throws(Failure) {
    touch(name)
    try stores.changes.note(kind, [name], at: now)
  }

  /// The kind of these values in the change log and in events.
  public static let kind = DeviceKind("appGroup", of: "appGroup")

  private static let sql = """
    CREATE TABLE {store}.app_group_values (
      name TEXT NOT NULL PRIMARY KEY,
      value TEXT NOT NULL,
      updatedAt INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """

  /// The table of the values.
  public static let schema = ServiceSchema(steps: [.init("appGroup.values", in: .device, sql)])
}
