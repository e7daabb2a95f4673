public import RPC
public import Shape

/// A file of a record, which the cloud has beside its members.
public struct SyncedFile: Sendable, Equatable {
  /// What it is called in the cloud.
  public let field: String
  /// The digest of its bytes (SHA-256), as hexadecimal digits.
  public let sha256: String
  public let bytes: Int
  /// Where it is; nil where it is not here.
  public let path: String?

  public init(_ field: String, sha256: String, bytes: Int, path: String?) {
    self.field = field
    self.sha256 = sha256
    self.bytes = bytes
    self.path = path
  }
}

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
