internal import Crypto
public import JSON
public import Shape

/// The public keys of an issuer of tokens, read from a JSON Web Key Set.
///
/// Source: [RFC 7517](https://www.rfc-editor.org/rfc/rfc7517), section 5. Only RSA keys for RS256 are used. All other
/// keys are ignored, as this section demands.
public struct KeySet: @unchecked Sendable {
  private let keys: [(id: String?, key: RS256)]

  /// The members of a JSON Web Key Set that are read.
  private struct Document: Record {
    let keys: [DescribedKey]

    static let recordName = "KeySetDocument"
    static let doc: StaticString = "A JSON Web Key Set."

    init<F: Fields<Self>>(_ field: inout F) { keys = field("keys", \.keys, "The keys.", .count(1...100)) }
  }

  /// Reads a key set.
  /// - Throws: the reason why the text is not a key set with at least one usable key.
  public init(_ text: [UInt8]) throws(JSONText.Defect) {
    let document = try JSONText.read(text, ignoresUnknown: true) { Document.read(from: &$0) }
    self.init(document.keys)
    if isEmpty {
      let message = "keys must have an RSA key of at least \(RS256.leastBits) bits for RS256"
      throw .shape([Problem(pointer: "/keys", kind: .value, message: message)])
    }
  }

  public init(_ keys: [DescribedKey]) {
    self.keys = keys.compactMap { key in key.rsa.map { (key.kid, $0) } }
  }

  public var isEmpty: Bool { keys.isEmpty }

  /// Returns the keys that may have signed a token. These are the keys with the key id in the token's header. If the
  /// header has none, they are all keys.
  func candidates(_ id: String?) -> [RS256] {
    guard let id else { return keys.map(\.key) }
    return keys.filter { $0.id.map { $0.utf8.elementsEqual(id.utf8) } ?? false }.map(\.key)
  }
}

/// A public key in a JSON Web Key Set, as it is described there.
public struct DescribedKey: Record, Sendable {
  let kty: String, kid: String?, use: String?, alg: String?, n: String?, e: String?

  public static let recordName = "JSONWebKey"
  public static let doc: StaticString = "A public key, as a JSON Web Key (RFC 7517)."

  public init<F: Fields<Self>>(_ field: inout F) {
    kty = field("kty", \.kty, "The kind of the key. Only RSA keys are used.", .length(1...32))
    kid = field("kid", \.kid, "The key's id, which a token's header names.", .length(1...200))
    use = field("use", \.use, "The purpose of the key: sig (signatures), or `null`.", .length(1...32))
    alg = field("alg", \.alg, "The algorithm of the key: RS256, or `null`.", .length(1...32))
    n = field("n", \.n, "The modulus of the RSA key, in base64url.", .length(1...2000))
    e = field("e", \.e, "The exponent of the RSA key, in base64url.", .length(1...2000))
  }

  /// The key for verifying signatures, or `nil` if it is not an RSA key, or is for another purpose.
  fileprivate var rsa: RS256? {
    guard kty == "RSA", use == nil || use == "sig", alg == nil || alg == "RS256", let n, let e,
      let modulus = Base64.url.decode(n),
      let exponent = Base64.url.decode(e)
    else { return nil }
    return RS256(modulus: modulus, exponent: exponent)
  }
}
