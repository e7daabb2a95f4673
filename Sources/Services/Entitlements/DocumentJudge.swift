internal import JWS

/// Decides which texts are documents that count. The App Store must have signed the document, it must be about this
/// app, and its environment must be accepted.
final class DocumentJudge {
  private let bundleId: String
  private let environments: [String]
  private let verifier: SignedDataVerifier

  init(_ storefront: Storefront) {
    bundleId = storefront.soldCatalogue.bundleId
    environments = storefront.environments
    verifier = SignedDataVerifier(roots: storefront.roots ?? .apple)
  }

  /// Returns the document of a text, after its signature was verified.
  func read(_ text: String) throws(Document.Rejection) -> Document {
    let data: SignedData
    do throws(Defect) { data = try verifier.verify(text) } catch { throw Document.Rejection(error) }
    return try Document(data)
  }

  func require(_ document: Document) throws(Document.Rejection) {
    try document.require(bundle: bundleId, environments: environments)
  }

  /// Returns the document of a stored text; `nil` if it does not count.
  func counting(_ text: SignedText) -> Document? {
    guard let document = try? read(text.text), (try? require(document)) != nil else { return nil }
    return document
  }
}
