internal import Exchange
public import RPC
public import Storage
public import Tenancy

/// The methods of dispatches.
public struct DispatchesModule: ServiceModule {
  public static let name: StaticString = "dispatches"
  public static let doc: StaticString = "The dispatches of orders."
  public static let schema = DispatchTables.schema

  public static var errors: [ErrorDescription] { [ErrorDescription(ConflictData<Dispatch>.self)] }

  public let parts: ServiceParts

  public init(_ dependencies: Dependencies, _ orders: Orders) {
    let dispatches = orders.dispatches
    let on = Methods(of: dispatches, dependencies)
    parts = ServiceParts(
      collections: [
        dispatches.records.partsWithoutMethods(dependencies), dispatches.steps.partsWithoutMethods(dependencies),
      ],
      methods: [
        on(CreateDispatch.self), on(GetDispatch.self), on(ListDispatches.self), on(UpdateDispatch.self),
        on(StepDispatch.self),
        on(PickDispatches.self), on(TrackDispatch.self), on(DeleteDispatch.self),
      ] + dispatches.exchange.methods(dependencies), synced: dispatches.synced)
  }
}
