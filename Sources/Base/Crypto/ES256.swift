internal import COpenSSL

/// Verifies signatures that were made with one key by ECDSA on P-256 with SHA-256. The signed texts must have the same
/// beginning.
///
/// Source: [RFC 7518](https://www.rfc-editor.org/rfc/rfc7518), section 3.4. For speed, the key and OpenSSL's contexts
/// are used again for each signature, and the common beginning is digested only once. So a verification costs little
/// more than the arithmetic on the curve.
public final class ES256 {
  /// The number of bytes of a signature. It consists of r and s with 32 bytes each, the highest byte first.
  public static let signatureLength = 64

  private let verification: OpaquePointer?
  private let beginning: OpaquePointer?
  private let digest: OpaquePointer?

  /// Creates a verifier for the key of a certificate.
  /// - Parameter text: the common beginning of the signed texts.
  /// - Returns: `nil` if the certificate's key is not on P-256.
  public init?(_ certificate: Certificate, beginning text: [UInt8] = []) {
    guard certificate.curve == .p256 else { return nil }
    verification = EVP_PKEY_CTX_new(X509_get0_pubkey(certificate.x509), nil)
    beginning = EVP_MD_CTX_new()
    digest = EVP_MD_CTX_new()
    guard verification != nil, beginning != nil, digest != nil, EVP_PKEY_verify_init(verification) == 1,
      EVP_DigestInit_ex2(beginning, EVP_sha256(), nil) == 1, EVP_DigestUpdate(beginning, text, text.count) == 1
    else { return nil }
  }

  deinit {
    EVP_PKEY_CTX_free(verification)
    EVP_MD_CTX_free(beginning)
    EVP_MD_CTX_free(digest)
  }

  /// Returns a Boolean value that indicates whether a signature is valid for a text: the common beginning, followed by
  /// `rest`.
  /// - Parameter signature: r and s, with `signatureLength` bytes. A signature of another length, or with a number that
  ///   the curve does not allow, is not valid.
  public func verifies(_ signature: [UInt8], of rest: UnsafeBufferPointer<UInt8>) -> Bool {
    guard signature.count == ES256.signatureLength else { return false }
    var hash = [UInt8](repeating: 0, count: 32)
    guard EVP_MD_CTX_copy_ex(digest, beginning) == 1, EVP_DigestUpdate(digest, rest.baseAddress, rest.count) == 1,
      EVP_DigestFinal_ex(digest, &hash, nil) == 1
    else { return false }
    let encoded = ES256.encode(signature)
    let isSound = EVP_PKEY_verify(verification, encoded, encoded.count, hash, hash.count) == 1
    if !isSound { ERR_clear_error() }
    return isSound
  }

  /// Returns a signature in the form that OpenSSL needs: a DER sequence of two integers.
  private static func encode(_ signature: [UInt8]) -> [UInt8] {
    var der: [UInt8] = [0x30, 0]
    der.reserveCapacity(72)
    for half in [signature[..<32], signature[32...]] {
      // In DER, an integer has as few bytes as possible. If its highest bit is set, it would be negative, so a zero
      // byte is put before it.
      let number = half.dropLast().drop { $0 == 0 } + half.suffix(1)
      let needsZero = number.first! >= 0x80
      der += [0x02, UInt8(number.count + (needsZero ? 1 : 0))]
      if needsZero { der.append(0) }
      der += number
    }
    der[1] = UInt8(der.count - 2)
    return der
  }
}
