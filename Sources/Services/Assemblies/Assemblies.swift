public import Ports
public import Tenancy

/// The service `assemblies`: bills of materials, and builds, which make items according to them.
public final class Assemblies {
  let boms: BOMs
  let builds: Builds

  /// - Parameters:
  ///   - stock: the service for the stock from which builds take components, and to which they add the made goods.
  ///   - orders: returns the service for order lines. It is called when a build is made for an order line.
  ///   - zones: the time zones of companies, which determine the day in a build's number.
  public init(
    _ dependencies: Dependencies, stock: any StockKeeper, orders: @escaping () -> any OrderKeeper, zones: CompanyZones
  ) {
    boms = BOMs(dependencies, stock: stock)
    builds = Builds(dependencies, boms, stock: stock, orders: orders, zones: zones)
  }
}
