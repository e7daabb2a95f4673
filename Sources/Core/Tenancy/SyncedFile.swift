/// A file that belongs to a record. The cloud stores it beside the record's members.
public struct SyncedFile: Sendable, Equatable {
  /// The name of the file's field in the cloud.
  public let field: String
  /// The digest of its bytes (SHA-256), as hexadecimal digits.
  public let sha256: String
  public let bytes: Int
  /// The path of the file, or `nil` if the file is not on this device.
  public let path: String?

  public init(_ field: String, sha256: String, bytes: Int, path: String?) {
    self.field = field
    self.sha256 = sha256
    self.bytes = bytes
    self.path = path
  }
}
