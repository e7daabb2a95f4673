public import RPC
public import Storage
public import Tenancy

/// The module of the service `entitlements`, with its methods.
public struct EntitlementsModule: ServiceModule {
  public static let name: StaticString = "entitlements"
  public static let doc: StaticString =
    "The account's purchases, which are proven by signatures of the App Store, and the tiers and features that they give."
  public static let schema = EntitlementTables.schema

  /// The description of the catalogue file, which the option `--catalogue` names.
  public static var documents: [DocumentDescription] { [DocumentDescription(Catalogue.self, ignoresUnknown: false)] }

  public static var errors: [ErrorDescription] { [ErrorDescription(FeatureRequiredData.self)] }

  public let parts: ServiceParts

  public init(_ dependencies: Dependencies, _ entitlements: Entitlements) {
    let on = Methods(of: entitlements, dependencies)
    parts = ServiceParts(
      methods: [
        on(IngestDocuments.self), on(ShowEntitlements.self), on(CheckFeature.self), on(ListDocuments.self),
        on(ListProducts.self),
        on(RefreshProducts.self), on(BuyProduct.self), on(RestorePurchases.self),
        on(ListIntents.self), on(AddIntent.self), on(DrainIntents.self), on(ShowSnapshot.self),
        on(ShowEnvironment.self),
      ], kinds: [EntityKind(PurchaseIntents.kind), EntityKind(StoreShelf.kind)])
  }
}
