public import Ports
public import Tenancy

/// Bills of materials, and the builds that make items by them.
public final class Assemblies {
  let boms: BOMs
  let builds: Builds

  /// - Parameters:
  ///   - stock: the stock that builds take components from, and bring goods to.
  ///   - orders: finds the order lines that goods are made for; called when a build names one.
  ///   - zones: finds the days in the numbers of builds.
  public init(
    _ dependencies: Dependencies, stock: any StockKeeper, orders: @escaping () -> any OrderKeeper, zones: CompanyZones
  ) {
    boms = BOMs(dependencies, stock: stock)
    builds = Builds(dependencies, boms, stock: stock, orders: orders, zones: zones)
  }
}
