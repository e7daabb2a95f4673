internal import Crypto
public import Shape

/// Computes the UUID of a cloud account.
extension UUID {
  /// Creates the UUID of a cloud account. All devices of the account compute the same UUID.
  ///
  /// It is a UUID of version 8 (RFC 9562, section 5.8), made of the first 16 bytes of a SHA-256 digest. The digested
  /// text is the container's id, a line feed, and the user reference.
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
