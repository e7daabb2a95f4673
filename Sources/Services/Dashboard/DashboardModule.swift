public import Ports
internal import RPC
public import Tenancy

/// The module of the service `dashboard`, whose method returns the figures of a company's day.
public struct DashboardModule: ServiceModule {
  public static let name: StaticString = "dashboard"
  public static let doc: StaticString = "The figures of a company's day."

  public let parts: ServiceParts

  public init(_ dependencies: Dependencies, orders: any OrderKeeper, stock: any StockKeeper, zones: CompanyZones) {
    let on = Methods(of: Dashboard(orders, stock, zones), dependencies)
    parts = ServiceParts(methods: [on(SummarizeDay.self)])
  }
}
