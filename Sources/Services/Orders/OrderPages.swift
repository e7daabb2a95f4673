internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The filter of `orders.list`.
struct OrderFilter: Record {
  let status: OrderStatus?, contact: UUID?, agent: UUID?, source: OrderSource?, paymentState: PaymentState?
  let fulfilmentState: FulfilmentState?, from: Timestamp?, to: Timestamp?, archived: Flag

  static let doc: StaticString = "The filter of a list of orders."

  init<F: Fields<Self>>(_ field: inout F) {
    status = field("status", \.status, "Only orders with this status.")
    contact = field("contact", \.contact, "Only orders of this contact.")
    agent = field(
      "agent", \.agent, "Only orders for which the user with this id is responsible.")
    source = field("source", \.source, "Only orders that came through this channel.")
    paymentState = field(
      "paymentState", \.paymentState, "Only orders with this payment state.")
    fulfilmentState = field(
      "fulfilmentState", \.fulfilmentState, "Only orders with this fulfilment state.")
    from = field("from", \.from, "Only orders created at this instant or later.")
    to = field("to", \.to, "Only orders created before this instant.")
    archived = field(
      "archived", \.archived,
      "`true` to list only archived orders. If it is left out, the list contains only orders that are not archived.")
  }
}

/// Lists the orders of a company page by page, newest first.
struct OrderPages {
  private unowned let orders: Orders

  /// The largest number of rows that a page reads. A page on which few rows match ends at this limit.
  private static let mostRows = 2000

  /// The conditions of the filter, which are checked for each row that an index finds. Their parameters follow the
  /// limit.
  private static let filter = """
    (?4 IS NULL OR status = ?4) AND (?5 IS NULL OR contact = ?5) AND (?6 IS NULL OR agent = ?6) AND (?7 IS NULL OR source = ?7)
      AND (?8 IS NULL OR paymentState = ?8) AND (?9 IS NULL OR fulfilmentState = ?9) AND createdAt >= ?10 AND createdAt < ?11
      AND archived = ?12
    """

  /// - Parameter index: the condition by which an index finds the rows; empty to read all rows in their order.
  private static func page(_ index: String) -> StoreStatement {
    StoreStatement(
      """
      SELECT \(Table<Order>.columns), row FROM {store}.orders WHERE \(index)row BETWEEN ?1 AND ?2 AND \(filter) ORDER BY row DESC LIMIT ?3
      """)
  }

  /// Returns the query for the row at which a page that reads an index stops. The result is NULL if the page can read
  /// all rows.
  private static func end(_ column: String) -> StoreStatement {
    StoreStatement(
      """
      SELECT iif(count(*) < \(mostRows), NULL, min(row)) FROM (
        SELECT row FROM {store}.orders WHERE \(column) = ?3 AND row BETWEEN ?1 AND ?2 ORDER BY row DESC LIMIT \(mostRows))
      """)
  }

  /// The queries for each index, the most selective index first.
  private let byContact = (page("contact = ?5 AND "), end("contact"))
  private let byAgent = (page("agent = ?6 AND "), end("agent"))
  private let byStatus = (page("status = ?4 AND "), end("status"))
  private let byPayment = (page("paymentState = ?8 AND "), end("paymentState"))
  private let byFulfilment = (page("fulfilmentState = ?9 AND "), end("fulfilmentState"))
  private let all = page("")
  private let newest = StoreStatement("SELECT max(row) FROM {store}.orders WHERE row BETWEEN ? AND ?")
  private let one = StoreStatement(
    "SELECT \(Table<Order>.columns), row FROM {store}.orders WHERE row = ?1 AND ?2 IS NOT NULL AND ?3 IS NOT NULL AND \(filter)"
  )

  init(_ orders: Orders) { self.orders = orders }

  func list(
    _ filter: OrderFilter, text: String?, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Prepared<Page<Order>> {
    let (records, stores) = (orders.records, orders.stores)
    if let text {
      return try records.matches(try TextQuery(text), limit: limit, after: cursor, in: context) {
        (row, writer) throws(Failure) in
        try stores.each(one, in: context.store, { OrderPages.bind(filter, row, row, 1, to: &$0) }, { writer.add(&$0) })
      }
    }
    let floor = context.partition.rows.floor + 1
    return try records.pages(limit: limit, after: cursor, in: context) { (last, writer) throws(Failure) in
      let (page, first) = try rows(filter, from: floor, upTo: last, in: context.store)
      try stores.each(
        page, in: context.store, { OrderPages.bind(filter, first, last, limit + 1, to: &$0) }, { writer.add(&$0) })
      return writer.isFull || first <= floor ? nil : first - 1
    }
  }

  /// Returns the query with the best index for a filter, and the first row that the query may read.
  private func rows(
    _ filter: OrderFilter, from floor: Int, upTo last: Int, in store: Store
  ) throws(Failure) -> (page: StoreStatement, first: Int) {
    typealias Choice = (queries: (page: StoreStatement, end: StoreStatement), bind: (inout Binder) -> Void)
    let choice: Choice? =
      if let contact = filter.contact {
        (byContact, { $0.add(contact) })
      } else if let agent = filter.agent {
        (byAgent, { $0.add(agent) })
      } else if let status = filter.status {
        (byStatus, { $0.add(status) })
      } else if let state = filter.paymentState {
        (byPayment, { $0.add(state) })
      } else if let state = filter.fulfilmentState {
        (byFulfilment, { $0.add(state) })
      } else {
        nil
      }
    let first = try orders.stores.first(
      choice?.queries.end ?? newest, in: store,
      {
        $0.add(floor)
        $0.add(last)
        choice?.bind(&$0)
      }, { $0.next(Int?.self) })
    let found = (first ?? nil) ?? floor
    if let choice { return (choice.queries.page, found) }
    // Rows are numbered one after the other, so this range has at most `mostRows` rows.
    return (all, max(found - OrderPages.mostRows + 1, floor))
  }

  private static func bind(_ filter: OrderFilter, _ first: Int, _ last: Int, _ limit: Int, to binder: inout Binder) {
    binder.add(first)
    binder.add(last)
    binder.add(limit)
    binder.add(filter.status)
    binder.add(filter.contact)
    binder.add(filter.agent)
    binder.add(filter.source)
    binder.add(filter.paymentState)
    binder.add(filter.fulfilmentState)
    binder.add(filter.from?.milliseconds ?? Int.min)
    binder.add(filter.to?.milliseconds ?? Int.max)
    binder.add(filter.archived)
  }
}
