public import Ports
public import RPC
internal import SQLite
public import Shape
internal import Storage
public import Tenancy

/// Reports orders, dispatches and purchases as activities with a contact.
extension Orders: ActivityTeller {
  public var activityAccess: Access { .view(.orders) }

  /// The services that report activities with contacts: orders, dispatches and purchases.
  public var tellers: [any ActivityTeller] { [self, dispatches, purchases] }

  public func activity(
    of contact: UUID, before position: ActivityPosition, limit: Int, in context: CompanyContext
  ) throws(Failure) -> [Activity] {
    try told(references.orderActivity, as: Order.entityName, of: contact, before: position, limit: limit, in: context)
  }

  /// Returns the activities with a contact that a query finds: orders, dispatches or purchases.
  func told(
    _ query: StoreStatement, as kind: StaticString, of contact: UUID, before position: ActivityPosition, limit: Int,
    in context: CompanyContext
  ) throws(Failure) -> [Activity] {
    let rows = context.partition.rows.all
    return try stores.all(
      query, in: context.store, bind: contact, position.at, position.id, rows.lowerBound, rows.upperBound, limit
    ) {
      Activity(at: $0.next(), kind: kind, id: $0.next(), text: $0.next(), status: $0.next(String.self))
    }
  }
}

extension Dispatches: ActivityTeller {
  var activityAccess: Access { .view(.dispatch) }

  func activity(
    of contact: UUID, before position: ActivityPosition, limit: Int, in context: CompanyContext
  ) throws(Failure) -> [Activity] {
    try orders.told(
      orders.references.dispatchActivity, as: Dispatch.entityName, of: contact, before: position, limit: limit,
      in: context)
  }
}

extension Purchases: ActivityTeller {
  var activityAccess: Access { .view(.orders) }

  func activity(
    of contact: UUID, before position: ActivityPosition, limit: Int, in context: CompanyContext
  ) throws(Failure) -> [Activity] {
    try orders.told(
      orders.references.purchaseActivity, as: Purchase.entityName, of: contact, before: position, limit: limit,
      in: context)
  }
}
