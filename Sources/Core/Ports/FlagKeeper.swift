public import RPC
public import Shape

/// Provides the feature flags that are in force.
public protocol FlagKeeper {
  /// Returns the flags as JSON text, and the instant at which they were fetched. The instant is `nil` if the flags come
  /// from a file. Returns `nil` if no document has flags.
  func sharedFlags() throws(Failure) -> (json: String, fetchedAt: Timestamp?)?
}
