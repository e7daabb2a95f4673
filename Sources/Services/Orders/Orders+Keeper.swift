public import Ports
public import RPC
internal import SQLite
public import Shape
internal import Storage
public import Tenancy
internal import Vocabulary

/// Provides other services with figures about orders: counts, sales, taxed documents and unpaid orders.
extension Orders: OrderKeeper {
  public func item(ofLine id: UUID, at pointer: String, in context: CompanyContext) throws(Failure) -> UUID? {
    try lines.find(ID(id), at: pointer, in: context).record.details.item
  }

  public func ordersByStatus(in context: CompanyContext) throws(Failure) -> [StatusCount] {
    try counts.list(in: context)
  }

  public func dispatchesByStatus(in context: CompanyContext) throws(Failure) -> [StatusCount] {
    try dispatches.counts.list(in: context)
  }

  public func ordersToShip(until instant: Timestamp, in context: CompanyContext) throws(Failure) -> Int {
    let rows = context.partition.rows.all
    return try stores.first(figures.toShip, in: context.store, bind: rows.lowerBound, rows.upperBound, instant) {
      $0.next(Int.self)
    } ?? 0
  }

  public func soldOrders(from: Timestamp?, until: Timestamp, in context: CompanyContext) throws(Failure) -> Walk<
    SoldOrder
  > {
    SoldOrderWalk(stores, figures, from: from, until: until).walk
  }

  public func taxedDocuments(from: Timestamp?, until: Timestamp, in context: CompanyContext) throws(Failure) -> Walk<
    TaxedDocument
  > {
    TaxWalk(self, from: from, until: until, in: context).walk
  }

  public func unpaidOrders(in context: CompanyContext) throws(Failure) -> Walk<UnpaidOrder> {
    UnpaidOrderWalk(self, in: context).walk
  }

  public func sales(from: Timestamp, until: Timestamp, in context: CompanyContext) throws(Failure) -> [SalesSum] {
    var sums: [(currency: Currency, count: Int, net: Int128, gross: Int128)] = []
    try stores.each(figures.sales, in: context.store, bind: context.number, from, until) { row in
      let (net, gross) = (row.next(Money.self), row.next(Money.self))
      let index = sums.firstIndex { $0.currency == net.currency }
      if index == nil { sums.append((net.currency, 0, 0, 0)) }
      let last = index ?? sums.count - 1
      sums[last].count += 1
      sums[last].net += Int128(net.amount)
      sums[last].gross += Int128(gross.amount)
    }
    let costs =
      context.audience.sees(Department.inventory.mask) ? try self.costs(from: from, until: until, in: context) : nil
    return sums.sorted { $0.currency.code < $1.currency.code }.map { sum in
      let found = costs?.first { $0.currency == sum.currency }
      return SalesSum(
        count: sum.count, net: MoneySum(sum.net, sum.currency), gross: MoneySum(sum.gross, sum.currency),
        costs: costs.map { _ in
          SalesSum.Costs(cost: MoneySum(found?.cost.rounded ?? 0, sum.currency), uncosted: found?.uncosted ?? 0)
        })
    }
  }

  /// Returns the costs of the items in the orders that `sales` counts, by the currency of the orders.
  private func costs(
    from: Timestamp, until: Timestamp, in context: CompanyContext
  ) throws(Failure) -> [(currency: Currency, cost: ExactAmount, uncosted: Int)] {
    // The cost of a kit is the cost of its components.
    let lines: [(currency: Currency, taken: [(item: UUID, quantity: Decimal)])] = try stores.all(
      figures.soldItems, in: context.store, bind: context.number, from, until
    ) { row in
      let (currency, item) = (row.next(Currency.self), row.next(UUID.self))
      let billed = row.next(Int.self) - row.next(Int.self)
      let quantity = UnitFactor(row.next(), per: row.next()).kept(Decimal(units: billed))
      guard row.next(ItemKind?.self) == .kit else { return (currency, [(item, quantity)]) }
      let parts = row.next([KitPart].self)
      return (currency, parts.map { ($0.item, Decimal(units: $0.need(for: quantity.units))) })
    }
    var sums: [(currency: Currency, cost: ExactAmount, uncosted: Int)] = []
    var known: [UUID: UnitCost?] = [:]
    for (currency, taken) in lines {
      let index = sums.firstIndex { $0.currency == currency }
      if index == nil { sums.append((currency, .zero, 0)) }
      let last = index ?? sums.count - 1
      var isCosted = true
      for (item, quantity) in taken {
        let cost = if let found = known[item] { found } else { try stock.unitCost(of: item, in: context) }
        known[item] = .some(cost)
        if let cost, cost.currency == currency {
          sums[last].cost += cost.times(quantity)
        } else {
          isCosted = false
        }
      }
      if !isCosted { sums[last].uncosted += 1 }
    }
    return sums
  }
}

