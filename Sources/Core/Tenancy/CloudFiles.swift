public import RPC
public import Shape

/// Tells which files of records are in the cloud, and fetches them.
public protocol CloudFiles: AnyObject {
  /// Returns a Boolean value that indicates whether the cloud has a file, as far as this device knows.
  func has(_ file: SyncedFile, of record: UUID) throws(Failure) -> Bool
  /// Records that this device has a file of a record. It may not have had the file before.
  func noteFiles(of record: UUID) throws(Failure)
  /// Fetches files, one after the other.
  /// - Returns: the requests that wait until all files are fetched, or `nil` if the cloud can't be reached now.
  func fetch(_ files: [WantedFile]) throws(Failure) -> HeldRequests?
}
