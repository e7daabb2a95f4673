internal import COpenSSL

/// Computes the SHA-256 digest (FIPS 180-4) of bytes that are added in several parts.
public final class Digest {
  private let context: OpaquePointer

  /// Creates the digest of no bytes. Returns `nil` if there is not enough memory.
  public init?() {
    guard Library.isReady, let context = EVP_MD_CTX_new() else { return nil }
    guard EVP_DigestInit_ex2(context, EVP_sha256(), nil) == 1 else {
      EVP_MD_CTX_free(context)
      return nil
    }
    self.context = context
  }

  deinit { EVP_MD_CTX_free(context) }

  public func add(_ bytes: UnsafeRawBufferPointer) { _ = EVP_DigestUpdate(context, bytes.baseAddress, bytes.count) }

  /// Returns the digest of all added bytes as 64 hexadecimal characters in lower case. After this call, no more bytes
  /// can be added.
  public func text() -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    _ = EVP_DigestFinal_ex(context, &digest, nil)
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