/// The queries for figures about orders, their lines and their sales.
struct OrderFigures {
  let toShip = StoreStatement(
    """
    SELECT count(*) FROM {store}.orders o
    WHERE status IN ('inProgress', 'invoiced') AND row BETWEEN ?1 AND ?2 AND (requestedAt IS NULL OR requestedAt < ?3)
      AND EXISTS (SELECT 1 FROM {store}.order_lines l WHERE l."order" = o.id AND (l.demand > 0 OR l.kind = 'kit' AND l.queuedAt IS NOT NULL))
    """)
  let openLines = StoreStatement(
    """
    SELECT o.id, o.number, o.status, o.contactName, l.demand, o.requestedAt
    FROM (
      SELECT "order", id, queuedAt, demand FROM {store}.order_lines
      WHERE item = ?1 AND queuedAt IS NOT NULL AND demand > 0 AND row BETWEEN ?2 AND ?3
      UNION ALL SELECT "order", line, queuedAt, demand FROM {store}.kit_demand WHERE company = ?2 >> 40 AND item = ?1) l
    JOIN {store}.orders o ON o.id = l."order"
    ORDER BY l.queuedAt, l."order", l.id LIMIT ?4
    """)
  let planned = StoreStatement(
    """
    SELECT row >> 40, item FROM {store}.order_lines WHERE demand > 0 AND item IS NOT NULL
    UNION SELECT company, item FROM {store}.kit_demand
    UNION SELECT row >> 40, item FROM {store}.purchase_lines WHERE incoming > 0 AND item IS NOT NULL
    """)
  let sales = StoreStatement(
    """
    SELECT net, gross FROM {store}.orders
    WHERE row >> 40 = ? AND submittedAt >= ? AND submittedAt < ? AND status NOT IN ('draft', 'cancelled')
    """)
  let soldItems = StoreStatement(
    """
    SELECT o.currency, l.item, l.quantity, l.cancelled, l.factor, l.per, l.kind, l.parts
    FROM {store}.orders o JOIN {store}.order_lines l ON l."order" = o.id
    WHERE o.row >> 40 = ? AND o.submittedAt >= ? AND o.submittedAt < ? AND o.status NOT IN ('draft', 'cancelled') AND l.item IS NOT NULL
      AND l.quantity > l.cancelled
    """)
  let sold = StoreStatement(
    """
    SELECT row, id, submittedAt, contact, contactName, agent, currency, taxIncluded, discount, status, taxRounding, rounding
    FROM {store}.orders
    WHERE row >> 40 = ?1 AND submittedAt >= ?2 AND submittedAt < ?3 AND (submittedAt, row) > (?2, ?4)
    ORDER BY submittedAt, row LIMIT ?5
    """)
  let soldLines = StoreStatement(
    """
    SELECT item, quantity, unitPrice, discount, taxRate, factor, per, \(OrderLineDetails.creditedColumn), cancelled FROM {store}.order_lines
    WHERE "order" = ? ORDER BY row
    """)
  let unpaid = StoreStatement(
    """
    SELECT row, id, contact, contactName, invoicedAt, gross, credited, paid, status FROM {store}.orders
    WHERE paymentState = ? AND row > ? AND row <= ? ORDER BY row LIMIT ?
    """)
}
