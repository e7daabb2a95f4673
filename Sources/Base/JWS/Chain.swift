internal import Crypto

/// A chain of certificates with which data of the App Store may be signed. It leads from a leaf over an intermediate
/// certificate to a trusted root.
///
/// A chain of a single certificate is used only by StoreKit's tests in Xcode, which sign with a certificate of their
/// own ([Setting up StoreKit Testing in
/// Xcode](https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode)). This certificate must
/// itself be one of the trusted roots, and is trusted only for that environment.
///
/// The initializer checks everything except the signed date, and the certificates are not needed afterwards. It does
/// not check whether a certificate was revoked. That would need network access, which the core does not have.
struct Chain {
  /// Verifies signatures that the leaf's key has made. The signed texts must begin with the same header.
  let leaf: ES256
  /// The first instant at which all certificates are valid, in milliseconds since 1970.
  let notBefore: Int
  /// The last instant at which all certificates are valid, in milliseconds since 1970.
  let notAfter: Int

  /// A Boolean value that indicates whether the chain is the single certificate of StoreKit's tests in Xcode.
  let isOfXcode: Bool

  /// Checks the certificates of a chain.
  /// - Parameters:
  ///   - encoded: three certificates in DER, the leaf first, or the single certificate of tests in Xcode.
  ///   - beginning: the beginning of the signed text: the header and the point behind it.
  init(_ encoded: [[UInt8]], to roots: TrustedRoots, beginning: [UInt8]) throws(Defect) {
    var certificates: [Certificate] = []
    for der in encoded {
      do throws(Certificate.Malformed) { certificates.append(try Certificate(der: der)) } catch {
        throw .badCertificate
      }
    }
    if certificates.count == 1 {
      self = try Chain(alone: certificates[0], in: roots, beginning: beginning)
      return
    }
    guard certificates.count == 3 else { throw .chainLength }
    let (leaf, intermediate, root) = (certificates[0], certificates[1], certificates[2])
    guard roots.hold(root) else { throw .untrustedRoot }
    guard root.isSigned(by: root), intermediate.isSigned(by: root), leaf.isSigned(by: intermediate) else {
      throw .brokenChain
    }
    // In the chain, there is one authority below the root (the intermediate), and none below the intermediate.
    guard Chain.isAuthority(root, over: 1), Chain.isAuthority(intermediate, over: 0), !leaf.isAuthority else {
      throw .badAuthority
    }
    guard certificates.allSatisfy(Chain.isKnown) else { throw .criticalExtension }
    guard leaf.has(Chain.leafMarker), intermediate.has(Chain.intermediateMarker) else { throw .missingMarker }
    guard leaf.maySignData, let key = ES256(leaf, beginning: beginning) else { throw .unfitKey }
    self.leaf = key
    isOfXcode = false
    notBefore = certificates.map(\.notBefore).max()!
    notAfter = certificates.map(\.notAfter).min()!
  }

  private init(alone certificate: Certificate, in roots: TrustedRoots, beginning: [UInt8]) throws(Defect) {
    // If a single certificate is not a trusted root, the error is the same as for any other chain of a wrong length.
    guard roots.hold(certificate) else { throw .chainLength }
    // The certificate is one of the roots, so its key is trusted. Whether the certificate has signed itself is not
    // checked, because that would prove nothing. Xcode's certificate is also only for signing data, not certificates.
    guard let key = ES256(certificate, beginning: beginning) else { throw .unfitKey }
    leaf = key
    notBefore = certificate.notBefore
    notAfter = certificate.notAfter
    isOfXcode = true
  }

  /// Throws an error if one of the certificates was not valid at a date.
  /// - Parameter date: the date, in milliseconds since 1970.
  func require(validAt date: Int) throws(Defect) {
    if date < notBefore { throw .notYetValid }
    if date > notAfter { throw .expired }
  }

  /// The object identifier with which Apple marks certificates that sign receipts of the App Store.
  private static let leafMarker = "1.2.840.113635.100.6.11.1"
  /// The object identifier with which Apple marks its certificate authority for developers.
  private static let intermediateMarker = "1.2.840.113635.100.6.2.1"

  /// The extensions that this code knows: basic constraints, key usage, certificate policies (any policy is accepted),
  /// and the two markers.
  private static let known = ["2.5.29.19", "2.5.29.15", "2.5.29.32", leafMarker, intermediateMarker]

  private static func isKnown(_ certificate: Certificate) -> Bool {
    certificate.extensions.allSatisfy { !$0.isCritical || known.contains($0.identifier) }
  }

  private static func isAuthority(_ certificate: Certificate, over authorities: Int) -> Bool {
    certificate.isAuthority && certificate.maySignCertificates && certificate.pathLength ?? .max >= authorities
  }
}
