internal import Kernel
internal import Shape

/// What `entitlements.check` answers.
struct CheckedFeature: Record {
  let feature: String, allowed: Bool, tiers: [String], products: [String], until: Timestamp?, source: Freshness, age: Int?

  static let doc: StaticString = "Whether the account may use a feature."

  init(_ feature: String, _ offer: Offer, holdings: Holdings, at now: Timestamp) {
    self.feature = feature
    tiers = offer.tiers
    products = offer.products
    let held = holdings.tiers.filter { offer.tiers.contains($0.tier) }
    allowed = tiers.isEmpty || !held.isEmpty
    // The one that lasts longest decides.
    until = held.contains { $0.until == nil } ? nil : held.compactMap(\.until).max()
    source = holdings.newest == nil ? .default : .fresh
    age = holdings.age(at: now)
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    feature = field("feature", \.feature, "The feature.")
    allowed = field("allowed", \.allowed, "Whether it may be used.")
    tiers = field("tiers", \.tiers, "The tiers that have it, the lowest first; none when it is not for sale, and open.")
    products = field("products", \.products, "What the store sells these tiers as.")
    until = field("until", \.until, "When that ends, as far as is known; null for never, and when it may not be used.")
    source = field("source", \.source, "fresh: it follows from signed documents; default: there are none, and it is what everybody has.")
    age = field("age", \.age, "How many milliseconds ago the newest document was signed; null without any.")
  }
}
