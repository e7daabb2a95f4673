internal import COpenSSL

/// An X.509 certificate ([RFC 5280](https://www.rfc-editor.org/rfc/rfc5280)), which is read when the value is created.
///
/// The class only reports what the certificate contains. The caller must decide whether to trust it.
public final class Certificate {
  /// The reason why bytes are not a valid certificate.
  public enum Malformed: Error {
    /// The bytes are not the DER encoding of a certificate, or are longer than it.
    case encoding
    /// An extension can't be read, or occurs twice.
    case extensions
    /// The first or the last instant of the validity can't be read.
    case validity
  }

  /// One extension of a certificate, without its content.
  public struct Extension {
    /// The object identifier as numbers with points, such as 2.5.29.19.
    public let identifier: String
    /// A Boolean value that indicates whether the extension is critical. A program that does not know a critical
    /// extension must refuse the certificate.
    public let isCritical: Bool
  }

  /// The supported elliptic curves of public keys.
  public enum Curve: Sendable { case p256, p384 }

  /// The SHA-256 digest of the whole certificate.
  public let fingerprint: [UInt8]
  /// The first instant at which the certificate is valid, in milliseconds since 1970-01-01T00:00:00Z.
  public let notBefore: Int
  /// The last instant at which the certificate is valid, in milliseconds since 1970-01-01T00:00:00Z.
  public let notAfter: Int
  public let extensions: [Extension]
  /// The curve of the public key, or `nil` if the key is of another kind.
  public let curve: Curve?

  private let parsed: Parsed

  /// The certificate as OpenSSL has parsed it. It is freed when this value ends.
  private struct Parsed: ~Copyable {
    let certificate: OpaquePointer

    init(_ der: [UInt8]) throws(Malformed) {
      guard Library.isReady, let certificate = Parsed.read(der) else {
        ERR_clear_error()
        throw .encoding
      }
      self.certificate = certificate
    }

    deinit { X509_free(certificate) }

