internal import COpenSSL

/// What is done with bytes that nobody may learn.
public enum Secrets {
  /// Whether both hold the same bytes; how long it takes tells nothing but whether they are equally long.
  public static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && CRYPTO_memcmp(one, other, one.count) == 0
  }

  /// The SHA-256 of some bytes (FIPS 180-4); nil when there is no memory for it.
  public static func digest(of bytes: [UInt8]) -> [UInt8]? { bytes.withUnsafeBytes { digest(of: $0) } }

  /// The same of bytes that are no array.
  public static func digest(of bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    var digest = [UInt8](repeating: 0, count: 32)
    return Library.isReady && EVP_Digest(bytes.baseAddress, bytes.count, &digest, nil, EVP_sha256(), nil) == 1 ? digest : nil
  }

  /// Overwrites bytes that nobody may find in memory later. The compiler does not leave it out, as it may with other writes.
  public static func overwrite(_ bytes: UnsafeMutableRawBufferPointer) { OPENSSL_cleanse(bytes.baseAddress, bytes.count) }
}
