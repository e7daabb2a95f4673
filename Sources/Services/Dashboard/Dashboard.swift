internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// Collects the figures of a day from the services for orders and stock.
final class Dashboard {
  private let orders: any OrderKeeper
  private let stock: any StockKeeper
  private let zones: CompanyZones

  init(_ orders: any OrderKeeper, _ stock: any StockKeeper, _ zones: CompanyZones) {
    self.orders = orders
    self.stock = stock
    self.zones = zones
  }

  /// Returns those figures of a day that the caller may see.
  /// - Parameter start: the beginning of the day; `nil` for today, in the company's time zone.
  func summary(from start: Timestamp?, in context: CompanyContext) throws(Failure) -> DaySummary {
    let zone = try zones.zone(in: context)
    let today = zone.day(of: context.now)
    let end =
      start.map { Timestamp(milliseconds: $0.milliseconds + 86_400_000) } ?? zone.start(of: today.adding(days: 1))
    let start = start ?? zone.start(of: today)
    var summary = DaySummary(from: start)
    if Access.view(.orders).permits(context.rights) {
      summary.orders = try orders.ordersByStatus(in: context)
      summary.toShip = try orders.ordersToShip(until: end, in: context)
      summary.sales = try orders.sales(from: start, until: end, in: context)
    }
    if Access.view(.dispatch).permits(context.rights) {
      summary.dispatches = try orders.dispatchesByStatus(in: context)
    }
    if Access.view(.inventory).permits(context.rights) {
      let figures = try stock.summary(on: zone.day(of: start), in: context)
      (summary.lowItems, summary.outItems, summary.expiringLots) = (figures.low, figures.out, figures.expiring)
      summary.overdueLoans = figures.overdueLoans
    }
    return summary
  }
}

/// The figures of a day. A figure is `nil` if the caller has no right in its department.
struct DaySummary: Record {
  let from: Timestamp
  var orders: [StatusCount]?, toShip: Int?, sales: [SalesSum]?, dispatches: [StatusCount]?
  var lowItems: Int?, outItems: Int?, expiringLots: Int?, overdueLoans: Int?

  static let doc: StaticString =
    "The figures of a day. A figure is `null` if the caller has no access to its department."

  init(from: Timestamp) { self.from = from }

  init<F: Fields<Self>>(_ field: inout F) {
    from = field("from", \.from, "The instant at which the day begins.")
    orders = field("orders", \.orders, "The number of orders in each status.")
    toShip = field(
      "toShip", \.toShip,
      "The number of orders, in progress or invoiced, that still have goods to ship and that the customer wants by the end of the day."
    )
    sales = field(
      "sales", \.sales, "The sums of the day's orders, for each currency. Drafts and cancelled orders are left out.")
    dispatches = field("dispatches", \.dispatches, "The number of dispatches in each status.")
    lowItems = field(
      "lowItems", \.lowItems, "The number of items with a projected stock below their minStock, or below zero.")
    outItems = field(
      "outItems", \.outItems,
      "The number of low items without available stock: no stock is on hand, or all stock on hand is reserved for orders and builds."
    )
    expiringLots = field(
      "expiringLots", \.expiringLots,
      "The number of lots in stock that have expired, or expire within the days of the company's `settings.expiryDays` (30 by default)."
    )
    overdueLoans = field(
      "overdueLoans", \.overdueLoans,
      "The number of loans that are overdue: the borrowed goods have not come back in time.")
  }
}
