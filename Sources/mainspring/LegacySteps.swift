internal import Storage

/// The names of the migrations of old stores. Early versions only stored the number of migrations. This type returns
/// the names for such a number.
enum LegacySteps {
  static func names(of store: Store, upTo version: Int) -> [String] {
    let steps =
      switch store {
      case .device: device
      case .private: companies + [["access.credentials"], ["companies.tierSource"]]
      case .shared: companies + [["companies.tierSource"]]
      }
    return steps.prefix(version).flatMap(\.self)
  }

  private static let device = [
    ["storage.settings"], ["storage.idempotency"], ["storage.idempotency.audience"],
    ["appGroup.values", "entitlements.tables"],
    ["weather.cache", "places.geocodes"], ["policy.tables"], ["widgets.tables"],
  ]

  private static let companies = [
    ["storage.changes"], ["companies.table", "access.first"], ["inventory.items"], ["storage.idempotency"],
    ["storage.changes.floor"],
    ["companies.details", "access.records", "storage.idempotency.audience"],
  ]
}
