internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The service of invoices and credit notes.
final class Invoices {
  unowned let orders: Orders
  let stores: Stores
  let records: Records<InvoiceDetails>
  let series: Records<InvoiceSeriesDetails>
  let devices: DeviceIdentity
  let queries = InvoiceQueries()
  private(set) lazy var pages = InvoicePages(self)

  init(_ orders: Orders) {
    self.orders = orders
    stores = orders.stores
    devices = DeviceIdentity(stores)
    records = Records(stores, orders.dependencies.ids)
    series = Records(stores, orders.dependencies.ids)
    records.rules.supplement = { [unowned self] (row, context) throws(Failure) in
      guard let found = try stores.first(queries.ofRow, in: context.store, bind: row, read: { $0.fields() as Invoice })
      else { return InvoicePayment() }
      return try payment(of: found, in: context)
    }
    records.rules.supplementOf = { [unowned self] (invoice, _, context) throws(Failure) in
      try payment(of: invoice, in: context)
    }
  }

  /// Returns the documents of an order, the oldest first.
  func documents(of order: ID<OrderDetails>, in context: CompanyContext) throws(Failure) -> [Invoice] {
    try orders.all(queries.ofOrder, of: order.uuid, in: context)
  }

  /// Returns a Boolean value that indicates whether an order has documents. If so, its lines and prices can't change
  /// any more.
  func hasDocuments(_ order: ID<OrderDetails>, in context: CompanyContext) throws(Failure) -> Bool {
    let rows = context.partition.rows.all
    return try stores.first(queries.anyOfOrder, in: context.store, bind: order, rows.lowerBound, rows.upperBound) {
      $0.next(Int.self)
    } != nil
  }

  private func payment(of invoice: Invoice, in context: CompanyContext) throws(Failure) -> InvoicePayment {
    try payments(of: invoice.details.order, in: context)[invoice.uuid] ?? InvoicePayment()
  }

  /// Returns the amounts paid and due for each document of an order.
  func payments(of order: ID<OrderDetails>, in context: CompanyContext) throws(Failure) -> [UUID: InvoicePayment] {
    let rows = context.partition.rows.all
    let paid = try stores.first(queries.paid, in: context.store, bind: order, rows.lowerBound, rows.upperBound) {
      $0.next(Money.self)
    }
    return InvoicePayment.all(of: try amounts(of: order, in: context), paid: paid?.amount ?? 0)
  }

  /// Returns the amounts of the documents of an order, the oldest first.
  func amounts(of order: ID<OrderDetails>, in context: CompanyContext) throws(Failure) -> [DocumentAmount] {
    let rows = context.partition.rows.all
    return try stores.all(queries.amounts, in: context.store, bind: order, rows.lowerBound, rows.upperBound) {
      DocumentAmount(
        id: $0.next(), type: $0.next(), corrects: $0.next(UUID?.self), gross: $0.next(), issuedAt: $0.next())
    }
  }

  /// Returns a sentence for each kind of problem in a store.
  func findings(in store: Store) throws(Failure) -> [String] {
    var findings: [String] = []
    let doubled = try stores.first(queries.doubled, in: store) { $0.next(Int.self) } ?? 0
    if doubled > 0 { findings.append("\(doubled) numbers of invoices or credit notes were given twice") }
    let gaps = try stores.first(queries.gaps, in: store) { $0.next(Int.self) } ?? 0
    if gaps > 0 { findings.append("\(gaps) series of invoices or credit notes have gaps") }
    return findings
  }
}
