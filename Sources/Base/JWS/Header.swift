internal import Crypto
internal import JSON

/// The content of a valid header of signed data.
///
/// Other members are ignored: keys that a header itself supplies (`jwk`, `jku`, `x5u`) are never used.
struct Header {
  /// The certificates of the chain in DER: the leaf's, the intermediate's and the root's, or the single one of tests in
  /// Xcode.
  let chain: [[UInt8]]

  init(_ part: UnsafeBufferPointer<UInt8>) throws(Defect) {
    guard var text = EncodedJSON(part) else { throw .malformed }
    chain = try text.readObject(orThrow: .malformed, Header.chain)
  }

  private static func chain(of object: JSONValue) throws(Defect) -> [[UInt8]] {
    guard let algorithm = object.member("alg"), algorithm.kind == .string, algorithm.isName("ES256") else {
      throw .algorithm
    }
    guard object.member("crit") == nil else { throw .criticalHeader }
    guard let list = object.member("x5c"), list.kind == .array else { throw .noChain }
    let elements = list.elements
    guard elements.allSatisfy({ $0.kind == .string }) else { throw .noChain }
    guard elements.count == 3 || elements.count == 1 else { throw .chainLength }
    var chain: [[UInt8]] = []
    for element in elements {
      guard let certificate = Base64.standard.decode(element.string) else { throw .badCertificate }
      chain.append(certificate)
    }
    return chain
  }
}
