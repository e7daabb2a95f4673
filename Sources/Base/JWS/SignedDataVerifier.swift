internal import Crypto
internal import JSON
internal import Shape

/// Verifies the signed data that StoreKit 2 gives to apps. The data is a JWS in compact form, is signed with ES256, and
/// contains the chain of certificates in its header.
///
/// Sources: [JWSTransaction](https://developer.apple.com/documentation/appstoreserverapi/jwstransaction), [RFC
/// 7515](https://www.rfc-editor.org/rfc/rfc7515). The caller must check whether the data is for the right app and
/// environment. Only one thread may use a verifier.
public final class SignedDataVerifier {
  private let roots: TrustedRoots
  private var known = KnownChains()

  public init(roots: TrustedRoots = .apple) { self.roots = roots }

  /// Returns the data if its form, header, chain, signature and signed date are valid.
  ///
  /// These are checked in this order. So no byte of the payload is used before the signature was verified.
  /// - Parameter text: the signed data, in ASCII, without white space around it.
  public func verify(_ text: UnsafeBufferPointer<UInt8>) throws(Defect) -> SignedData {
    let form = try CompactForm(text)
    if let chain = known.find(form.beginning) { return try verify(form, with: chain) }
    let beginning = Array(form.beginning)
    let chain = try Chain(Header(form.header).chain, to: roots, beginning: beginning)
    let data = try verify(form, with: chain)
    // The chain is stored only after the signature was verified. Otherwise, anybody could fill the cache with data that
    // has no valid signature.
    known.remember(chain, for: beginning)
    return data
  }

  public func verify(_ text: String) throws(Defect) -> SignedData {
    var text = text
    // If the closure itself threw the error, the error would lose its type. So the closure returns a `Result`.
    return try text.withUTF8 { text in Result { () throws(Defect) in try verify(text) } }.get()
  }

  private func verify(_ form: CompactForm, with chain: Chain) throws(Defect) -> SignedData {
    // The length of a signature by ES256, as a number of characters. Any other signature was not made with ES256.
    guard form.signature.count == (ES256.signatureLength * 4 + 2) / 3 else { throw .badSignature }
    guard let signature = Base64.url.decode(form.signature) else { throw .malformed }
    guard chain.leaf.verifies(signature, of: form.payload) else { throw .badSignature }
    guard var text = EncodedJSON(form.payload) else { throw .badPayload }
    let (date, isOfXcode) = try text.readObject(orThrow: .badPayload) { (payload) throws(Defect) in
      (try signedDate(of: payload), SignedDataVerifier.isOfXcode(payload))
    }
    if chain.isOfXcode, !isOfXcode { throw .chainLength }
    try chain.require(validAt: date)
    return SignedData(payload: text.bytes, signedDate: Timestamp(milliseconds: date))
  }

  /// Returns a Boolean value that indicates whether the payload states that it comes from StoreKit's tests in Xcode.
  private static func isOfXcode(_ payload: JSONValue) -> Bool {
    let names = [payload.member("environment"), payload.member("receiptType")].compactMap(\.self)
    return !names.isEmpty && names.allSatisfy { $0.kind == .string && $0.isName("Xcode") }
  }

  private func signedDate(of payload: JSONValue) throws(Defect) -> Int {
    // In the transaction of the app itself, which has a `receiptType`, the date has another name.
    let date =
      payload.member("signedDate")
      ?? (payload.member("receiptType") == nil ? nil : payload.member("receiptCreationDate"))
    guard let value = date, value.kind == .number else { throw .badSignedDate }
    do throws(FixedPoint.Failure) {
      let date = try FixedPoint.parse(value.text, places: 0, rounding: true)
      guard 0...Timestamp.latest ~= date else { throw .outOfRange }
      return date
    } catch {
      throw .badSignedDate
    }
  }
}
