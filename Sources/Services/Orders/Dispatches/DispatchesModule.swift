internal import Exchange
internal import Ports
public import RPC
public import Storage
public import Tenancy

/// The service `dispatches`: its methods, collections and synced records.
public struct DispatchesModule: ServiceModule {
  public static let name: StaticString = "dispatches"
  public static let doc: StaticString = "The dispatches of orders: goods that leave the company together."
  public static let schema = DispatchTables.schema

  public static var errors: [ErrorDescription] { [ErrorDescription(ConflictData<Dispatch>.self)] }

  public let parts: ServiceParts

  public init(_ dependencies: Dependencies, _ orders: Orders) {
    let dispatches = orders.dispatches
    let on = Methods(of: dispatches, dependencies)
    parts = ServiceParts(
      collections: [
        dispatches.records.partsWithoutMethods(dependencies),
        dispatches.steps.records.partsWithoutMethods(dependencies),
      ],
      methods: [
        on(CreateDispatch.self), on(GetDocument<Dispatches>.self), on(ListDispatches.self),
        on(UpdateDocument<Dispatches>.self), on(StepDocument<Dispatches>.self), on(PickDispatches.self),
        on(TrackDispatch.self), on(DeleteDocument<Dispatches>.self),
      ] + dispatches.exchange.methods(dependencies), synced: dispatches.synced)
  }
}
