internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Reads the orders that were submitted in a period, in the order of submission and in small steps.
final class SoldOrderWalk {
  private let stores: Stores
  private let queries: OrderFigures
  private let until: Timestamp
  /// The position of the last order that was read.
  private var last: (submittedAt: Timestamp, row: Int)
  private var done = 0

  /// The most lines, and the most orders, that one step reads. Then other requests are served.
  private static let linesAtOnce = 300
  private static let ordersAtOnce = 30

  /// The columns of an order that the walk reads.
  private struct Found {
    let row: Int, id: UUID, submittedAt: Timestamp, contact: UUID, contactName: Line, agent: UUID?, currency: Currency,
      taxIncluded: Flag
    let discount: OrderDiscount?, status: OrderStatus, rounding: AmountRounding
  }

  init(_ stores: Stores, _ queries: OrderFigures, from: Timestamp?, until: Timestamp) {
    self.stores = stores
    self.queries = queries
    self.until = until
    last = (from ?? Timestamp(milliseconds: Timestamp.earliest), 0)
  }

  var walk: Walk<SoldOrder> {
    Walk(next: { (context) throws(Failure) in try self.next(in: context) }, progress: { (self.done, nil) })
  }

  private func next(in context: CompanyContext) throws(Failure) -> [SoldOrder]? {
    let found = try stores.all(
      queries.sold, in: context.store, bind: context.number, last.submittedAt, until, last.row,
      SoldOrderWalk.ordersAtOnce
    ) {
      Found(
        row: $0.next(), id: $0.next(), submittedAt: $0.next(), contact: $0.next(), contactName: $0.next(),
        agent: $0.next(UUID?.self),
        currency: $0.next(), taxIncluded: $0.next(), discount: $0.next(OrderDiscount?.self), status: $0.next(),
        rounding: AmountRounding(taxRounding: $0.next(TaxRounding?.self), rounding: $0.next(Rounding?.self)))
    }
    if found.isEmpty { return nil }
    var sold: [SoldOrder] = []
    var count = 0
    for order in found where count < SoldOrderWalk.linesAtOnce {
      last = (order.submittedAt, order.row)
      done += 1
      if order.status == .draft || order.status == .cancelled { continue }
      let lines = try lines(of: order, in: context)
      count += lines.count
      sold.append(
        SoldOrder(
          submittedAt: order.submittedAt, contact: order.contact, contactName: order.contactName, agent: order.agent,
          currency: order.currency, lines: lines))
    }
    return sold
  }

  private func lines(of order: Found, in context: CompanyContext) throws(Failure) -> [SoldLine] {
    let found = try stores.all(queries.soldLines, in: context.store, bind: order.id) { row in
      let (item, quantity, price) = (row.next(UUID?.self), row.next(Decimal.self), row.next(UnitPrice.self))
      let (discount, rate) = (row.next(Decimal?.self), row.next(Decimal?.self))
      let factor = UnitFactor(row.next(), per: row.next())
      let (credited, cancelled) = (row.next(Decimal.self), row.next(Decimal.self))
      let billed = Decimal(units: quantity.units - cancelled.units)
      let nothing = Decimal(0)
      let priced = PricedLine(
        quantity: billed, price: price.amount, discount: discount ?? nothing, taxRate: rate ?? nothing,
        per: price.quantity)
      return (item: item, priced: priced, factor: factor, credited: credited)
    }
    let amounts = Pricing.amounts(
      of: found.map(\.priced), less: order.discount?.reduction, taxIncluded: order.taxIncluded.isSet, most: Money.most,
      rounding: order.rounding)
    guard let amounts else { throw .internalError("the total of an order is more than an amount of money can be") }
    let owed = Pricing.owed(
      zip(found, amounts).map { line, amounts in
        OwedLine(
          amounts: amounts, credited: line.credited, billed: line.priced.quantity, taxRate: line.priced.taxRate)
      }, taxIncluded: order.taxIncluded.isSet, rounding: order.rounding)
    return zip(found, owed).map { line, owed in
      let quantity = line.factor.kept(Decimal(units: line.priced.quantity.units - line.credited.units))
      return SoldLine(item: line.item, quantity: quantity, net: owed.net, tax: owed.tax, gross: owed.gross)
    }
  }
}
