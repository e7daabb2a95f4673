internal import Exchange
public import RPC
public import Storage
public import Tenancy

/// The service `prices`: its methods, collection and synced records.
public struct PricesModule: ServiceModule {
  public static let name: StaticString = "prices"
  public static let doc: StaticString = "The price lists of a company, and the prices of single customers."
  public static let schema = PriceTables.schema

  public static var errors: [ErrorDescription] { [ErrorDescription(ConflictData<Price>.self)] }

  public let parts: ServiceParts

  public init(_ dependencies: Dependencies, _ orders: Orders) {
    let prices = orders.prices
    let on = Methods(of: prices, dependencies)
    parts = ServiceParts(
      collections: [prices.records.parts(dependencies, hiding: [.list])],
      methods: [on(ListPrices.self), on(FindPrices.self)] + prices.exchange.methods(dependencies),
      synced: prices.synced)
  }
}
