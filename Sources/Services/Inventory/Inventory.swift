internal import JSON
internal import Kernel
internal import RPC
internal import SQLite
internal import Shape

/// The items of a company.
final class Inventory {
  let kernel: Kernel
  let table: Table<Item>
  let index: ItemIndex
  let queries: ItemQueries
  /// Where results are prepared; each one is copied into its reply before the next is made.
  let scratch = ByteBuffer(capacity: 1 << 15)

  private let deleteCompany = StoreStatement("DELETE FROM {store}.items WHERE row BETWEEN ? AND ?")

  init(_ kernel: Kernel) {
    self.kernel = kernel
    table = Table("items", kernel)
    index = ItemIndex(kernel.stores)
    queries = ItemQueries()
    kernel.addChore(index.chore)
    kernel.whenCompanyIsDeleted { [unowned self] scope throws(Failure) in
      let rows = RowRange(company: scope.number)
      try index.companyDeleted(scope)
      try kernel.stores.run(deleteCompany, in: scope.store) {
        $0.add(rows.floor)
        $0.add(rows.ceiling)
      }
    }
  }

  func create(_ details: ItemDetails, in scope: CompanyScope) throws(Failure) -> Item {
    let now = kernel.clock.now
    let item = Item(
      id: ID(kernel.ids.next()), company: CompanyID(scope.company), details: details, version: 1, createdAt: now, updatedAt: now)
    let row = try index.nextRow(in: scope)
    guard try table.insert(item, row: row, in: scope.store) else { throw .duplicate("item", member: "sku") }
    return item
  }

  deinit { scratch.deallocate() }

  /// Makes room for a new result, and gives back what an unusually large one took.
  func emptyScratch() {
    scratch.truncate(to: 0)
    scratch.shrink(to: 1 << 18)
  }

  func get(_ id: ID<Item>, in scope: CompanyScope) throws(Failure) -> Prepared<Item> {
    emptyScratch()
    guard try table.copy(id.uuid, in: RowRange(company: scope.number).rows, of: scope.store, to: JSONWriter(scratch, for: scope.audience))
    else {
      throw .notFound("item")
    }
    return Prepared(scratch)
  }

  func update(_ id: ID<Item>, _ patch: Patch<ItemDetails>, expect: Int?, in scope: CompanyScope) throws(Failure) -> Item {
    let (old, row) = try find(id, in: scope)
    try old.require(expect, for: scope)
    let new = old.changed(to: try patch.applied(to: old.details), at: kernel.clock.now)
    if old.details.changedFields(to: new.details).isEmpty { return old }
    guard try table.update(old, to: new, in: scope.store) else { throw .duplicate("item", member: "sku") }
    try index.rowChanged(row, in: scope)
    return new
  }

  func delete(_ id: ID<Item>, expect: Int?, in scope: CompanyScope) throws(Failure) {
    let (item, row) = try find(id, in: scope)
    try item.require(expect, for: scope)
    try index.rowDeleted(row, in: scope)
    try table.delete(item, in: scope.store)
  }

  private func find(_ id: ID<Item>, in scope: CompanyScope) throws(Failure) -> (record: Item, row: Int) {
    guard let found = try table.find(id.uuid, in: RowRange(company: scope.number).rows, of: scope.store) else { throw .notFound("item") }
    return found
  }
}
