public import Ports
public import RPC
internal import SQLite
public import Shape
internal import Storage
public import Tenancy

/// What was ordered, sent and bought, among what was done with a contact.
extension Orders: ActivityTeller {
  public var activityAccess: Access { .view(.orders) }

  public func activity(
    of contact: UUID, before position: ActivityPosition, limit: Int, in context: CompanyContext
  ) throws(Failure) -> [Activity] {
    var found = try purchases.activity(of: contact, before: position, limit: limit, in: context)
    for (query, kind) in [(activities.orders, Order.entityName), (activities.dispatches, Dispatch.entityName)] {
      found += try stores.all(
        query, in: context.store,
        {
          $0.add(contact)
          $0.add(position.at)
          $0.add(position.id)
          $0.add(limit)
        },
        { Activity(at: $0.next(), kind: kind, id: $0.next(), text: $0.next(), status: $0.next(String.self), actor: nil) })
    }
    return found
  }
}

/// The queries of what was done with a contact.
struct OrderActivities {
  private static func query(_ table: String) -> StoreStatement {
    StoreStatement(
      """
      SELECT createdAt, id, coalesce(number, ''), status FROM {store}.\(table)
      WHERE contact = ?1 AND contact IS NOT NULL AND (createdAt, id) < (?2, ?3) ORDER BY createdAt DESC, id DESC LIMIT ?4
      """)
  }

  let orders = query("orders")
  let dispatches = query("dispatches")
}
