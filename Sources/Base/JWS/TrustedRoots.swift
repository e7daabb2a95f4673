public import Crypto

/// The root certificates at which a chain may end. They are identified by their SHA-256 digests.
public struct TrustedRoots: Sendable {
  private let fingerprints: Set<[UInt8]>

  /// The root of the data that the App Store signs, "Apple Root CA - G3"; see [Apple
  /// PKI](https://www.apple.com/certificateauthority/).
  public static let apple = TrustedRoots(fingerprints: [
    [
      0x63, 0x34, 0x3a, 0xbf, 0xb8, 0x9a, 0x6a, 0x03, 0xeb, 0xb5, 0x7e, 0x9b, 0x3f, 0x5f, 0xa7, 0xbe,
      0x7c, 0x4f, 0x5c, 0x75, 0x6f, 0x30, 0x17, 0xb3, 0xa8, 0xc4, 0x88, 0xc3, 0x65, 0x3e, 0x91, 0x79,
    ]
  ])

  /// Creates the set of roots that a file contains. Apple's root is in the set only if the file contains it.
  /// - Parameter file: the content of the file: one certificate in DER, or one or more in PEM.
  public init(file: [UInt8]) throws(Certificate.Malformed) {
    fingerprints = Set(try Certificate.list(in: file).map(\.fingerprint))
  }

  private init(fingerprints: Set<[UInt8]>) { self.fingerprints = fingerprints }

  /// Bytes that identify the set of roots: equal sets give equal bytes.
  public var digestible: [UInt8] { fingerprints.sorted { $0.lexicographicallyPrecedes($1) }.flatMap(\.self) }

  func hold(_ certificate: Certificate) -> Bool { fingerprints.contains(certificate.fingerprint) }
}
