internal import JSON
public import RPC
internal import SQLite
public import Shape

/// Values that the app shares with its widgets: JSON under a name, on the device.
public struct AppGroup {
  private let stores: Stores
  private let select = StoreStatement("SELECT value, updatedAt FROM {store}.app_group_values WHERE name = ?")
  private let replace = StoreStatement("INSERT OR REPLACE INTO {store}.app_group_values (name, value, updatedAt) VALUES (?, ?, ?)")
  private let remove = StoreStatement("DELETE FROM {store}.app_group_values WHERE name = ?")

  public init(_ stores: Stores) { self.stores = stores }

  /// The JSON text under a name, and when it was written; nil when there is none.
  public func text(of name: String) throws(Failure) -> (json: String, updatedAt: Timestamp)? {
    try stores.first(select, in: .device, { $0.add(name) }, { ($0.next(String.self), $0.next(Timestamp.self)) })
  }

  /// Keeps JSON text, compact and valid, under a name.
  /// - Parameter now: noted as when it was written.
  public func setText(_ name: String, to json: String, at now: Timestamp) throws(Failure) {
    touch(name)
    // Compared to the byte: to Swift, texts are equal that are composed in other ways.
    let isNew = try text(of: name).map { !$0.json.utf8.elementsEqual(json.utf8) } ?? true
    try stores.run(replace, in: .device) {
      $0.add(name)
      $0.add(json)
      $0.add(now)
    }
    if isNew { try noteChange(of: name, at: now) }
  }

  /// Removes what is kept under a name; nothing where there is nothing.
  public func removeText(of name: String, at now: Timestamp) throws(Failure) {
    if try text(of: name) == nil { return }
    stores.useReserve()
    try stores.run(remove, in: .device) { $0.add(name) }
    try noteChange(of: name, at: now)
  }

  /// A value may become another one, wherever it is kept: whoever shows them to other processes looks again.
  /// - Parameter name: its name; nil for any of them.
  public func touch(_ name: String?) { stores.whenShared(name) }

  /// Tells of another value under a name, wherever it is kept.
  /// - Parameter kind: what it is a part of.
  public func noteChange(of name: String, in kind: DeviceKind = AppGroup.kind, at now: Timestamp) throws(Failure) {
    touch(name)
    try stores.changes.note(kind, [name], at: now)
  }

  /// The values, to those who are told of changes.
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
