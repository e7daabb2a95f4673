internal import RPC
internal import SQLite
internal import Shape

/// Removes the values of deleted records from the change log.
extension ChangeLog {
  /// Removes the values of a deleted record from the log. The entries of its changes stay, because events and sync read
  /// them.
  func forgetValues(of record: UUID, in store: Store) throws(Failure) {
    try write(to: store)
    try stores.run(emptying, in: store, bind: record)
  }
}
