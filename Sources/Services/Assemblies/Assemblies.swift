public import Ports
public import Tenancy

/// The bills of materials of companies, and the builds that make items as these bills of materials say.
public final class Assemblies {
  let boms: BOMs
  let builds: Builds

  /// - Parameters:
  ///   - stock: the stock that builds take components from, and bring goods to.
  ///   - orders: returns the service of the order lines that goods are made for. It is called when a build names an
  ///     order line.
  ///   - zones: the companies' time zones, which determine the days in the numbers of builds.
  public init(
    _ dependencies: Dependencies, stock: any StockKeeper, orders: @escaping () -> any OrderKeeper, zones: CompanyZones
  ) {
    boms = BOMs(dependencies, stock: stock)
    builds = Builds(dependencies, boms, stock: stock, orders: orders, zones: zones)
  }
}
