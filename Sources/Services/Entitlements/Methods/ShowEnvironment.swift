internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `entitlements.environment`: returns the App Store environment of the account's documents, and the
/// accepted environments.
struct ShowEnvironment: AccountMethod {

  static let name: StaticString = "entitlements.environment"
  static let doc: StaticString =
    "Returns the App Store environment of the account's documents, and the environments whose documents the core accepts."
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "The environment, the accepted environments, the app's id, and the source of the trusted roots."

  static let examples = [Example("the present state", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Entitlements, in context: Context) throws(Failure) -> StoreEnvironment {
    try service.storeEnvironment()
  }
}

/// The environments, as `entitlements.environment` returns them.
struct StoreEnvironment: Record {
  /// The source of the roots at which certificate chains of signatures must end.
  enum Roots: String, Choice {
    /// Apple's own roots.
    case apple
    /// The roots in the file that `--trusted-roots` names.
    case file

    static let spellings = Spellings<Roots>()
  }

  let environment: String?, accepted: [String], bundleId: String, roots: Roots

  static let doc: StaticString =
    "The App Store environment of the account's documents, and the environments whose documents the core accepts."
}

extension StoreEnvironment {
  init<F: Fields<Self>>(_ field: inout F) {
    environment = field(
      "environment", \.environment,
      "The environment of the newest document, such as Production or Sandbox; `null` if there are no documents.")
    accepted = field("accepted", \.accepted, "The environments whose documents the core accepts.")
    bundleId = field("bundleId", \.bundleId, "The id of the app that documents must be about.")
    roots = field(
      "roots", \.roots,
      "The root certificates that signatures must lead to. apple: Apple's roots. file: the roots in the file that --trusted-roots names."
    )
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
