internal import Exchange
public import RPC
public import Storage
public import Tenancy

/// The service `inventory.counts`: the methods of stocktakes.
public struct CountsModule: ServiceModule {
  public static let name: StaticString = "inventory.counts"
  public static let doc: StaticString =
    "Stocktakes: people count the stock, and the differences from the ledger are posted as corrections."
  public static let schema = CountTables.schema

  public static var errors: [ErrorDescription] { [ErrorDescription(ConflictData<Count>.self)] }

  public let parts: ServiceParts

  public init(_ dependencies: Dependencies, _ inventory: Inventory) {
    let counts = inventory.counts
    let on = Methods(of: counts, dependencies)
    parts = ServiceParts(
      collections: [counts.records.parts(dependencies, hiding: [.create, .list, .update, .delete])],
      methods: [
        on(CreateCount.self), on(ListCounts.self), on(RecordCount.self), on(ListCountLines.self),
        on(ListUncountedStock.self), on(SubmitCount.self), on(ReopenCount.self), on(PostCount.self),
        on(CancelCount.self),
      ] + counts.exchange.methods(dependencies),
      kinds: [EntityKind(CountLine.self), EntityKind(CountStep.self)],
      emptying: [{ (scope) throws(Failure) in try counts.empty(scope.partition) }])
  }
}
