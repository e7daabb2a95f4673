internal import Crypto
public import Shape

extension UUID {
  /// Creates the id of an account of a cloud, which is the same on all its devices. It is a UUID of version 8 (RFC 9562, section 5.8),
  /// from the first bytes of a SHA-256. The hashed text is the container's id, a line feed, and the user reference.
  public init(account reference: String, of container: String) {
    var text = "\(container)\n\(reference)"
    let digest = Digest()
    text.withUTF8 { digest?.add(UnsafeRawBufferPointer($0)) }
    let hex = digest?.text() ?? ""
    let high = UInt64(hex.prefix(16), radix: 16) ?? 0
    let low = UInt64(hex.dropFirst(16).prefix(16), radix: 16) ?? 0
    self.init(high: high & ~0xf000 | 0x8000, low: low & ~(3 << 62) | 2 << 62)
  }
}