    private static func read(_ der: [UInt8]) -> OpaquePointer? {
      der.withUnsafeBufferPointer { bytes in
        var end = bytes.baseAddress
        guard let certificate = d2i_X509(nil, &end, bytes.count) else { return nil }
        // OpenSSL also reads some encodings that are not valid DER. So the certificate is encoded again, and must give
        // the same bytes.
        var copy: UnsafeMutablePointer<UInt8>?
        let count = i2d_X509(certificate, &copy)
        defer { CRYPTO_free(copy, #fileID, #line) }
        if let copy, count == bytes.count, UnsafeBufferPointer(start: copy, count: bytes.count).elementsEqual(bytes) {
          return certificate
        }
        X509_free(certificate)
        return nil
      }
    }
  }

  /// Creates a certificate from its encoding.
  /// - Parameter der: the DER encoding of one certificate, without further bytes.
  public init(der: [UInt8]) throws(Malformed) {
    let parsed = try Parsed(der)
    // OpenSSL collects the errors that occur while it reads. They are removed at the end, so that they do not use
    // memory.
    defer { ERR_clear_error() }
    let certificate = parsed.certificate
    guard let fingerprint = Secrets.digest(of: der) else { throw .encoding }
    self.fingerprint = fingerprint
    guard let notBefore = Certificate.milliseconds(X509_get0_notBefore(certificate)),
      let notAfter = Certificate.milliseconds(X509_get0_notAfter(certificate))
    else { throw .validity }
    self.notBefore = notBefore
    self.notAfter = notAfter
    extensions = try Certificate.extensions(of: certificate)
    curve = X509_get0_pubkey(certificate).flatMap(Certificate.curve)
    self.parsed = parsed
  }

  /// The X509 object of OpenSSL. It is valid as long as this certificate exists.
  var x509: OpaquePointer { parsed.certificate }

  /// Returns a Boolean value that indicates whether the certificate has the extension with an object identifier, which
  /// is written as numbers with points.
  public func has(_ identifier: String) -> Bool { extensions.contains { $0.identifier == identifier } }

  /// A Boolean value that indicates whether the certificate is that of a certificate authority, according to its basic
  /// constraints.
  public var isAuthority: Bool {
    X509_get_extension_flags(x509) & UInt32(EXFLAG_CA | EXFLAG_BCONS) == UInt32(EXFLAG_CA | EXFLAG_BCONS)
  }

  /// The largest allowed number of intermediate authorities below this certificate in a chain, or `nil` if there is no
  /// limit.
  public var pathLength: Int? {
    let length = X509_get_pathlen(x509)
    return length < 0 ? nil : Int(length)
  }

  /// A Boolean value that indicates whether the key may sign certificates. If the certificate does not restrict the use
  /// of the key, the value is `true`.
  public var maySignCertificates: Bool { X509_get_key_usage(x509) & UInt32(KU_KEY_CERT_SIGN) != 0 }

  /// A Boolean value that indicates whether the key may sign data. If the certificate does not restrict the use of the
  /// key, the value is `true`.
  public var maySignData: Bool { X509_get_key_usage(x509) & UInt32(KU_DIGITAL_SIGNATURE) != 0 }
}

extension Certificate {
  /// Returns a Boolean value that indicates whether `issuer` has issued this certificate. The key of `issuer` must have
  /// made the signature, and the issuer's name must be the one in this certificate.
  ///
  /// Only signatures by ECDSA with SHA-256 or SHA-384 and a key on P-256 or P-384 are accepted. Apple's certificate
  /// authorities use these. The function does not check whether `issuer` is a certificate authority.
  public func isSigned(by issuer: Certificate) -> Bool {
    defer { ERR_clear_error() }
    var (digest, algorithm) = (NID_undef, NID_undef)
    guard issuer.curve != nil, X509_check_issued(issuer.x509, x509) == X509_V_OK,
      X509_get_signature_info(x509, &digest, &algorithm, nil, nil) == 1, algorithm == NID_X9_62_id_ecPublicKey,
      digest == NID_sha256 || digest == NID_sha384
    else { return false }
    return X509_verify(x509, X509_get0_pubkey(issuer.x509)) == 1
  }
}

extension Certificate {
  private static func milliseconds(_ time: UnsafePointer<ASN1_TIME>?) -> Int? {
    guard let epoch = ASN1_TIME_set(nil, 0) else { return nil }
    defer { ASN1_STRING_free(epoch) }
    var (days, seconds): (Int32, Int32) = (0, 0)
    guard let time, ASN1_TIME_diff(&days, &seconds, epoch, time) == 1 else { return nil }
    return (Int(days) * 86_400 + Int(seconds)) * 1000
  }

  private static func extensions(of certificate: OpaquePointer) throws(Malformed) -> [Extension] {
    guard X509_get_extension_flags(certificate) & UInt32(EXFLAG_INVALID) == 0 else { throw .extensions }
    var list: [Extension] = []
    for index in 0..<X509_get_ext_count(certificate) {
      guard let found = X509_get_ext(certificate, index),
        let identifier = identifier(of: X509_EXTENSION_get_object(found)),
        !list.contains(where: { $0.identifier == identifier })
      else { throw .extensions }
      list.append(Extension(identifier: identifier, isCritical: X509_EXTENSION_get_critical(found) != 0))
    }
    return list
  }

  private static func identifier(of object: OpaquePointer?) -> String? {
    // No real object identifier is longer than this text.
    var text = [CChar](repeating: 0, count: 128)
    let length = OBJ_obj2txt(&text, Int32(text.count), object, 1)
    guard 1..<text.count ~= Int(length) else { return nil }
    return String(decoding: text.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func curve(of key: OpaquePointer) -> Curve? {
    guard EVP_PKEY_get_base_id(key) == NID_X9_62_id_ecPublicKey else { return nil }
    var name = [CChar](repeating: 0, count: 64)
    guard EVP_PKEY_get_group_name(key, &name, name.count, nil) == 1 else { return nil }
    return switch String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) {
    case "prime256v1": .p256
    case "secp384r1": .p384
    default: nil
    }
  }
}
