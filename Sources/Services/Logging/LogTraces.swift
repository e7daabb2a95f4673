public import RPC
internal import Shape

/// What an export tells of beside the lines of the log, as JSON text.
public struct LogTraces {
  let diagnostics: () -> String
  let syncStatus: () throws(Failure) -> String
  let syncEvents: () throws(Failure) -> [String]
  let identities: () throws(Failure) -> [String]

  /// - Parameters:
  ///   - diagnostics: an object.
  ///   - syncStatus: an object.
  ///   - syncEvents: objects, the oldest first.
  ///   - identities: the ids of accounts, which no export has.
  public init(
    diagnostics: @escaping () -> String, syncStatus: @escaping () throws(Failure) -> String,
    syncEvents: @escaping () throws(Failure) -> [String], identities: @escaping () throws(Failure) -> [String]
  ) {
    (self.diagnostics, self.syncStatus, self.syncEvents, self.identities) = (diagnostics, syncStatus, syncEvents, identities)
  }
}
