internal import COpenSSL

/// Verifies signatures of one RSA key: RSASSA-PKCS1-v1_5 with SHA-256.
///
/// Source: [RFC 7518](https://www.rfc-editor.org/rfc/rfc7518), section 3.3.
public final class RS256 {
  private let key: OpaquePointer

  /// The smallest number of bits of a modulus.
  public static let leastBits = 2048
  /// The largest number of bytes of a modulus or an exponent. With a larger key, anybody could make the core compute
  /// for a long time.
  private static let mostBytes = 1024

  /// - Parameters:
  ///   - modulus: the modulus, with the highest byte first.
  ///   - exponent: the exponent, with the highest byte first.
  /// - Returns: `nil` if the numbers are not a key, or the key has fewer bits than `leastBits`.
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

  /// Returns a Boolean value that indicates whether the key signed the text.
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
    // The integer has as few bytes as possible. A zero is added before a byte whose highest bit would be read as a
    // sign.
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
