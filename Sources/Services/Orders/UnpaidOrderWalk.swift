internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Reads the invoices of orders with an amount that is still to be paid, in small steps.
final class UnpaidOrderWalk {
  private let orders: Orders
  private var states = [PaymentState.partial, .unpaid]
  /// The last row that was read for the current payment state.
  private var last: Int
  private var done = 0

  /// The largest number of orders that one step reads. Then other requests are served.
  private static let atOnce = 300

  /// An order that is unpaid or paid in part.
  private struct Found {
    let row: Int, id: UUID, contact: UUID, contactName: Line, invoicedAt: Timestamp?, gross: Money, credited: Money,
      paid: Money
    let status: OrderStatus
  }

  init(_ orders: Orders, in context: CompanyContext) {
    self.orders = orders
    last = context.partition.rows.floor
  }

  var walk: Walk<UnpaidOrder> {
    Walk(next: { (context) throws(Failure) in try self.next(in: context) }, progress: { (self.done, nil) })
  }

  private func next(in context: CompanyContext) throws(Failure) -> [UnpaidOrder]? {
    guard let state = states.last else { return nil }
    let found = try orders.stores.all(
      orders.figures.unpaid, in: context.store, bind: state, last, context.partition.rows.ceiling,
      UnpaidOrderWalk.atOnce
    ) {
      Found(
        row: $0.next(), id: $0.next(), contact: $0.next(), contactName: $0.next(),
        invoicedAt: $0.next(Timestamp?.self), gross: $0.next(), credited: $0.next(), paid: $0.next(),
        status: $0.next())
    }
    done += found.count
    last = found.last?.row ?? last
    if found.count < UnpaidOrderWalk.atOnce {
      states.removeLast()
      last = context.partition.rows.floor
    }
    var unpaid: [UnpaidOrder] = []
    for order in found where order.status != .cancelled { unpaid += try self.unpaid(order, in: context) }
    return unpaid
  }

  /// Returns the unpaid invoices of an order. If an older program invoiced the order without storing an invoice, the
  /// order counts as one invoice.
  private func unpaid(_ order: Found, in context: CompanyContext) throws(Failure) -> [UnpaidOrder] {
    let documents = try orders.invoices.amounts(of: ID(order.id), in: context)
    func owed(_ instant: Timestamp, _ due: Int) -> UnpaidOrder? {
      due <= 0
        ? nil
        : UnpaidOrder(
          contact: order.contact, contactName: order.contactName, invoicedAt: instant, due: due,
          currency: order.gross.currency)
    }
    if documents.isEmpty {
      let due = order.gross.amount - order.credited.amount - order.paid.amount
      return [order.invoicedAt.flatMap { owed($0, due) }].compactMap(\.self)
    }
    let payments = InvoicePayment.all(of: documents, paid: order.paid.amount)
    return documents.compactMap { owed($0.issuedAt, payments[$0.id]?.due?.amount ?? 0) }
  }
}
