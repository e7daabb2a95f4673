internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Stores the merges of contacts, and finds the contact into which another was merged.
final class ContactMerges {
  let stores: Stores
  private let ids: IDGenerator
  let table: Table<ContactMerge>
  let numbers: RowNumbers
  /// All merges that are connected with the contact ?1: its own merges, the merges into it, and so on for each contact
  /// that these merges name. The sign before `row` prevents SQLite from using the index of `row`, with which it would
  /// read all merges of a company.
  private let around = StoreStatement(
    """
    WITH RECURSIVE around (contact) AS (
      SELECT ?1
      UNION SELECT m."into" FROM around a JOIN {store}.contact_merges m ON coalesce(m.contact, m.id) = a.contact
        WHERE +m.row BETWEEN ?2 AND ?3
      UNION SELECT coalesce(m.contact, m.id) FROM around a JOIN {store}.contact_merges m ON m."into" = a.contact
        WHERE +m.row BETWEEN ?2 AND ?3
    )
    SELECT m.id, a.contact, m."into", m.follows FROM around a JOIN {store}.contact_merges m ON coalesce(m.contact, m.id) = a.contact
    WHERE +m.row BETWEEN ?2 AND ?3
    """)
  /// The merges of a contact, and the merges into it.
  private let about = StoreStatement(
    """
    SELECT id, coalesce(contact, id), "into", follows FROM {store}.contact_merges
    WHERE coalesce(contact, id) = ?1 AND +row BETWEEN ?2 AND ?3
    UNION
    SELECT id, coalesce(contact, id), "into", follows FROM {store}.contact_merges WHERE "into" = ?1 AND +row BETWEEN ?2 AND ?3
    """)
  /// The graph that was read last, with its partition and the number of changed rows. Sync asks for the graph of one
  /// contact after another, without writes in between.
  private var last: (graph: MergeGraph, partition: Partition, changedRows: Int)?
  private let isThere = StoreStatement("SELECT 1 FROM {store}.contacts WHERE id = ?1 AND row BETWEEN ?2 AND ?3")
  private let emptying = StoreStatement("DELETE FROM {store}.contact_merges WHERE row BETWEEN ? AND ?")

  init(_ stores: Stores, _ ids: IDGenerator) {
    self.stores = stores
    self.ids = ids
    table = Table("contact_merges", stores)
    numbers = RowNumbers(of: "contact_merges", stores)
    stores.whenUndone { [unowned self] in last = nil }
  }

  func add(_ contact: ID<ContactDetails>, into other: ID<ContactDetails>, in context: CompanyContext) throws(Failure) {
    let before = try edges(about, contact.uuid, in: context) + edges(about, other.uuid, in: context)
    // A merge has an id of its own and is never changed. If it had the contact's id, a merge of the same contact by
    // another device into another contact would be lost.
    let merge = ContactMerge(
      id: ID(ids.next(at: context.now)), company: CompanyID(context.company), into: other,
      actor: try context.base.actor(), at: context.now,
      contact: contact, follows: MergeGraph.heads(of: before))
    guard try table.insert(merge, row: try numbers.next(in: context.partition), in: context.store, context.base) else {
      throw .internalError("a contact can't be merged twice")
    }
  }

  /// Returns the contact into which a removed contact was merged; `nil` if the contact was not merged.
  func target(of contact: ID<ContactDetails>, in context: CompanyContext) throws(Failure) -> ID<ContactDetails>? {
    let graph = try graph(around: contact.uuid, in: context)
    for id in [graph.end(of: contact.uuid)] + graph.reached(from: contact.uuid).sorted() {
      let found: Void? = try stores.first(isThere, in: context.store, { bind(id, context, to: &$0) }, { _ in })
      if found != nil { return ID(id) }
    }
    return nil
  }

  /// Returns the graph of all merges that are connected with a contact.
  func graph(around contact: UUID, in context: CompanyContext) throws(Failure) -> MergeGraph {
    let changedRows = stores.changedRows
    if let last, last.changedRows == changedRows, last.partition.number == context.partition.number,
      last.partition.store == context.store,
      last.graph.holds(contact)
    {
      return last.graph
    }
    let graph = MergeGraph(try edges(around, contact, in: context))
    // Sync also asks for ids of other records. A graph without the id is not worth keeping.
    if graph.holds(contact) { last = (graph, context.partition, changedRows) }
    return graph
  }

  private func edges(_ statement: StoreStatement, _ contact: UUID, in context: CompanyContext) throws(Failure)
    -> [MergeGraph.Edge]
  {
    try stores.all(
      statement, in: context.store, { bind(contact, context, to: &$0) },
      { MergeGraph.Edge(id: $0.next(), from: $0.next(), into: $0.next(), follows: $0.next([UUID]?.self)) })
  }

  private func bind(_ contact: UUID, _ context: CompanyContext, to binder: inout Binder) {
    binder.add(contact)
    binder.add(context.partition.rows.all.lowerBound)
    binder.add(context.partition.rows.all.upperBound)
  }

  /// Deletes all merges of a company.
  func empty(_ partition: Partition) throws(Failure) {
    numbers.forget(partition)
    try stores.run(emptying, in: partition.store, bind: partition.rows.floor + 1, partition.rows.ceiling)
  }
}
