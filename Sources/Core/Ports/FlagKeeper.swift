public import RPC
public import Shape

/// Provides the present flags.
public protocol FlagKeeper {
  /// Returns the flags as JSON text and the instant at which they were fetched, which is `nil` for flags of a file.
  /// Returns `nil` if no document has flags.
  func sharedFlags() throws(Failure) -> (json: String, fetchedAt: Timestamp?)?
}
