public import Shape

/// A file that is to be fetched from the cloud.
public struct WantedFile {
  public let file: SyncedFile
  public let record: UUID
  /// The path for the file, at which there is no file yet.
  public let path: String
  /// Is called on another thread with the path of the fetched file, which may differ from `path`. Returns a Boolean
  /// value that indicates whether it is the expected file.
  public let keep: @Sendable (_ path: String) -> Bool

  public init(_ file: SyncedFile, of record: UUID, to path: String, keep: @escaping @Sendable (_ path: String) -> Bool)
  {
    self.file = file
    self.record = record
    self.path = path
    self.keep = keep
  }
}
