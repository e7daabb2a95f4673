internal import Exchange
public import RPC
public import Storage
public import Tenancy

/// The service `inventory.stock`: the methods of the stock ledger.
public struct StockModule: ServiceModule {
  public static let name: StaticString = "inventory.stock"
  public static let doc: StaticString =
    "The stock of a company: a ledger of movements, and the stock levels that follow from it."
  public static let schema = StockTables.schema

  public static var errors: [ErrorDescription] {
    [ErrorDescription(InsufficientStockData.self), ErrorDescription(AlreadyReversedData.self)]
  }

  public let parts: ServiceParts

  public init(_ dependencies: Dependencies, _ inventory: Inventory) {
    let stock = inventory.stock
    dependencies.conversations.add(stock.expiry.alarm)
    let on = Methods(of: stock, dependencies)
    parts = ServiceParts(
      methods: [
        on(ReceiveStock.self), on(ConsumeStock.self), on(TransferStock.self), on(ReturnStock.self),
        on(AdjustStock.self),
        on(ReverseStock.self), on(PostStock.self), on(ListStockLevels.self), on(ListLowStock.self),
        on(ListNegativeStock.self),
        on(ListStockEntries.self), on(ListExpiringStock.self), on(ListStockAlerts.self), on(RebuildStock.self),
      ] + stock.exchange.methods(dependencies),
      kinds: [EntityKind(StockEntry.self), EntityKind(StockAlert.self)],
      chores: [stock.expiry.chore, stock.weekly.chore],
      emptying: [{ (scope) throws(Failure) in try stock.empty(scope.partition) }],
      checks: [
        { (store) throws(Failure) in try stock.check.findings(in: store) },
        { [stores = stock.stores] (store) throws(Failure) in try InventoryKeyCheck(stores).findings(in: store) },
      ])
  }
}
