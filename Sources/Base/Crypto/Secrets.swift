internal import COpenSSL

/// Functions for handling bytes that must stay secret.
public enum Secrets {
  /// Returns a Boolean value that indicates whether two arrays have the same bytes. The time that the comparison takes
  /// depends only on their lengths, so it reveals nothing about the bytes.
  public static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && CRYPTO_memcmp(one, other, one.count) == 0
  }

  /// Returns the SHA-256 digest of bytes (FIPS 180-4), or `nil` if there is not enough memory.
  public static func digest(of bytes: [UInt8]) -> [UInt8]? { bytes.withUnsafeBytes { digest(of: $0) } }

  /// Returns the SHA-256 digest of bytes in a buffer, or `nil` if there is not enough memory.
  public static func digest(of bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    var digest = [UInt8](repeating: 0, count: 32)
    return Library.isReady && EVP_Digest(bytes.baseAddress, bytes.count, &digest, nil, EVP_sha256(), nil) == 1
      ? digest : nil
  }

  /// Overwrites bytes so that they can't be found in memory later. The compiler may remove other writes to memory that
  /// is not read again, but not this one.
  public static func overwrite(_ bytes: UnsafeMutableRawBufferPointer) {
    OPENSSL_cleanse(bytes.baseAddress, bytes.count)
  }
}
