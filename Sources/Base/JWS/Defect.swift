/// The reason why signed data is not trusted. The raw value is a name for programs.
public enum Defect: String, Error, CaseIterable, Sendable {
  /// The data is not three parts in base64url, or its header is not a JSON object.
  case malformed
  /// The header or the payload is longer than `CompactForm` allows.
  case tooLarge
  /// The data is not signed with ES256.
  case algorithm
  /// The header requires support for an extension (RFC 7515, section 4.1.11). The core supports none.
  case criticalHeader
  /// The header has no `x5c`, or its `x5c` is not an array of strings.
  case noChain
  /// The chain has a wrong length. It must have three certificates (leaf, intermediate and root), or be the single
  /// trusted certificate of tests in Xcode.
  case chainLength
  /// A string of the chain is not a valid certificate: it is not base64 or not DER, or an extension can't be read.
  case badCertificate
  /// The last certificate is not one of the trusted roots.
  case untrustedRoot
  /// A certificate is not signed by the next one, or the root is not signed by itself.
  case brokenChain
  /// A certificate that has signed another one is not an authority for it, or the leaf is an authority.
  case badAuthority
  /// A certificate has a critical extension that the core does not know.
  case criticalExtension
  /// The leaf or the intermediate certificate lacks Apple's marker for certificates of this purpose.
  case missingMarker
  /// The leaf's key is not on P-256, or its certificate does not allow it to sign data.
  case unfitKey
  /// The signature is not valid for this header and payload and the leaf's key.
  case badSignature
  /// The signed payload is not in base64url, or is not a JSON object.
  case badPayload
  /// The payload has no valid signed date. The date must be in milliseconds since 1970, and before the year 10000.
  case badSignedDate
  /// The data was signed before one of the certificates was valid.
  case notYetValid
  /// The data was signed after one of the certificates had expired.
  case expired

  /// The reason as a sentence for people.
  public var sentence: String {
    switch self {
    case .malformed: "The signed data is not a JWS in compact form"
    case .tooLarge: "The signed data is too large"
    case .algorithm: "The signed data is not signed with ES256"
    case .criticalHeader: "The signed data's header has a critical parameter that is not supported"
    case .noChain: "The signed data has no chain of certificates"
    case .chainLength:
      "The signed data's chain must have three certificates, or be the trusted certificate of tests in Xcode"
    case .badCertificate: "The signed data's chain has an element that is not a certificate"
    case .untrustedRoot: "The signed data's chain does not end at a trusted root"
    case .brokenChain: "The signed data's chain is broken: a certificate is not signed by the next one"
    case .badAuthority:
      "The signed data's chain must begin with a certificate that is not of an authority; the others must be of authorities"
    case .criticalExtension: "The signed data's chain has a certificate with a critical extension that is not supported"
    case .missingMarker: "The signed data's chain lacks the marks of certificates that sign data of the App Store"
    case .unfitKey: "The signed data's certificate has a key that can't be used for ES256"
    case .badSignature: "The signature does not belong to the signed data"
    case .badPayload: "The signed data's payload is not a JSON object"
    case .badSignedDate: "The signed data has no valid signedDate (of an app transaction: receiptCreationDate)"
    case .notYetValid: "The signed data was signed before one of its certificates was valid"
    case .expired: "The signed data was signed after one of its certificates had expired"
    }
  }
}
