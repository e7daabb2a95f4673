public import Ports
public import RPC
internal import SQLite
public import Shape
internal import Storage
public import Tenancy
public import Vocabulary

/// Computes the accounts of contacts from the documents and payments of their orders.
extension Orders: AccountTeller {
  public func balances(of contact: UUID, in context: CompanyContext) throws(Failure) -> [MoneySum] {
    let rows = context.partition.rows.all
    return try stores.all(
      accounts.balances, in: context.store, bind: contact, rows.lowerBound, rows.upperBound
    ) {
      let currency = $0.next(Currency.self)
      return MoneySum(Int128($0.next(Int.self)), currency)
    }
  }

  public func account(
    of contact: UUID, before position: ActivityPosition, limit: Int, in context: CompanyContext
  ) throws(Failure) -> [AccountEntry] {
    let rows = context.partition.rows.all
    return try stores.all(
      accounts.entries, in: context.store, bind: contact, rows.lowerBound, rows.upperBound, position.at, position.id,
      limit
    ) {
      let (at, kind, id) = ($0.next(Timestamp.self), $0.next(AccountEntryKind.self), $0.next(UUID.self))
      let (order, number) = ($0.next(UUID.self), $0.next(Line?.self))
      let amount = $0.next(Int.self)
      return AccountEntry(
        at: at, kind: kind, id: id, order: order, number: number,
        amount: Money(amount: amount, currency: $0.next(Currency.self)))
    }
  }
}

/// The queries of accounts. ?1 is the contact, and ?2 and ?3 are the first and the last row of the company.
struct AccountQueries {
  /// The entries of an account: documents, payments, and orders that an older program invoiced without storing a
  /// document.
  private static let union = """
    SELECT i.issuedAt AS at, i.type AS kind, i.id AS id, i."order" AS orderID, i.number AS number,
      iif(i.type = 'invoice', 1, -1) * (i.gross ->> '$.amount') AS amount, i.currency AS currency
    FROM {store}.orders o JOIN {store}.invoices i ON i."order" = o.id
    WHERE o.contact = ?1 AND o.row BETWEEN ?2 AND ?3
    UNION ALL
    SELECT p.paidAt, 'payment', p.id, p."order", NULL, -(p.amount ->> '$.amount'), p.amount ->> '$.currency'
    FROM {store}.orders o JOIN {store}.order_payments p ON p."order" = o.id
    WHERE o.contact = ?1 AND o.row BETWEEN ?2 AND ?3
    UNION ALL
    SELECT o.invoicedAt, 'order', o.id, o.id, o.number, (o.gross ->> '$.amount') - (o.credited ->> '$.amount'), o.currency
    FROM {store}.orders o
    WHERE o.contact = ?1 AND o.row BETWEEN ?2 AND ?3 AND o.invoicedAt IS NOT NULL AND o.status <> 'cancelled'
      AND NOT EXISTS (SELECT 1 FROM {store}.invoices i WHERE i."order" = o.id)
    """

  let entries = StoreStatement(
    "SELECT * FROM (\(union)) WHERE (at, id) < (?4, ?5) ORDER BY at DESC, id DESC LIMIT ?6")
  let balances = StoreStatement(
    "SELECT currency, sum(amount) FROM (\(union)) GROUP BY currency ORDER BY currency")
}
