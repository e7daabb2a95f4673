public import RPC
internal import Shape

/// The content of an export beside the lines of the log, as JSON text.
public struct LogTraces {
  let diagnostics: () -> String
  let syncStatus: () throws(Failure) -> String
  let syncEvents: () throws(Failure) -> [String]
  let identities: () throws(Failure) -> [String]

  /// - Parameters:
  ///   - diagnostics: returns an object.
  ///   - syncStatus: returns an object.
  ///   - syncEvents: returns objects, the oldest first.
  ///   - identities: returns the ids of accounts, which are hidden in exports.
  public init(
    diagnostics: @escaping () -> String, syncStatus: @escaping () throws(Failure) -> String,
    syncEvents: @escaping () throws(Failure) -> [String], identities: @escaping () throws(Failure) -> [String]
  ) {
    (self.diagnostics, self.syncStatus, self.syncEvents, self.identities) = (diagnostics, syncStatus, syncEvents, identities)
  }
}
