internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Computes the sales report: the sales of a period, grouped by day, customer, item and so on.
final class SalesReckoning: Reckoning, @unchecked Sendable {
  private let reports: Reports
  private let days: ReportedDays
  private let zone: CompanyZone
  private let by: SalesGrouping
  let walk: Walk<SoldOrder>
  private var rows: FirstRows<(group: Group, count: SalesCount)>
  private var page: (rows: [(group: Group, count: SalesCount)], next: String?) = ([], nil)
  private var groups: [Group: SalesCount] = [:]
  private var totals = ByCurrency<SalesCount>()

  init(
    _ reports: Reports, _ span: Span, by: SalesGrouping, _ page: PageRequest, _ zone: CompanyZone,
    in context: CompanyContext
  ) throws(Failure) {
    self.reports = reports
    self.by = by
    self.zone = zone
    days = ReportedDays(span, in: zone)
    let instants = try span.instants(in: zone, context)
    walk = try reports.orders.soldOrders(from: instants.from, until: instants.until, in: context)
    rows = try FirstRows("sales-\(by.rawValue)", page)
  }

  func take(_ order: SoldOrder, in context: CompanyContext) {
    var whole = SalesCount(orders: 1, name: by == .contact ? order.contactName : nil)
    for line in order.lines { whole.add(line) }
    totals.change(order.currency, from: SalesCount()) { $0.add(whole) }
    guard by == .item else { return groups[group(of: order), default: SalesCount()].add(whole) }
    // If several lines of an order have the same item, the order counts only once for that item.
    var ofItems: [Group: SalesCount] = [:]
    for line in order.lines { ofItems[Group(line.item, order.currency), default: SalesCount(orders: 1)].add(line) }
    for (group, count) in ofItems { groups[group, default: SalesCount()].add(count) }
  }

  private func group(of order: SoldOrder) -> Group {
    let day = zone.day(of: order.submittedAt)
    return switch by {
    case .day: Group(.day(day.number), order.currency)
    case .week: Group(.day(day.monday.number), order.currency)
    case .month: Group(.day(day.number - day.day + 1), order.currency)
    case .contact: Group(order.contact, order.currency)
    case .agent: Group(order.agent, order.currency)
    case .item: Group(.nothing, order.currency)
    }
  }

  func settle() {
    for (group, count) in groups {
      let isByTime = by == .day || by == .week || by == .month
      rows.add((group, count), at: isByTime ? group.position : group.position(count.net))
    }
    groups = [:]
    page = rows.page()
  }

  func report(in context: CompanyContext) throws(Failure) -> SalesReport {
    var shown: [SalesRow] = []
    for (group, count) in page.rows {
      if let row = try row(of: group, count, in: context) { shown.append(row) }
    }
    return SalesReport(days: days, totals: totals.map { SalesFigures($1, $0) }, items: shown, next: page.next)
  }

  private func row(of group: Group, _ count: SalesCount, in context: CompanyContext) throws(Failure) -> SalesRow? {
    guard let code = group.currency else { return nil }
    let figures = SalesFigures(count, Currency(code: code))
    switch by {
    case .day, .week, .month: return SalesRow(day: group.day, figures)
    case .contact: return SalesRow(name: count.name, contact: group.id, figures)
    case .agent: return SalesRow(agent: group.id, figures)
    case .item:
      guard let item = group.id else { return SalesRow(figures) }
      let name = try reports.name(of: item, in: context)
      let quantity = Int(exactly: count.quantity).map { Decimal(units: $0) }
      return SalesRow(item: item, sku: name.sku, name: name.name, unit: name.unit, quantity: quantity, figures)
    }
  }
}

extension SalesCount {
  fileprivate mutating func add(_ other: SalesCount) {
    orders += other.orders
    quantity += other.quantity
    net += other.net
    gross += other.gross
    name = other.name
  }
}

extension Day {
  /// The Monday of the week that contains the day. Day 0, 1970-01-01, was a Thursday.
  fileprivate var monday: Day { adding(days: -(((number + 3) % 7 + 7) % 7)) }
}
