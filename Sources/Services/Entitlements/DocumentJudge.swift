internal import JWS

/// Decides which documents count: a document counts if the App Store has signed it, it is about this app, and its
/// environment is accepted.
final class DocumentJudge {
  private let bundleId: String
  private let environments: [String]
  private let verifier: SignedDataVerifier

  init(_ storefront: Storefront) {
    bundleId = storefront.soldCatalogue.bundleId
    environments = storefront.environments
    verifier = SignedDataVerifier(roots: storefront.roots ?? .apple)
  }

  /// Verifies the signature of a text, and returns its document.
  func read(_ text: String) throws(Document.Rejection) -> Document {
    let data: SignedData
    do throws(Defect) { data = try verifier.verify(text) } catch { throw Document.Rejection(error) }
    return try Document(data)
  }

  func require(_ document: Document) throws(Document.Rejection) {
    try document.require(bundle: bundleId, environments: environments)
  }

  /// Returns the document of a stored text, or `nil` if the document does not count.
  func counting(_ text: SignedText) -> Document? {
    guard let document = try? read(text.text), (try? require(document)) != nil else { return nil }
    return document
  }
}
