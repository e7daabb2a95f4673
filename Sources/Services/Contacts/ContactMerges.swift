internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Which contacts went into which.
struct ContactMerges {
  let stores: Stores
  let table: Table<ContactMerge>
  let numbers: RowNumbers
  /// The contact that is there at the end of the way from ?1. Two devices may have merged two contacts into each other: no way goes in a
  /// circle.
  private let end = StoreStatement(
    """
    WITH RECURSIVE way (id) AS (
      SELECT "into" FROM {store}.contact_merges WHERE id = ?1 AND row BETWEEN ?2 AND ?3
      UNION SELECT m."into" FROM way JOIN {store}.contact_merges m ON m.id = way.id
    ) SELECT c.id FROM way JOIN {store}.contacts c ON c.id = way.id LIMIT 1
    """)
  private let emptying = StoreStatement("DELETE FROM {store}.contact_merges WHERE row BETWEEN ? AND ?")

  init(_ stores: Stores) {
    self.stores = stores
    table = Table("contact_merges", stores)
    numbers = RowNumbers(of: "contact_merges", stores)
  }

  func add(_ contact: ID<ContactDetails>, into other: ID<ContactDetails>, in context: CompanyContext) throws(Failure) {
    let merge = ContactMerge(
      id: contact, company: CompanyID(context.company), into: other, actor: try context.base.actor(), at: context.now)
    guard try table.insert(merge, row: try numbers.next(in: context.partition), in: context.store, context.base) else {
      throw .internalError("a contact was merged twice")
    }
  }

  /// The contact that one which is gone is now; nil where it went into none.
  func target(of contact: ID<ContactDetails>, in context: CompanyContext) throws(Failure) -> ID<ContactDetails>? {
    let rows = context.partition.rows.rows
    return try stores.first(
      end, in: context.store,
      {
        $0.add(contact)
        $0.add(rows.lowerBound)
        $0.add(rows.upperBound)
      }, { $0.next(ID<ContactDetails>.self) })
  }

  /// All contacts of a company are to be deleted.
  func empty(_ partition: Partition) throws(Failure) {
    numbers.forget(partition)
    try stores.run(emptying, in: partition.store) {
      $0.add(partition.rows.floor + 1)
      $0.add(partition.rows.ceiling)
    }
  }
}
