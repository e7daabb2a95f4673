internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Purchases refer to contacts, and their lines to items.
extension Purchases {
  /// Returns the queries that count references to a record of a kind.
  func referring(to kind: String) -> [(kind: StaticString, query: StoreStatement)] {
    switch kind {
    case "item": [("purchaseLine", queries.linesOfItem)]
    case "contact": [("purchase", queries.countOfContact)]
    default: []
    }
  }

  /// Moves the purchases of a contact to the contact that it was merged into.
  func redirect(from old: UUID, to new: UUID, in context: CompanyContext) throws(Failure) {
    let found: [Purchase] = try orders.all(queries.ofContact, of: old, in: context)
    for purchase in found {
      var details = purchase.details
      details.draft.contact = new
      _ = try records.update(purchase.id, Patch(to: details), expect: nil, in: context)
    }
  }
}

/// The purchases from a contact, newest first.
extension Purchases: ActivityTeller {
  var activityAccess: Access { .view(.orders) }

  func activity(
    of contact: UUID, before position: ActivityPosition, limit: Int, in context: CompanyContext
  ) throws(Failure) -> [Activity] {
    try stores.all(queries.activity, in: context.store, bind: contact, position.at, position.id, limit) {
      Activity(at: $0.next(), kind: Purchase.entityName, id: $0.next(), text: $0.next(), status: $0.next(String.self))
    }
  }
}
