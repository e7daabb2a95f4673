public import RPC
internal import Shape

/// Provides the parts of an export other than the lines of the log, as JSON.
public struct LogTraces {
  let diagnostics: () -> String
  let syncStatus: () throws(Failure) -> String
  let syncEvents: () throws(Failure) -> [String]
  let identities: () throws(Failure) -> [String]

  /// - Parameters:
  ///   - diagnostics: returns an object with facts about the core.
  ///   - syncStatus: returns an object with the state of sync.
  ///   - syncEvents: returns objects with the events of sync, the oldest first.
  ///   - identities: returns the ids of accounts, which exports hide.
  public init(
    diagnostics: @escaping () -> String, syncStatus: @escaping () throws(Failure) -> String,
    syncEvents: @escaping () throws(Failure) -> [String], identities: @escaping () throws(Failure) -> [String]
  ) {
    (self.diagnostics, self.syncStatus, self.syncEvents, self.identities) = (
      diagnostics, syncStatus, syncEvents, identities
    )
  }
}
