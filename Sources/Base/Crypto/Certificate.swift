internal import COpenSSL

/// An X.509 certificate ([RFC 5280](https://www.rfc-editor.org/rfc/rfc5280)), read once.
///
/// The class reports the certificate's content. Its callers decide whether to trust the certificate.
public final class Certificate {
  /// The reasons why bytes are not a certificate.
  public enum Malformed: Error {
    /// The bytes are not the DER encoding of a certificate, or more bytes follow it.
    case encoding
    /// An extension can't be read, or occurs twice.
    case extensions
    /// The first or the last moment of validity can't be read.
    case validity
  }

  /// One extension, without its content.
  public struct Extension {
    /// The object identifier, as numbers with points.
    public let identifier: String
    /// A Boolean value that indicates whether a program that does not know the extension must refuse the certificate.
    public let isCritical: Bool
  }

  /// The curves of keys that are supported.
  public enum Curve: Sendable { case p256, p384 }

  /// The SHA-256 of the whole certificate.
  public let fingerprint: [UInt8]
  /// The first moment at which the certificate is valid, in milliseconds since 1970-01-01T00:00:00Z.
  public let notBefore: Int
  /// The last moment at which the certificate is valid, in milliseconds since 1970-01-01T00:00:00Z.
  public let notAfter: Int
  public let extensions: [Extension]
  /// The curve of the public key, or `nil` for any other key.
  public let curve: Curve?

  private let parsed: Parsed

  /// The parsed certificate, freed with its owner.
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
        // OpenSSL also reads some encodings that are not DER. They differ from the DER encoding that OpenSSL writes.
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

  /// - Parameter der: one certificate, without further bytes.
  public init(der: [UInt8]) throws(Malformed) {
    let parsed = try Parsed(der)
    // OpenSSL records the errors of reading, each in memory of its own.
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

  /// The X509 object of OpenSSL, which is valid as long as the certificate.
  var x509: OpaquePointer { parsed.certificate }

  /// Returns a Boolean value that indicates whether the certificate has the extension with this object identifier,
  /// written as numbers with points.
  public func has(_ identifier: String) -> Bool { extensions.contains { $0.identifier == identifier } }

  /// A Boolean value that indicates whether the basic constraints name the certificate as that of an authority.
  public var isAuthority: Bool {
    X509_get_extension_flags(x509) & UInt32(EXFLAG_CA | EXFLAG_BCONS) == UInt32(EXFLAG_CA | EXFLAG_BCONS)
  }

  /// The largest number of authorities between this certificate and the last one of a chain, or `nil` for any number.
  public var pathLength: Int? {
    let length = X509_get_pathlen(x509)
    return length < 0 ? nil : Int(length)
  }

  /// A Boolean value that indicates whether the key may sign certificates. It is `true` if the certificate does not
  /// restrict the key's use.
  public var maySignCertificates: Bool { X509_get_key_usage(x509) & UInt32(KU_KEY_CERT_SIGN) != 0 }

  /// A Boolean value that indicates whether the key may sign data. It is `true` if the certificate does not restrict
  /// the key's use.
  public var maySignData: Bool { X509_get_key_usage(x509) & UInt32(KU_DIGITAL_SIGNATURE) != 0 }
}

extension Certificate {
  /// Returns a Boolean value that indicates whether the key of `issuer` made this certificate's signature, and the
  /// names of issuer and subject agree.
  ///
  /// Only ECDSA with SHA-256 or SHA-384 by keys on P-256 or P-384 counts, which Apple's authorities use. The function
  /// does not check whether the issuer is an authority.
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
    // No real identifier is longer than this.
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
