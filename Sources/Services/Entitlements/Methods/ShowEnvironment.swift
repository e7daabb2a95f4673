internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `entitlements.environment`: returns the App Store environment of the account's documents, and the
/// environments whose documents count.
struct ShowEnvironment: AccountMethod {

  static let name: StaticString = "entitlements.environment"
  static let doc: StaticString =
    "Returns the App Store environment of the account's documents, and the environments whose documents count."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The environment, the accepted environments, the app, and the trusted roots."

  static let examples = [Example("the present state", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Entitlements, in context: Context) throws(Failure) -> StoreEnvironment {
    try service.storeEnvironment()
  }
}

/// The result of `entitlements.environment`.
struct StoreEnvironment: Record {
  /// The roots whose signatures count.
  enum Roots: String, Choice {
    /// The App Store's own roots.
    case apple
    /// The roots of the file that `--trusted-roots` named.
    case file

    static let spellings = Spellings<Roots>()
  }

  let environment: String?, accepted: [String], bundleId: String, roots: Roots

  static let doc: StaticString = "The App Store environment of the account's documents."
}

extension StoreEnvironment {
  init<F: Fields<Self>>(_ field: inout F) {
    environment = field(
      "environment", \.environment, "The environment of the newest document; `null` if there are no documents.")
    accepted = field("accepted", \.accepted, "The environments whose documents count.")
    bundleId = field("bundleId", \.bundleId, "The app that documents must be about.")
    roots = field(
      "roots", \.roots,
      "The trusted roots. apple: Apple's roots. file: the roots in the file that --trusted-roots names.")
  }
}

extension Entitlements {
  func storeEnvironment() throws(Failure) -> StoreEnvironment {
    StoreEnvironment(
      environment: try environment(), accepted: storefront.environments, bundleId: bundleId,
      roots: storefront.roots == nil ? .apple : .file
    )
  }
}
