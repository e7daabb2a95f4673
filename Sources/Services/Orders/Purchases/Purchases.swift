internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The service of purchases from suppliers.
final class Purchases {
  unowned let orders: Orders
  let stores: Stores
  let records: Records<PurchaseDetails>
  let lines: Records<PurchaseLineDetails>
  let steps: StepRecords<PurchaseDetails>
  let receipts: Records<PurchaseReceiptDetails>
  let queries = PurchaseQueries()
  let documents = DocumentQueries<PurchaseDetails>(
    isNumbered: StoreStatement("SELECT 1 FROM {store}.purchases WHERE company = ? AND number = ?"))
  var arrivals = DocumentArrivals<PurchaseDetails>()
  private(set) lazy var lineHistory = LineHistory<PurchaseLineDetails>(orders.removedLines)

  init(_ orders: Orders) {
    self.orders = orders
    stores = orders.stores
    let ids = orders.dependencies.ids
    (records, lines) = (Records(stores, ids), Records(stores, ids))
    (steps, receipts) = (StepRecords(orders.dependencies), Records(stores, ids))
    watchLines()
  }

  /// Returns a page of purchases, newest first.
  func list(
    _ filter: PurchaseFilter, text: String?, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Prepared<Page<Purchase>> {
    func bind(_ first: Int, _ last: Int, _ limit: Int, to binder: inout Binder) {
      binder.add(first)
      binder.add(last)
      binder.add(limit)
      binder.add(filter.status)
      binder.add(filter.contact)
      binder.add(filter.from?.milliseconds ?? Int.min)
      binder.add(filter.to?.milliseconds ?? Int.max)
      binder.add(filter.archived)
      binder.add(context.number)
    }
    if let text {
      return try records.matches(try TextQuery(text), limit: limit, after: cursor, in: context) {
        (row, writer) throws(Failure) in
        try stores.each(queries.one, in: context.store, { bind(row, row, 1, to: &$0) }, { writer.add(&$0) })
      }
    }
    let query = filter.contact != nil ? queries.byContact : filter.status != nil ? queries.byStatus : queries.all
    return try records.pages(limit: limit, after: cursor, in: context) { (last, writer) throws(Failure) in
      let hasIndex = filter.contact != nil || filter.status != nil
      let first = hasIndex ? context.partition.rows.floor + 1 : try records.firstRow(upTo: last, in: context)
      try stores.each(query, in: context.store, { bind(first, last, limit + 1, to: &$0) }, { writer.add(&$0) })
      return records.rest(before: first, of: writer, in: context)
    }
  }

  /// Returns the quantity of an item on order, and the earliest expected arrival.
  func awaited(of item: UUID, in partition: Partition) throws(Failure) -> (quantity: Decimal, at: Timestamp?) {
    let rows = partition.rows.all
    let found = try stores.first(queries.awaited, in: partition.store, bind: item, rows.lowerBound, rows.upperBound) {
      (quantity: Decimal(units: $0.next(Int.self)), at: $0.next(Timestamp?.self))
    }
    return found ?? (Decimal(0), nil)
  }
}

extension Purchases: DocumentKeeper {
  typealias Details = PurchaseDetails
  typealias File = PurchaseFile

  func check(_ contact: ContactFacts, at pointer: String) throws(Failure) {
    try contact.requireSupplier(as: "contact", at: pointer)
  }

  /// Throws an error if a caller who may not see prices changes amounts, or if a cost is too large.
  func check(_ sheet: PurchaseSheet, after changed: [String], in context: CompanyContext) throws(Failure) {
    guard changed.contains("discount") || changed.contains("taxIncluded") else { return }
    try requirePrices(sheet.lines.map(\.details.terms), in: context)
    for line in sheet.lines where line.details.item != nil {
      _ = try sheet.unitCost(of: line.details, at: "/changes/discount")
    }
  }

  func permit(_ terms: PurchaseTerms, after old: PurchaseTerms, in context: CompanyContext) throws(Failure) {
    let isCosted = terms.unit != old.unit || terms.discount != old.discount || terms.taxRate != old.taxRate
    if isCosted { try requirePrices([old], in: context) }
  }

  /// Throws an error if lines have prices that the caller may not see. Such a caller may not change the amounts of
  /// these lines.
  private func requirePrices(_ terms: [PurchaseTerms], in context: CompanyContext) throws(Failure) {
    if terms.contains(where: { $0.unitPrice != nil }), !context.audience.sees(PurchaseDetails.priceMask) {
      throw .forbidden(.manager(.orders))
    }
  }

  func movements(of line: ID<PurchaseLineDetails>, _ id: ID<PurchaseDetails>, in context: CompanyContext)
    throws(Failure) -> (kind: StaticString, count: Int)
  {
    (PurchaseReceipt.entityName, try receipts(of: id, in: context).count { $0.details.line == line })
  }

  /// Returns the receipts of a purchase, the oldest first.
  func receipts(of id: ID<PurchaseDetails>, in context: CompanyContext) throws(Failure) -> [PurchaseReceipt] {
    try orders.all(queries.receipts, of: id.uuid, in: context)
  }

  /// - Throws: -32602 for a kit. A kit has no stock of its own, so it can't be received.
  func lineItem(_ item: StockedItem, at pointer: String, in context: CompanyContext) throws(Failure) -> LineItem {
    try item.requireNoKit(at: pointer)
    return LineItem(id: item.id, sku: item.sku, kind: item.kind)
  }

  /// Stores, in the inventory, the quantity of an item that purchases have on order.
  func plan(_ item: UUID, at pointer: String?, in context: CompanyContext) throws(Failure) {
    let awaited = try awaited(of: item, in: context.partition)
    if let pointer, awaited.quantity.units > StockedItem.most { throw Purchases.tooMuch(of: item, at: pointer) }
    let quantity = Decimal(units: min(awaited.quantity.units, StockedItem.most))
    try orders.stock.setIncoming(quantity, at: awaited.at, of: .orders, for: item, in: context)
  }

  /// Returns the error for a quantity on order that is too large to be stored.
  static func tooMuch(of item: UUID, at pointer: String) -> Failure {
    .invalidParam(
      pointer,
      "purchases can have at most \(Decimal(units: StockedItem.most)) of the item \(item) on order; order a smaller quantity"
    )
  }
}

/// The filter of `purchases.list`.
struct PurchaseFilter: Record {
  let status: PurchaseStatus?, contact: UUID?, from: Timestamp?, to: Timestamp?, archived: Flag

  static let doc: StaticString = "The filter of a list of purchases."

  init<F: Fields<Self>>(_ field: inout F) {
    status = field("status", \.status, "Only purchases with this status.")
    contact = field("contact", \.contact, "Only purchases from the supplier with this id.")
    from = field("from", \.from, "Only purchases created at this instant or later.")
    to = field("to", \.to, "Only purchases created before this instant.")
    archived = field(
      "archived", \.archived,
      "`true` to list only archived purchases. If it is left out, the list contains only purchases that are not archived."
    )
  }
}
