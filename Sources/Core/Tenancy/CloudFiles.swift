public import RPC
public import Shape

/// The files that the cloud has.
public protocol CloudFiles: AnyObject {
  /// Whether the cloud has a file, as far as is known here.
  func has(_ file: SyncedFile, of record: UUID) throws(Failure) -> Bool
  /// A file of a record is here that may not have been here before.
  func noteFiles(of record: UUID) throws(Failure)
  /// Fetches files, one after the other.
  /// - Returns: what waits for the end of them all; nil where the cloud can't be reached now.
  func fetch(_ files: [WantedFile]) throws(Failure) -> HeldRequests?
}
