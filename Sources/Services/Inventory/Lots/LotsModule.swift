internal import Exchange
public import RPC
public import Storage
public import Tenancy

/// The service `inventory.lots`: the methods of lots.
public struct LotsModule: ServiceModule {
  public static let name: StaticString = "inventory.lots"
  public static let doc: StaticString = "The lots of items: batches, and pieces with serial numbers."
  public static let schema = LotTables.schema

  public static var errors: [ErrorDescription] { [ErrorDescription(ConflictData<Lot>.self)] }

  public let parts: ServiceParts

  public init(_ dependencies: Dependencies, _ inventory: Inventory) {
    let on = Methods(of: inventory, dependencies)
    let onStock = Methods(of: inventory.stock, dependencies)
    parts = ServiceParts(
      collections: [inventory.lots.records.parts(dependencies, hiding: [.list])],
      methods: [on(ListLots.self), onStock(SplitLot.self), onStock(MergeLots.self), onStock(ShowLotGenealogy.self)]
        + inventory.lotExchange.methods(dependencies))
  }
}
