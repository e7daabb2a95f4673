public import RPC
public import Shape

/// Knows the flags that hold now.
public protocol FlagKeeper {
  /// The flags as JSON text, and when they were fetched, nil for those of a file; nil where no document has any.
  func sharedFlags() throws(Failure) -> (json: String, fetchedAt: Timestamp?)?
}
