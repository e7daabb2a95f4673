internal import Exchange
public import RPC
public import Storage
public import Tenancy

/// The service `inventory.locations`: the methods of locations.
public struct LocationsModule: ServiceModule {
  public static let name: StaticString = "inventory.locations"
  public static let doc: StaticString = "The places where a company keeps its stock."
  public static let schema = LocationTables.schema

  public static var errors: [ErrorDescription] { [ErrorDescription(ConflictData<Location>.self)] }

  public let parts: ServiceParts

  public init(_ dependencies: Dependencies, _ inventory: Inventory) {
    let on = Methods(of: inventory.locations, dependencies)
    parts = ServiceParts(
      collections: [inventory.locations.records.parts(dependencies)],
      methods: [on(MoveLocation.self), on(ShowLocationTree.self)] + inventory.locations.exchange.methods(dependencies))
  }
}
