public import Shape

/// A file that is to come from the cloud.
public struct WantedFile {
  public let file: SyncedFile
  public let record: UUID
  /// Where it is put; nothing is there.
  public let path: String
  /// Called on another thread with the place where it is, which may be another: whether it is the file that was meant.
  public let keep: @Sendable (_ path: String) -> Bool

  public init(_ file: SyncedFile, of record: UUID, to path: String, keep: @escaping @Sendable (_ path: String) -> Bool) {
    self.file = file
    self.record = record
    self.path = path
    self.keep = keep
  }
}
