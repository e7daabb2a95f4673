public import Ports
internal import RPC
public import Tenancy

/// The service `reports`: the methods that compute reports.
public struct ReportsModule: ServiceModule {
  public static let name: StaticString = "reports"
  public static let doc: StaticString =
    "Reports on the value and turnover of a company's stock, its sales and taxes, and the amounts that customers still owe."

  public let parts: ServiceParts

  /// - Parameter assistant: returns the service that sends requests to the AI of the host.
  public init(
    _ dependencies: Dependencies, stock: any StockKeeper, orders: any OrderKeeper, zones: CompanyZones,
    assistant: @escaping () -> any Assistant
  ) {
    let on = Methods(
      of: Reports(dependencies, stock: stock, orders: orders, zones: zones, assistant: assistant), dependencies)
    parts = ServiceParts(methods: [
      on(ShowStockValue.self), on(ShowTurnover.self), on(ShowABC.self), on(ShowSales.self), on(ShowAging.self),
      on(ShowTax.self),
      on(ExplainReport.self),
    ])
  }
}
