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
