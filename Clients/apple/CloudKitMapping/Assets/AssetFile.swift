/// A reference to the content of an asset, as the value of a field in the protocol.
public struct AssetFile: Equatable, Sendable {
  /// The SHA-256 digest of the content, as 64 lower-case hexadecimal digits.
  public let sha256: String
  public let bytes: Int
  /// The path of a file with the content, or nil if the record only refers to the content.
  public let path: String?

  /// The maximum size of a content, in bytes.
  public static let most = 250_000_000

  /// - Returns: nil if `sha256` is not a digest, or if `bytes` is not between 1 and `most`.
  public init?(sha256: String, bytes: Int, path: String? = nil) {
    let isDigest = sha256.utf8.count == 64 && sha256.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    guard isDigest, (1...AssetFile.most).contains(bytes) else { return nil }
    self.sha256 = sha256
    self.bytes = bytes
    self.path = path
  }

  /// - Parameter value: a field in the form of the protocol.
  /// - Returns: nil if the field is not an asset, or can't be read.
  public init?(value: JSONValue) {
    guard value["type"]?.string == "asset", let content = value["value"], let sha256 = content["sha256"]?.string,
      let bytes = content["bytes"]?.int
    else { return nil }
    self.init(sha256: sha256, bytes: Int(bytes), path: content["path"]?.string)
  }

  /// The reference as JSON without the path, because the path has no meaning on other devices.
  public var json: JSONValue { .members(("sha256", .string(sha256)), ("bytes", .int(bytes))) }

  /// The reference as JSON with the path, for a core on the same device.
  var jsonWithPath: JSONValue {
    .members(("sha256", .string(sha256)), ("bytes", .int(bytes)), ("path", path.map { .string($0) }))
  }
}
