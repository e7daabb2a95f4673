internal import Ports
internal import RPC
internal import Shape

/// The facts of `featureRequired`.
struct FeatureRequiredData: ErrorData {
  let feature: Identifier, tiers: [Identifier], products: [Identifier], store: StoreListing

  static let code = ErrorCode.featureRequired
}

extension FeatureRequiredData {
  init<F: Fields<Self>>(_ field: inout F) {
    feature = field("feature", \.feature, "The feature that the method needs.")
    tiers = field("tiers", \.tiers, "The tiers that include the feature, the lowest first.")
    products = field("products", \.products, "The products that give these tiers.")
    store = field("store", \.store, "The store's answer about these products: their prices on this device.")
  }
}
