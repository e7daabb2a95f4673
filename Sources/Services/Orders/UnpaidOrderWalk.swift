internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A walk through the orders with an amount that is still to be paid.
final class UnpaidOrderWalk {
  private let stores: Stores
  private let queries: OrderFigures
  private var states = [PaymentState.partial, .unpaid]
  /// The last row that was read for the current payment state.
  private var last: Int
  private var done = 0

  /// The most orders that one step reads before other requests are served.
  private static let atOnce = 300

  init(_ stores: Stores, _ queries: OrderFigures, in context: CompanyContext) {
    self.stores = stores
    self.queries = queries
    last = context.partition.rows.floor
  }

  var walk: Walk<UnpaidOrder> {
    Walk(next: { (context) throws(Failure) in try self.next(in: context) }, progress: { (self.done, nil) })
  }

  private func next(in context: CompanyContext) throws(Failure) -> [UnpaidOrder]? {
    guard let state = states.last else { return nil }
    let found = try stores.all(
      queries.unpaid, in: context.store, bind: state, last, context.partition.rows.ceiling, UnpaidOrderWalk.atOnce
    ) { row in
      let (number, invoicedAt) = (row.next(Int.self), row.next(Timestamp?.self))
      let (gross, credited, paid) = (row.next(Money.self), row.next(Money.self), row.next(Money.self))
      let isOwed = row.next(OrderStatus.self) != .cancelled
      let due = gross.amount - credited.amount - paid.amount
      let order = invoicedAt.flatMap {
        isOwed && due > 0 ? UnpaidOrder(invoicedAt: $0, due: due, currency: gross.currency) : nil
      }
      return (row: number, order: order)
    }
    done += found.count
    last = found.last?.row ?? last
    if found.count < UnpaidOrderWalk.atOnce {
      states.removeLast()
      last = context.partition.rows.floor
    }
    return found.compactMap(\.order)
  }
}
