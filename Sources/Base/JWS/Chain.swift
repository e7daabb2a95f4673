internal import Crypto

/// A chain of certificates that may sign data of the App Store: from a leaf over an intermediate to a trusted root.
///
/// A chain of one certificate comes from StoreKit's tests in Xcode, which sign with a certificate of their own
/// ([Setting up StoreKit Testing in
/// Xcode](https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode)). This certificate must
/// itself be one of the roots, and is trusted for no other environment.
///
/// The initializer makes all checks except that of the signed date. After it, the certificates are not needed any more.
/// Revocation is not checked: that needs a network, which the core does not have.
struct Chain {
  /// Verifies the leaf's signatures of texts that begin as the signed data does.
  let leaf: ES256
  /// The first moment at which all certificates are valid, in milliseconds since 1970.
  let notBefore: Int
  /// The last moment at which all certificates are valid, in milliseconds since 1970.
  let notAfter: Int

  /// A Boolean value that indicates whether the chain is the single certificate of tests in Xcode.
  let isOfXcode: Bool

  /// - Parameters:
  ///   - encoded: three certificates in DER, the leaf's first, or the single one of tests in Xcode.
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
    // One authority is between the root and the leaf, and none between the intermediate and the leaf.
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
    // A single certificate that is not a root gets the same error as any chain of a wrong length.
    guard roots.hold(certificate) else { throw .chainLength }
    // The roots name this certificate, so its key is trusted. A signature by itself would add nothing, and Xcode's
    // certificate is for signing data, not certificates.
    guard let key = ES256(certificate, beginning: beginning) else { throw .unfitKey }
    leaf = key
    notBefore = certificate.notBefore
    notAfter = certificate.notAfter
    isOfXcode = true
  }

  /// Throws an error if not all certificates were valid at a date.
  /// - Parameter date: in milliseconds since 1970.
  func require(validAt date: Int) throws(Defect) {
    if date < notBefore { throw .notYetValid }
    if date > notAfter { throw .expired }
  }

  /// Apple's marker of certificates that sign receipts of the App Store.
  private static let leafMarker = "1.2.840.113635.100.6.11.1"
  /// Apple's marker of its certificate authority for developers.
  private static let intermediateMarker = "1.2.840.113635.100.6.2.1"

  /// The extensions that are known here: basic constraints, key usage, policies (any will do), and the two markers.
  private static let known = ["2.5.29.19", "2.5.29.15", "2.5.29.32", leafMarker, intermediateMarker]

  private static func isKnown(_ certificate: Certificate) -> Bool {
    certificate.extensions.allSatisfy { !$0.isCritical || known.contains($0.identifier) }
  }

  private static func isAuthority(_ certificate: Certificate, over authorities: Int) -> Bool {
    certificate.isAuthority && certificate.maySignCertificates && certificate.pathLength ?? .max >= authorities
  }
}
