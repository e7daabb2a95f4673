internal import JWS

/// Says which texts are documents, and which of those count: what was signed by the App Store, about this app, in an environment that
/// counts.
final class DocumentJudge {
  private let bundleId: String
  private let environments: [String]
  private let verifier: SignedDataVerifier

  init(_ storefront: Storefront) {
    bundleId = storefront.soldCatalogue.bundleId
    environments = storefront.environments
    verifier = SignedDataVerifier(roots: storefront.roots ?? .apple)
  }

  /// What a text says, once its signature is known to be good.
  func read(_ text: String) throws(Document.Rejection) -> Document {
    let data: SignedData
    do throws(Defect) { data = try verifier.verify(text) } catch { throw Document.Rejection(error) }
    return try Document(data)
  }

  func require(_ document: Document) throws(Document.Rejection) {
    try document.require(bundle: bundleId, environments: environments)
  }

  /// What a stored text says; nil where it does not count.
  func counting(_ text: SignedText) -> Document? {
    guard let document = try? read(text.text), (try? require(document)) != nil else { return nil }
    return document
  }
}
