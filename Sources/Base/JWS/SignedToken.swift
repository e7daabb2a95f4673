internal import Crypto
internal import JSON
public import Shape

/// A token of an OpenID provider, such as Apple's identity token: a JWS in compact form, signed with RS256.
///
///     let token = try SignedToken(text)
///     let claims = try token.claims(Claims.self)      // reading is no security: anybody can write claims
///     try token.verify(by: keys)
///
/// Source: [RFC 7515](https://www.rfc-editor.org/rfc/rfc7515), section 3.1. Keys that a header itself supplies (`jwk`,
/// `jku`, `x5c`) are never used.
public struct SignedToken {
  private let form: CompactForm
  private let signed: UnsafeBufferPointer<UInt8>
  /// The id of the key that signed the token, as its header claims, or `nil` if the header names none.
  public let keyID: String?

  /// The reasons why a token can't be used.
  public enum Flaw: Error, CaseIterable, Sendable {
    /// The token is not three parts in base64url with points between them, its header is not a JSON object, or it is
    /// too long.
    case malformed
    /// The token is not signed with RS256. A token with the algorithm `none` has no signature.
    case algorithm
    /// The header demands that an extension be understood (RFC 7515, section 4.1.11).
    case criticalHeader
    /// No key of the set has the id that the header names.
    case unknownKey
    /// No key of the set signed this header and payload.
    case badSignature
    /// The payload is not a JSON object with the required members.
    case badPayload
  }

  /// - Parameter text: ASCII. Its memory must outlive the token.
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

  /// Reads the payload, without verifying the signature.
  public func claims<R: Record>(_ type: R.Type) throws(Flaw) -> R {
    guard let payload = Base64.url.decode(form.payload) else { throw .malformed }
    do throws(JSONText.Defect) {
      return try JSONText.read(payload, ignoresUnknown: true) { R.read(from: &$0) }
    } catch { throw .badPayload }
  }

  /// Returns a Boolean value that indicates whether the set has a key that may have signed the token.
  public func isKnown(to keys: KeySet) -> Bool { !keys.candidates(keyID).isEmpty }

  /// Throws an error if none of the keys signed the token.
  public func verify(by keys: KeySet) throws(Flaw) {
    let candidates = keys.candidates(keyID)
    if candidates.isEmpty { throw .unknownKey }
    guard let signature = Base64.url.decode(form.signature) else { throw .malformed }
    guard candidates.contains(where: { $0.verifies(signature, of: signed) }) else { throw .badSignature }
  }
}
