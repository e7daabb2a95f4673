public import Kernel
public import RPC
public import Shape

/// The methods about what the account has bought.
public struct EntitlementsModule {
  public static let name: StaticString = "entitlements"
  public static let doc: StaticString = "What the account has bought, proven by the App Store's signatures, and what that entitles to."

  /// The shape of the file that --catalogue names.
  public static var documentSchemas: [Schema] { [Catalogue.schema] }

  private let service: Entitlements

  /// - Parameter needed: the features that methods need, which are known only when all modules are made.
  public init(_ kernel: Kernel, _ storefront: Storefront, needed: @escaping () -> [String]) {
    service = Entitlements(kernel, storefront, needed: needed)
    kernel.entitlements = service
  }

  public var endpoints: [Endpoint] {
    [
      Endpoint(IngestDocuments.self, on: service),
      Endpoint(ShowEntitlements.self, on: service),
      Endpoint(CheckFeature.self, on: service),
      Endpoint(ListDocuments.self, on: service),
      Endpoint(ListProducts.self, on: service),
      Endpoint(ListIntents.self, on: service),
      Endpoint(AddIntent.self, on: service),
      Endpoint(DrainIntents.self, on: service),
      Endpoint(ShowSnapshot.self, on: service),
      Endpoint(ShowEnvironment.self, on: service),
    ]
  }
}
