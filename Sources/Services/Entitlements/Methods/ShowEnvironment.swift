internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `entitlements.environment`
struct ShowEnvironment: AccountMethod {

  static let name: StaticString = "entitlements.environment"
  static let doc: StaticString = "Answers which App Store the account's documents are from, and which count."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The environment, the app, and whose signatures count."

  static let examples = [Example("as it stands", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Entitlements, in context: Context) throws(Failure) -> StoreEnvironment { try service.storeEnvironment() }
}

/// The result of `entitlements.environment`.
struct StoreEnvironment: Record {
  /// Whose signatures count.
  enum Roots: String, Choice {
    /// The App Store's own.
    case apple
    /// Those of the file that `--trusted-roots` named.
    case file

    static let spellings = Spellings<Roots>()
  }

  let environment: String?, accepted: [String], bundleId: String, roots: Roots

  static let doc: StaticString = "Which App Store the account's documents are from."
}

extension StoreEnvironment {
  init<F: Fields<Self>>(_ field: inout F) {
    environment = field("environment", \.environment, "What the newest document says; null without any.")
    accepted = field("accepted", \.accepted, "Those whose documents count.")
    bundleId = field("bundleId", \.bundleId, "The app that documents must be about.")
    roots = field("roots", \.roots, "Whose signatures count: apple, or file where --trusted-roots named one.")
  }
}

extension Entitlements {
  func storeEnvironment() throws(Failure) -> StoreEnvironment {
    StoreEnvironment(
      environment: try environment(), accepted: storefront.environments, bundleId: bundleId, roots: storefront.roots == nil ? .apple : .file
    )
  }
}
