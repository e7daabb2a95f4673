internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The service `reports`: reads stock and orders, and computes reports from them.
final class Reports {
  let stock: any StockKeeper
  let orders: any OrderKeeper
  let zones: CompanyZones
  let directory: CompanyDirectory
  let clock: Clock
  let assistant: () -> any Assistant

  init(
    _ dependencies: Dependencies, stock: any StockKeeper, orders: any OrderKeeper, zones: CompanyZones,
    assistant: @escaping () -> any Assistant
  ) {
    clock = dependencies.clock
    self.assistant = assistant
    self.stock = stock
    self.orders = orders
    self.zones = zones
    directory = dependencies.directory
  }

  /// Begins the computation of a report. Throws `tierRequired` if the tier of the company does not include analytics.
  func begin<R: Reckoning>(
    in context: CompanyContext, _ make: (CompanyZone) throws(Failure) -> R
  ) throws(Failure) -> Answer<R.Report, CompanyContext> {
    try directory.requireAnalytics(in: context)
    return .computing(try make(try zones.zone(in: context)).work)
  }

  /// Returns the SKU, name and unit of an item. All of them are `nil` if there is no item.
  func name(of item: UUID?, in context: CompanyContext) throws(Failure) -> ItemName {
    guard let item else { return ItemName(nil) }
    return ItemName(try stock.item(item, nil, at: "", in: context))
  }
}

/// The SKU, the name and the unit of an item, for the rows of a report.
struct ItemName {
  let sku: Line?, name: Line?, unit: Line?

  init(_ item: StockedItem?) { (sku, name, unit) = (item?.sku, item?.name, item?.unit) }
}
