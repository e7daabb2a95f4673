internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Purchases refer to contacts, and their lines to items.
extension Purchases {
  func uses(of kind: String, _ id: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count] {
    let found: (kind: StaticString, query: StoreStatement)? =
      switch kind {
      case "item": ("purchaseLine", queries.linesOfItem)
      case "contact": ("purchase", queries.countOfContact)
      default: nil
      }
    guard let found else { return [] }
    let rows = context.partition.rows.rows
    let count = try stores.first(
      found.query, in: context.store,
      {
        $0.add(id)
        $0.add(rows.lowerBound)
        $0.add(rows.upperBound)
      }, { $0.next(Int.self) })
    return [InUseData.Count(found.kind, count ?? 0)].filter { _ in (count ?? 0) > 0 }
  }

  /// A contact went into another one.
  func redirect(from old: UUID, to new: UUID, in context: CompanyContext) throws(Failure) {
    let found: [Purchase] = try orders.all(queries.ofContact, of: old, in: context)
    for purchase in found {
      var details = purchase.details
      details.draft.contact = new
      _ = try records.update(purchase.id, Patch(to: details), expect: nil, in: context)
    }
  }
}

/// What was ordered of a contact, newest first.
extension Purchases: ActivityTeller {
  var activityAccess: Access { .view(.orders) }

  func activity(
    of contact: UUID, before position: ActivityPosition, limit: Int, in context: CompanyContext
  ) throws(Failure) -> [Activity] {
    try stores.all(
      queries.activity, in: context.store,
      {
        $0.add(contact)
        $0.add(position.at)
        $0.add(position.id)
        $0.add(limit)
      },
      { Activity(at: $0.next(), kind: Purchase.entityName, id: $0.next(), text: $0.next(), status: $0.next(String.self)) })
  }
}
