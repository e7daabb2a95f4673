internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Reads the documents that were issued in a period, and then the purchases that were ordered in this period, in small
/// steps.
final class TaxWalk {
  private let orders: Orders
  private let from: Timestamp, until: Timestamp
  private var isAtPurchases = false
  /// The last row that was read.
  private var last = 0
  private var done = 0

  /// The largest number of documents that one step reads. Then other requests are served.
  private static let atOnce = 50

  private let invoices = StoreStatement(
    """
    SELECT row, type, currency, taxes FROM {store}.invoices
    WHERE row > ?1 AND row <= ?2 AND issuedAt >= ?3 AND issuedAt < ?4 ORDER BY row LIMIT ?5
    """)
  private let purchases = StoreStatement(
    """
    SELECT row, id FROM {store}.purchases
    WHERE row > ?1 AND row <= ?2 AND orderedAt >= ?3 AND orderedAt < ?4 AND status NOT IN ('draft', 'cancelled')
    ORDER BY row LIMIT ?5
    """)

  init(_ orders: Orders, from: Timestamp?, until: Timestamp, in context: CompanyContext) {
    self.orders = orders
    self.from = from ?? Timestamp(milliseconds: Timestamp.earliest)
    self.until = until
    last = context.partition.rows.floor
  }

  var walk: Walk<TaxedDocument> {
    Walk(next: { (context) throws(Failure) in try self.next(in: context) }, progress: { (self.done, nil) })
  }

  private func next(in context: CompanyContext) throws(Failure) -> [TaxedDocument]? {
    let found = isAtPurchases ? try boughtNext(in: context) : try soldNext(in: context)
    done += found.count
    if !found.isEmpty { return found }
    if isAtPurchases { return nil }
    (isAtPurchases, last) = (true, context.partition.rows.floor)
    return []
  }

  private func soldNext(in context: CompanyContext) throws(Failure) -> [TaxedDocument] {
    try orders.stores.all(
      invoices, in: context.store, bind: last, context.partition.rows.ceiling, from, until, TaxWalk.atOnce
    ) { [self] row in
      last = row.next(Int.self)
      let sign = row.next(InvoiceType.self) == .creditNote ? -1 : 1
      let currency = row.next(Currency.self)
      let taxes = row.next([TaxSum].self).map {
        TaxedDocument.Tax(
          category: $0.taxCategory, rate: $0.taxRate, net: sign * $0.net.amount, tax: sign * $0.tax.amount)
      }
      return TaxedDocument(isSale: true, currency: currency, taxes: taxes)
    }
  }

  private func boughtNext(in context: CompanyContext) throws(Failure) -> [TaxedDocument] {
    let rows = try orders.stores.all(
      purchases, in: context.store, bind: last, context.partition.rows.ceiling, from, until, TaxWalk.atOnce
    ) { (row: $0.next(Int.self), id: $0.next(UUID.self)) }
    var found: [TaxedDocument] = []
    for (row, id) in rows {
      last = row
      let (_, sheet, amounts) = try orders.purchases.openPriced(ID(id), in: context)
      let taxes = sheet.taxed(amounts).map {
        TaxedDocument.Tax(category: $0.category, rate: $0.rate, net: $0.amounts.net, tax: $0.amounts.tax)
      }
      found.append(TaxedDocument(isSale: false, currency: sheet.draft.currency, taxes: taxes))
    }
    return found
  }
}
