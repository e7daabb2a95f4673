internal import Crypto
internal import JSON

/// The header of signed data, after it was checked.
///
/// Only the members that are needed are read. Some headers also contain keys (`jwk`, `jku`, `x5u`), which are never
/// used.
struct Header {
  /// The certificates of the chain in DER. They are those of leaf, intermediate and root, or the single one of tests in
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
