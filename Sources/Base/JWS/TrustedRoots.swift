public import Crypto

/// The roots that a chain may end at, identified by the SHA-256 of their certificates.
public struct TrustedRoots: Sendable {
  private let fingerprints: Set<[UInt8]>

  /// "Apple Root CA - G3", the root of the data that the App Store signs; [Apple
  /// PKI](https://www.apple.com/certificateauthority/).
  public static let apple = TrustedRoots(fingerprints: [
    [
      0x63, 0x34, 0x3a, 0xbf, 0xb8, 0x9a, 0x6a, 0x03, 0xeb, 0xb5, 0x7e, 0x9b, 0x3f, 0x5f, 0xa7, 0xbe,
      0x7c, 0x4f, 0x5c, 0x75, 0x6f, 0x30, 0x17, 0xb3, 0xa8, 0xc4, 0x88, 0xc3, 0x65, 0x3e, 0x91, 0x79,
    ]
  ])

  /// Creates roots from the certificates of a file. Apple's root is not among them, unless the file has it.
  /// - Parameter file: one certificate in DER, or one or more in PEM.
  public init(file: [UInt8]) throws(Certificate.Malformed) {
    fingerprints = Set(try Certificate.list(in: file).map(\.fingerprint))
  }

  private init(fingerprints: Set<[UInt8]>) { self.fingerprints = fingerprints }

  /// Bytes that are equal for equal sets of roots.
  public var digestible: [UInt8] { fingerprints.sorted { $0.lexicographicallyPrecedes($1) }.flatMap(\.self) }

  func hold(_ certificate: Certificate) -> Bool { fingerprints.contains(certificate.fingerprint) }
}
