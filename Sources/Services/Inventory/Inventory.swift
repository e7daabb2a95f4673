internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The items of a company.
final class Inventory {
  let dependencies: Dependencies
  let table: Table<Item>
  let index: ItemIndex
  let queries: ItemQueries
  /// Where results are prepared; each one is copied into its reply before the next is made.
  let scratch = ByteBuffer(capacity: 1 << 15)

  private let deleteCompany = StoreStatement("DELETE FROM {store}.items WHERE row BETWEEN ? AND ?")

  init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
    table = Table("items", dependencies.stores)
    index = ItemIndex(dependencies.stores)
    queries = ItemQueries()
  }

  /// Deletes all items of a company.
  func empty(_ scope: CompanyScope) throws(Failure) {
    let rows = RowRange(company: scope.number)
    try index.companyDeleted(scope)
    try dependencies.stores.run(deleteCompany, in: scope.store) {
      $0.add(rows.floor)
      $0.add(rows.ceiling)
    }
  }

  func create(_ details: ItemDetails, in context: CompanyContext) throws(Failure) -> Item {
    let now = context.now
    let item = Item(
      id: ID(dependencies.ids.next(at: context.now)), company: CompanyID(context.company), details: details, version: 1, createdAt: now,
      updatedAt: now)
    let row = try index.nextRow(in: context.scope)
    guard try table.insert(item, row: row, in: context.store, context.context) else { throw .duplicate("item", member: "sku") }
    return item
  }

  deinit { scratch.deallocate() }

  /// Makes room for a new result, and gives back what an unusually large one took.
  func emptyScratch() {
    scratch.truncate(to: 0)
    scratch.shrink(to: 1 << 18)
  }

  func get(_ id: ID<Item>, in context: CompanyContext) throws(Failure) -> Prepared<Item> {
    emptyScratch()
    guard
      try table.copy(id.uuid, in: RowRange(company: context.number).rows, of: context.store, to: JSONWriter(scratch, for: context.audience))
    else {
      throw .notFound("item")
    }
    return Prepared(scratch)
  }

  func update(_ id: ID<Item>, _ patch: Patch<ItemDetails>, expect: Int?, in context: CompanyContext) throws(Failure) -> Item {
    let (old, row) = try find(id, in: context)
    try old.require(expect, for: context.audience)
    let new = old.changed(to: try patch.applied(to: old.details), at: context.now)
    if old.details.changedFields(to: new.details).isEmpty { return old }
    guard try table.update(old, to: new, in: context.store, context.context) else { throw .duplicate("item", member: "sku") }
    try index.rowChanged(row, in: context.scope)
    return new
  }

  func delete(_ id: ID<Item>, expect: Int?, in context: CompanyContext) throws(Failure) {
    let (item, row) = try find(id, in: context)
    try item.require(expect, for: context.audience)
    try index.rowDeleted(row, in: context.scope)
    try table.delete(item, in: context.store, context.context)
  }

  private func find(_ id: ID<Item>, in context: CompanyContext) throws(Failure) -> (record: Item, row: Int) {
    guard let found = try table.find(id.uuid, in: RowRange(company: context.number).rows, of: context.store) else {
      throw .notFound("item")
    }
    return found
  }
}
