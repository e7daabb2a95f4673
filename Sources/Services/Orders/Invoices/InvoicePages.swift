internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The filter of `invoices.list`.
struct InvoiceFilter: Record {
  let type: InvoiceType?, contact: UUID?, order: ID<OrderDetails>?, state: InvoiceState?, from: Timestamp?,
    to: Timestamp?

  static let doc: StaticString = "The filter of a list of invoices and credit notes."

  init<F: Fields<Self>>(_ field: inout F) {
    type = field("type", \.type, "Only documents of this kind.")
    contact = field(
      "contact", \.contact, "Only documents of orders of the contact with this id.")
    order = field("order", \.order, "Only documents of the order with this id.")
    state = field(
      "state", \.state,
      "unpaid: only invoices with an amount that is still to be paid. overdue: only unpaid invoices whose `dueAt` has passed."
    )
    from = field("from", \.from, "Only documents issued at this instant or later.")
    to = field("to", \.to, "Only documents issued before this instant.")
  }
}

/// The state of the payment of an invoice, in a filter.
enum InvoiceState: String, Choice {
  case unpaid, overdue

  static let spellings = Spellings<InvoiceState>()
}

/// Lists the invoices and credit notes of a company page by page, newest first.
struct InvoicePages {
  private unowned let invoices: Invoices

  /// The conditions of the filter. ?1 and ?2 are the first and the last row, and ?3 is the limit.
  ///
  /// Payments for an order count for its oldest invoice first. So an invoice is unpaid if this invoice and all earlier
  /// ones owe more than was paid for the order.
  private static let filter = """
    i.row BETWEEN ?1 AND ?2 AND (?4 IS NULL OR i.type = ?4) AND i.issuedAt >= ?5 AND i.issuedAt < ?6
      AND (?7 IS NULL OR i.type = 'invoice' AND i.dueAt < ?7)
      AND (?8 = 0 OR i.type = 'invoice'
        AND i.gross ->> '$.amount' > ifnull((
          SELECT sum(c.gross ->> '$.amount') FROM {store}.invoices c WHERE c.invoice = i.id), 0)
        AND (
          SELECT sum(iif(d.type = 'invoice', 1, -1) * (d.gross ->> '$.amount')) FROM {store}.invoices d
          WHERE d."order" = i."order" AND CASE d.type
            WHEN 'invoice' THEN (d.issuedAt, d.id) <= (i.issuedAt, i.id)
            ELSE (SELECT (n.issuedAt, n.id) <= (i.issuedAt, i.id) FROM {store}.invoices n WHERE n.id = d.invoice) END)
          > (SELECT o.paid ->> '$.amount' FROM {store}.orders o WHERE o.id = i."order"))
    """

  private static func page(_ index: String) -> StoreStatement {
    StoreStatement(
      "SELECT \(Table<Invoice>.names(in: "i")), i.row FROM {store}.invoices i WHERE \(index)\(filter) ORDER BY i.row DESC LIMIT ?3"
    )
  }

  private let byOrder = page("i.\"order\" = ?9 AND ?10 IS NULL AND ")
  private let byContact = page("i.\"order\" IN (SELECT id FROM {store}.orders WHERE contact = ?10) AND ")
  private let all = page("?9 IS NULL AND ?10 IS NULL AND ")
  private let one = page(
    """
    (?9 IS NULL OR i."order" = ?9)
      AND (?10 IS NULL OR i."order" IN (SELECT id FROM {store}.orders WHERE contact = ?10)) AND 
    """)

  init(_ invoices: Invoices) { self.invoices = invoices }

  func list(
    _ filter: InvoiceFilter, text: String?, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Prepared<Page<Invoice>> {
    let (records, stores) = (invoices.records, invoices.stores)
    func bind(_ first: Int, _ last: Int, _ limit: Int, to binder: inout Binder) {
      binder.add(first)
      binder.add(last)
      binder.add(limit)
      binder.add(filter.type)
      binder.add(filter.from?.milliseconds ?? Int.min)
      binder.add(filter.to?.milliseconds ?? Int.max)
      binder.add(filter.state == .overdue ? context.now : nil)
      binder.add(filter.state == nil ? 0 : 1)
      binder.add(filter.order?.uuid)
      binder.add(filter.contact)
    }
    if let text {
      return try records.matches(try TextQuery(text), limit: limit, after: cursor, in: context) {
        (row, writer) throws(Failure) in
        try stores.each(one, in: context.store, { bind(row, row, 1, to: &$0) }, { writer.add(&$0) })
      }
    }
    let isNarrow = filter.order != nil || filter.contact != nil
    let query: StoreStatement =
      switch (filter.order, filter.contact) {
      case (_?, _?): one
      case (_?, nil): byOrder
      case (nil, _?): byContact
      case (nil, nil): all
      }
    let addition = records.supplement(in: context)
    return try records.pages(limit: limit, after: cursor, in: context, adding: addition) {
      (last, writer) throws(Failure) in
      let first = isNarrow ? context.partition.rows.floor + 1 : try records.firstRow(upTo: last, in: context)
      try stores.each(query, in: context.store, { bind(first, last, limit + 1, to: &$0) }, { writer.add(&$0) })
      return records.rest(before: first, of: writer, in: context)
    }
  }
}
