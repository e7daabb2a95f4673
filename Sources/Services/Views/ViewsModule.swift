public import RPC
public import Storage
public import Tenancy

/// The module of the service `views`, with its methods.
public struct ViewsModule: ServiceModule {
  public static let name: StaticString = "views"
  public static let doc: StaticString = "Stored calls of listing methods, for lists that users open often."
  public static let schema = ViewTables.schema

  public static var errors: [ErrorDescription] { [ErrorDescription(ConflictData<SavedView>.self)] }

  public let parts: ServiceParts

  /// - Parameter router: the router with all methods of the core. The router outlives the module.
  public init(_ dependencies: Dependencies, router: Router) {
    let service = Views(dependencies, router: router)
    let on = Methods(of: service, dependencies)
    parts = ServiceParts(
      collections: [service.records.partsWithoutMethods(dependencies)],
      methods: [
        on(CreateView.self), on(GetView.self), on(ListViews.self), on(UpdateView.self), on(DeleteView.self),
        on(RunView.self),
      ],
      synced: [service.records.synced(SyncTraits("Views", rank: 2))])
  }
}
