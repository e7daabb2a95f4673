/// The content of an asset, as the value of a field of the protocol.
public struct AssetFile: Equatable, Sendable {
  /// 64 lower-case hexadecimal digits.
  public let sha256: String
  public let bytes: Int
  /// Where it is, of one that is to be saved.
  public let path: String?

  /// The most bytes of one.
  public static let most = 250_000_000

  /// - Returns: nil for what is no digest, or no size.
  public init?(sha256: String, bytes: Int, path: String? = nil) {
    let isDigest = sha256.utf8.count == 64 && sha256.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    guard isDigest, (1...AssetFile.most).contains(bytes) else { return nil }
    self.sha256 = sha256
    self.bytes = bytes
    self.path = path
  }

  /// - Parameter value: a field; nil for one of another type, or one that can't be read.
  public init?(value: JSONValue) {
    guard value["type"]?.string == "asset", let content = value["value"], let sha256 = content["sha256"]?.string,
      let bytes = content["bytes"]?.int
    else { return nil }
    self.init(sha256: sha256, bytes: Int(bytes), path: content["path"]?.string)
  }

  /// Without the path, which is of the device that has sent it.
  public var json: JSONValue { .members(("sha256", .string(sha256)), ("bytes", .int(bytes))) }

  /// With the path, for a core on the same device.
  var jsonWithPath: JSONValue {
    .members(("sha256", .string(sha256)), ("bytes", .int(bytes)), ("path", path.map { .string($0) }))
  }
}
