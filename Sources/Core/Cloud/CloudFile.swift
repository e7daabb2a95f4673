internal import JSON
public import Shape

/// A reference to the content of an asset, as the value of a record's field.
public struct CloudFile: Record, Sendable, Equatable {
  public let sha256: String, bytes: Int, path: String?

  public static let doc: StaticString = "The content of an asset, in a field of a record."

  /// The maximum size of a content, in bytes.
  public static let most = 250_000_000
  /// The number of days for which a container still stores a content after the last record that refers to it is gone.
  public static let daysUnused = 30

  /// - Parameter path: the path of the file with the content, if the content is to be saved.
  public init(_ sha256: String, bytes: Int, path: String? = nil) {
    self.sha256 = sha256
    self.bytes = bytes
    self.path = path
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    sha256 = field(
      "sha256", \.sha256, "The SHA-256 digest of the content, as 64 lower-case hexadecimal digits.", .length(64...64))
    bytes = field("bytes", \.bytes, "The size of the content, in bytes.", .range(1...CloudFile.most))
    path = field.optional(
      "path", \.path, "The path of a file with the content. It is given in a request to save the record.")
  }

  /// The content as the value of a field.
  public var value: CloudValue { CloudValue(.asset, json: jsonText(self)) }
}

extension CloudFields {
  /// The total size of the contents that the fields refer to, in bytes.
  public var fileBytes: Int { list.reduce(0) { $0 + ($1.value?.file?.bytes ?? 0) } }
}

extension CloudValue {
  /// The content that the value refers to, or `nil` if the value is not a valid asset.
  public var file: CloudFile? {
    guard type == .asset, let file = CloudFile(json: json), file.sha256.utf8.allSatisfy(CloudValue.isHexadecimal) else {
      return nil
    }
    return file
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
