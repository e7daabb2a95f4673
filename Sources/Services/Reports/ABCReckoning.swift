internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Computes the ABC report: the sold items in classes, by their shares of the revenue.
final class ABCReckoning: Reckoning, @unchecked Sendable {
  private let reports: Reports
  private let days: ReportedDays
  let walk: Walk<SoldOrder>
  private var rows: FirstRows<Row>
  private var page: (rows: [Row], next: String?) = ([], nil)
  private var totals: [ABCTotal] = []
  private var revenues: [Group: Int128] = [:]

  private struct Row {
    let item: UUID?, currency: Currency, itemClass: ABCClass, revenue: Int128, share: Decimal?, cumulated: Decimal?
  }

  init(_ reports: Reports, _ span: Span, _ page: PageRequest, _ zone: CompanyZone, in context: CompanyContext)
    throws(Failure)
  {
    self.reports = reports
    days = ReportedDays(span, in: zone)
    let instants = try span.instants(in: zone, context)
    walk = try reports.orders.soldOrders(from: instants.from, until: instants.until, in: context)
    rows = try FirstRows("abc", page)
  }

  func take(_ order: SoldOrder, in context: CompanyContext) {
    for line in order.lines where line.item != nil {
      revenues[Group(line.item, order.currency), default: 0] += Int128(line.net)
    }
  }

  func settle() {
    totals = classify()
    page = rows.page()
  }

  func report(in context: CompanyContext) throws(Failure) -> ABCReport {
    var shown: [ABCRow] = []
    for row in page.rows {
      shown.append(
        ABCRow(
          item: row.item, try reports.name(of: row.item, in: context), row.itemClass,
          revenue: MoneySum(row.revenue, row.currency),
          share: row.share, cumulated: row.cumulated))
    }
    return ABCReport(days: days, totals: totals, items: shown, next: page.next)
  }

  /// Determines the class of each item, and returns the totals of each class and currency.
  private func classify() -> [ABCTotal] {
    let sorted = revenues.map { (group: $0.key, revenue: $0.value, position: $0.key.position($0.value)) }
      .sorted { $0.position < $1.position }
    revenues = [:]
    var totals: [ABCTotal] = []
    var rest = sorted[...]
    while let code = rest.first?.group.currency {
      let currency = Currency(code: code)
      let same = rest.prefix { $0.group.currency == code }
      rest = rest[same.endIndex...]
      let total = same.reduce(Int128(0)) { $0 + $1.revenue }
      func share(_ revenue: Int128) -> Decimal? {
        total > 0 ? Decimal(hundredths: (revenue * 10_000).dividedHalfEven(by: total)) : nil
      }
      var before: Int128 = 0
      var classes: [(itemClass: ABCClass, count: Int, revenue: Int128)] = []
      for one in same {
        let itemClass = ABCClass(before: before, of: total)
        before += one.revenue
        let row = Row(
          item: one.group.id, currency: currency, itemClass: itemClass, revenue: one.revenue, share: share(one.revenue),
          cumulated: share(before))
        rows.add(row, at: one.position)
        if classes.last?.itemClass != itemClass { classes.append((itemClass, 0, 0)) }
        classes[classes.count - 1].count += 1
        classes[classes.count - 1].revenue += one.revenue
      }
      totals += classes.map {
        ABCTotal($0.itemClass, count: $0.count, revenue: MoneySum($0.revenue, currency), share: share($0.revenue))
      }
    }
    return totals
  }
}
