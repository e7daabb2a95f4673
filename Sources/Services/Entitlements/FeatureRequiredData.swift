internal import Ports
internal import RPC
internal import Shape

/// The data of the error `featureRequired`.
struct FeatureRequiredData: ErrorData {
  let feature: Identifier, tiers: [Identifier], products: [Identifier], store: StoreListing

  static let code = ErrorCode.featureRequired
}

extension FeatureRequiredData {
  init<F: Fields<Self>>(_ field: inout F) {
    feature = field("feature", \.feature, "The feature that the method needs.")
    tiers = field("tiers", \.tiers, "The ids of the tiers that include the feature, the lowest first.")
    products = field("products", \.products, "The ids of the products that give these tiers.")
    store = field("store", \.store, "The store's data about these products, such as their prices on this device.")
  }
}
