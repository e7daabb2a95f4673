public import RPC
internal import SQLite
internal import Shape

/// Deleting without a trace: for what users have written.
extension Stores {
  /// Has SQLite overwrite what this process deletes from a store from now on, in the file, too.
  ///
  /// Source: [PRAGMA secure_delete](https://www.sqlite.org/pragma.html#pragma_secure_delete).
  public func overwriteDeleted(in store: Store) throws(Failure) {
    _ = try first(secureDeletion, in: store, { _ in }, { $0.next(Int.self) })
  }
}

extension ChangeLog {
  /// Removes the values of a deleted record from the log. The entries of its changes stay, as events and sync read them.
  func forgetValues(of record: UUID, in store: Store) throws(Failure) {
    try stores.overwriteDeleted(in: store)
    try write(to: store)
    try stores.run(emptying, in: store) { $0.add(record) }
  }
}
