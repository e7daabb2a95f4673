public import RPC
public import Shape

/// The request `host.cloud.asset.download`: downloads the file in a field of a record.
public struct DownloadAsset: HostRequest {
  public let database: CloudDatabase, zone: CloudZone, record: UUID, field: String, path: String

  public static let name: StaticString = "host.cloud.asset.download"
  public static let doc: StaticString = "Asks for the content of an asset, which is a field of a record, as a file."
  public static let answerDoc: StaticString = "The path of the file, and the digest of its content."

  public init(_ database: CloudDatabase, _ zone: CloudZone, _ record: UUID, field: String, to path: String) {
    self.database = database
    self.zone = zone
    self.record = record
    self.field = field
    self.path = path
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    database = field("database", \.database, "The database of the record.")
    zone = field("zone", \.zone, "The zone of the record.")
    record = field("record", \.record, "The id of the record.")
    self.field = field("field", \.field, "The name of the field. Its type must be `asset`.", .length(1...255))
    path = field(
      "path", \.path,
      "The path where the host should create the file, which then belongs to the core. The host may use another path if that file exists until the core's next request.",
      .length(1...4096))
  }

  /// The container's reply.
  public struct Answer: Record, Sendable {
    public let path: String, sha256: String

    public static let recordName = "DownloadedAsset"
    public static let doc: StaticString = "A file with the content of an asset."

    public init(path: String, sha256: String) {
      self.path = path
      self.sha256 = sha256
    }

    public init<F: Fields<Self>>(_ field: inout F) {
      path = field("path", \.path, "The path of the file.", .length(1...4096))
      sha256 = field(
        "sha256", \.sha256, "The SHA-256 digest of the content, as 64 lower-case hexadecimal digits.", .length(64...64))
    }
  }
}
