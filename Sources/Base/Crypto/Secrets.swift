internal import COpenSSL

/// Functions for bytes that must stay secret.
public enum Secrets {
  /// Returns a Boolean value that indicates whether both arrays hold the same bytes. The time of the comparison reveals
  /// only whether the arrays have the same length.
  public static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && CRYPTO_memcmp(one, other, one.count) == 0
  }

  /// Returns the SHA-256 of some bytes (FIPS 180-4), or `nil` if there is not enough memory.
  public static func digest(of bytes: [UInt8]) -> [UInt8]? { bytes.withUnsafeBytes { digest(of: $0) } }

  /// Returns the SHA-256 of bytes that are not in an array.
  public static func digest(of bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    var digest = [UInt8](repeating: 0, count: 32)
    return Library.isReady && EVP_Digest(bytes.baseAddress, bytes.count, &digest, nil, EVP_sha256(), nil) == 1
      ? digest : nil
  }

  /// Overwrites bytes that must not be found in memory later. The compiler does not remove this write, as it may with
  /// others.
  public static func overwrite(_ bytes: UnsafeMutableRawBufferPointer) {
    OPENSSL_cleanse(bytes.baseAddress, bytes.count)
  }
}
