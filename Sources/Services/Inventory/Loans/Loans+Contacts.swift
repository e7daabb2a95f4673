public import Ports
public import RPC
internal import SQLite
public import Shape
internal import Storage
public import Tenancy

/// Finds the loans with a contact, and redirects them when contacts are merged.
extension Loans {
  func count(with contact: UUID, in context: CompanyContext) throws(Failure) -> Int {
    try stores.first(contacts.count, in: context.store, { bind(contact, context, to: &$0) }, { $0.next(Int.self) }) ?? 0
  }

  /// Changes the contact of all loans of a contact that was merged into another contact.
  func redirect(from old: UUID, to new: UUID, in context: CompanyContext) throws(Failure) {
    let loans: [Loan] = try stores.all(
      contacts.all, in: context.store, { bind(old, context, to: &$0) }, { $0.fields() })
    for loan in loans {
      var details = loan.details
      details.contact = new
      _ = try replace(loan.id, by: details, in: context)
    }
  }

  private func bind(_ contact: UUID, _ context: CompanyContext, to binder: inout Binder) {
    binder.add(contact)
    binder.add(context.partition.rows.all.lowerBound)
    binder.add(context.partition.rows.all.upperBound)
  }

  /// The queries that find the loans with a contact.
  struct ContactQueries {
    let count = StoreStatement("SELECT count(*) FROM {store}.loans WHERE contact = ? AND row BETWEEN ? AND ?")
    let all = StoreStatement(
      "SELECT \(Table<Loan>.columns) FROM {store}.loans WHERE contact = ? AND row BETWEEN ? AND ?")
    let activity = StoreStatement(
      """
      SELECT l.createdAt, l.id, i.name, l.status FROM {store}.loans l JOIN {store}.items i ON i.id = l.item
      WHERE l.contact = ?1 AND l.contact IS NOT NULL AND (l.createdAt, l.id) < (?2, ?3)
      ORDER BY l.createdAt DESC, l.id DESC LIMIT ?4
      """)
  }
}

extension Inventory: ActivityTeller {
  public var activityAccess: Access { .view(.inventory) }

  public func activity(
    of contact: UUID, before position: ActivityPosition, limit: Int, in context: CompanyContext
  ) throws(Failure) -> [Activity] {
    try stores.all(loans.contacts.activity, in: context.store, bind: contact, position.at, position.id, limit) {
      Activity(
        at: $0.next(), kind: Loan.entityName, id: $0.next(), text: $0.next(), status: $0.next(String.self), actor: nil)
    }
  }
}
