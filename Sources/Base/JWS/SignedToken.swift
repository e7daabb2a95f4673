internal import Crypto
internal import JSON
public import Shape

/// A token of an OpenID provider, such as Apple's identity token. It is a JWS in compact form, signed with RS256.
///
///     let token = try SignedToken(text)
///     let claims = try token.claims(Claims.self)      // reading is no security: anybody can write claims
///     try token.verify(by: keys)
///
/// Source: [RFC 7515](https://www.rfc-editor.org/rfc/rfc7515), section 3.1. Some headers contain keys (`jwk`, `jku`,
/// `x5c`), which are never used.
public struct SignedToken {
  private let form: CompactForm
  private let signed: UnsafeBufferPointer<UInt8>
  /// The id of the key with which the token was signed, according to its header. `nil` if the header has no key id.
  public let keyID: String?

  /// The reason why a token can't be used.
  public enum Flaw: Error, CaseIterable, Sendable {
    /// The token does not consist of three parts in base64url with points between them, its header is not a JSON
    /// object, or it is too long.
    case malformed
    /// The token is not signed with RS256. For example, a token with the algorithm `none` has no signature at all.
    case algorithm
    /// The header requires support for an extension (RFC 7515, section 4.1.11). None is supported.
    case criticalHeader
    /// The header names a key id, but no key of the set has it.
    case unknownKey
    /// The signature is not valid for this header and payload with any key of the set.
    case badSignature
    /// The payload is not a JSON object with the required members.
    case badPayload
  }

  /// Reads the parts and the header of a token, without verifying the signature.
  /// - Parameter text: the token, in ASCII. Its memory must outlive this value.
  public init(_ text: UnsafeBufferPointer<UInt8>) throws(Flaw) {
    do throws(Defect) {
      form = try CompactForm(text)
      guard var header = EncodedJSON(form.header) else { throw .malformed }
      var flaw: Flaw?
      keyID = try header.readObject(orThrow: .malformed) { (object) throws(Defect) -> String? in
        if object.member("crit") != nil { flaw = .criticalHeader }
        guard let algorithm = object.member("alg"), algorithm.kind == .string, algorithm.isName("RS256") else {
          flaw = .algorithm
          return nil
        }
        return object.member("kid").flatMap { $0.kind == .string ? $0.string : nil }
      }
      if let flaw { throw flaw == .algorithm ? .algorithm : .criticalHeader }
    } catch {
      switch error {
      case .algorithm: throw .algorithm
      case .criticalHeader: throw .criticalHeader
      default: throw .malformed
      }
    }
    signed = UnsafeBufferPointer(rebasing: text[..<(form.beginning.count + form.payload.count)])
  }

  /// Returns the claims in the payload, without verifying the signature.
  public func claims<R: Record>(_ type: R.Type) throws(Flaw) -> R {
    guard let payload = Base64.url.decode(form.payload) else { throw .malformed }
    do throws(JSONText.Defect) {
      return try JSONText.read(payload, ignoresUnknown: true) { R.read(from: &$0) }
    } catch { throw .badPayload }
  }

  /// Returns a Boolean value that indicates whether a key set contains a key that may have signed the token.
  public func isKnown(to keys: KeySet) -> Bool { !keys.candidates(keyID).isEmpty }

  /// Verifies the signature. Throws an error if none of the keys in the set has signed the token.
  public func verify(by keys: KeySet) throws(Flaw) {
    let candidates = keys.candidates(keyID)
    if candidates.isEmpty { throw .unknownKey }
    guard let signature = Base64.url.decode(form.signature) else { throw .malformed }
    guard candidates.contains(where: { $0.verifies(signature, of: signed) }) else { throw .badSignature }
  }
}
