public import RPC
public import Shape

/// Finds and fetches the files that are in the cloud.
public protocol CloudFiles: AnyObject {
  /// Returns a Boolean value that indicates whether the cloud has a file, as far as this device knows.
  func has(_ file: SyncedFile, of record: UUID) throws(Failure) -> Bool
  /// Notes that this device has a file of a record which it may not have had before.
  func noteFiles(of record: UUID) throws(Failure)
  /// Fetches files, one after the other.
  /// - Returns: the requests that are held until all files are fetched, or `nil` if the cloud can't be reached now.
  func fetch(_ files: [WantedFile]) throws(Failure) -> HeldRequests?
}
