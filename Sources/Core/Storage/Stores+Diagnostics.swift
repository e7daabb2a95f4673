public import RPC
internal import SQLite

/// Reports the size and the faults of a store.
extension Stores {
  /// Returns the number of a store's newest migration, and the size of its content in bytes.
  public func size(of store: Store) throws(Failure) -> (schema: Int, bytes: Int) {
    let pages = try pragma("page_count", store)
    let free = try pragma("freelist_count", store)
    return (try pragma("user_version", store), (pages - free) * (try pragma("page_size", store)))
  }

  /// Returns the faults that SQLite finds in a store, or `ok` (https://www.sqlite.org/pragma.html#pragma_quick_check).
  public func check(_ store: Store) throws(Failure) -> String {
    try all(StoreStatement("PRAGMA {store}.quick_check(10)"), in: store, { _ in }, { $0.next(String.self) }).joined(
      separator: "; ")
  }

  /// The number of statements that are prepared.
  public var statementCount: Int { files.connection?.statementCount ?? 0 }

  private func pragma(_ name: String, _ store: Store) throws(Failure) -> Int {
    try first(StoreStatement("PRAGMA {store}.\(name)"), in: store, { _ in }, { $0.next(Int.self) }) ?? 0
  }
}
