internal import Exchange
public import RPC
public import Storage
public import Tenancy

/// The service `inventory.suppliers`: the methods of items' suppliers.
public struct SuppliersModule: ServiceModule {
  public static let name: StaticString = "inventory.suppliers"
  public static let doc: StaticString = "The contacts that supply items, with their terms and prices."
  public static let schema = SupplierTables.schema

  public static var errors: [ErrorDescription] { [ErrorDescription(ConflictData<ItemSupplier>.self)] }

  public let parts: ServiceParts

  public init(_ dependencies: Dependencies, _ inventory: Inventory) {
    let on = Methods(of: inventory, dependencies)
    parts = ServiceParts(
      collections: [inventory.suppliers.records.parts(dependencies, hiding: [.list])],
      methods: [on(ListSuppliers.self)] + inventory.supplierExchange.methods(dependencies))
  }
}
