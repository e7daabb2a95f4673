internal import COpenSSL

/// Verifies signatures that were made with one RSA key by RSASSA-PKCS1-v1_5 with SHA-256.
///
/// Source: [RFC 7518](https://www.rfc-editor.org/rfc/rfc7518), section 3.3.
public final class RS256 {
  private let key: OpaquePointer

  /// The smallest allowed number of bits of the modulus.
  public static let leastBits = 2048
  /// The largest allowed number of bytes of the modulus, and of the exponent. Verifying with larger numbers takes long,
  /// so anybody could keep the core busy with such a key.
  private static let mostBytes = 1024

  /// Creates a verifier for a key.
  /// - Parameters:
  ///   - modulus: the modulus, with the highest byte first.
  ///   - exponent: the exponent, with the highest byte first.
  /// - Returns: `nil` if the numbers are not a valid key, or the key has fewer bits than `leastBits`.
  public init?(modulus: [UInt8], exponent: [UInt8]) {
    guard Library.isReady, modulus.count <= RS256.mostBytes, exponent.count <= RS256.mostBytes else { return nil }
    let der = RS256.sequence(RS256.integer(modulus) + RS256.integer(exponent))
    let key = der.withUnsafeBufferPointer { bytes in
      var start = bytes.baseAddress
      return d2i_PublicKey(EVP_PKEY_RSA, nil, &start, bytes.count)
    }
    guard let key else {
      ERR_clear_error()
      return nil
    }
    guard EVP_PKEY_get_bits(key) >= RS256.leastBits else {
      EVP_PKEY_free(key)
      return nil
    }
    self.key = key
  }

  deinit { EVP_PKEY_free(key) }

  /// Returns a Boolean value that indicates whether a signature is valid for a text.
  public func verifies(_ signature: [UInt8], of text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let context = EVP_MD_CTX_new() else { return false }
    defer { EVP_MD_CTX_free(context) }
    guard EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, key) == 1 else { return false }
    let isSound = EVP_DigestVerify(context, signature, signature.count, text.baseAddress, text.count) == 1
    if !isSound { ERR_clear_error() }
    return isSound
  }

  // MARK: The key as OpenSSL reads it: RSAPublicKey (RFC 8017, appendix A.1.1) in DER

  private static func integer(_ number: [UInt8]) -> [UInt8] {
    // In DER, an integer has as few bytes as possible. If its highest bit is set, it would be negative, so a zero byte
    // is put before it.
    let digits = number.drop { $0 == 0 }
    return element(0x02, (digits.first ?? 0x80) >= 0x80 ? [0] + digits : Array(digits))
  }

  private static func sequence(_ content: [UInt8]) -> [UInt8] { element(0x30, content) }

  private static func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    let count = content.count
    let length: [UInt8] =
      count < 0x80
      ? [UInt8(count)] : count < 0x100 ? [0x81, UInt8(count)] : [0x82, UInt8(count >> 8), UInt8(count & 0xff)]
    return [tag] + length + content
  }
}
