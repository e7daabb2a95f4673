public import Shape

/// A file that is to be fetched from the cloud.
public struct WantedFile {
  public let file: SyncedFile
  public let record: UUID
  /// The path that the fetched file is to get. No file has this path yet.
  public let path: String
  /// Is called on another thread with the path of the fetched file, which may differ from `path`. Returns a Boolean
  /// value that indicates whether the file is the expected one.
  public let keep: @Sendable (_ path: String) -> Bool

  public init(_ file: SyncedFile, of record: UUID, to path: String, keep: @escaping @Sendable (_ path: String) -> Bool)
  {
    self.file = file
    self.record = record
    self.path = path
    self.keep = keep
  }
}
