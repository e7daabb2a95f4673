internal import Exchange
public import RPC
public import Storage
public import Tenancy

/// The service `inventory`: the methods of items, categories and tags.
public struct InventoryModule: ServiceModule {
  public static let name: StaticString = "inventory"
  public static let doc: StaticString = "The items that a company keeps in stock."
  public static let schema = InventoryTables.schema

  public static var errors: [ErrorDescription] { [ErrorDescription(ConflictData<Item>.self)] }

  public let parts: ServiceParts

  public init(_ dependencies: Dependencies, _ service: Inventory) {
    let on = Methods(of: service, dependencies)
    parts = ServiceParts(
      collections: [service.items.parts(dependencies, hiding: [.get, .list, .update, .delete])],
      methods: [
        on(GetItem.self), on(ListItems.self), on(SearchItems.self), on(FindItems.self), on(UpdateItem.self),
        on(UpsertItem.self),
        on(DeleteItem.self), on(ShowItemOverview.self), on(FlagItem.self), on(LookUpItems.self),
        on(ListCategories.self),
        on(RenameCategory.self), on(ListTags.self),
        on(RenameTag.self),
      ] + service.exchange.methods(dependencies) + service.stock.entryExchange.methods(dependencies),
      chores: [service.labels.chore],
      emptying: [
        { (scope) throws(Failure) in
          try service.codes.empty(scope.partition)
          try service.labels.empty(scope.partition)
        }
      ], synced: service.synced)
  }
}
