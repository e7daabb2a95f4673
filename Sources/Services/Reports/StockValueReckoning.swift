internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Computes the stock value report: the quantities on hand times their average costs.
final class StockValueReckoning: Reckoning, @unchecked Sendable {
  private let reports: Reports
  private let at: Timestamp, zone: CompanyZone
  private let by: StockValueGrouping
  let walk: Walk<ValuedItem>
  private var rows: FirstRows<Row>
  private var page: (rows: [Row], next: String?) = ([], nil)
  private var groups: [Group: Sum] = [:]
  private var totals = ByCurrency<Sum>()
  private var uncosted = 0

  private struct Sum {
    var count = 0, value = ExactAmount.zero

    mutating func add(_ amount: ExactAmount?) {
      count += 1
      if let amount { value += amount }
    }
  }

  /// A row of the report, without the names that are looked up only for the rows of the page.
  private struct Row {
    let group: Group, count: Int, value: ExactAmount, category: Line?, holding: Holding?
  }

  /// - Parameter at: the instant for which the stock is valued; `nil` for now.
  init(
    _ reports: Reports, at: Timestamp?, by: StockValueGrouping, _ page: PageRequest, _ zone: CompanyZone,
    in context: CompanyContext
  ) throws(Failure) {
    self.reports = reports
    self.at = at ?? context.now
    self.by = by
    self.zone = zone
    let until = at.map { Timestamp(milliseconds: $0.milliseconds + 1) }
    walk = try reports.stock.valuation(from: nil, until: until, in: context)
    rows = try FirstRows("stockValue-\(by.rawValue)", page)
  }

  func take(_ item: ValuedItem, in context: CompanyContext) {
    let holding = item.closing
    let currency = holding.unitCost?.currency
    if holding.isUncosted { uncosted += 1 }
    let value = holding.unitCost?.times(holding.onHand)
    if holding.onHand.units != 0, let currency { totals.change(currency, from: Sum()) { $0.add(value) } }
    switch by {
    case .item:
      if holding.onHand.units == 0 { return }
      let group = Group(item.id, currency)
      let row = Row(group: group, count: 1, value: value ?? .zero, category: item.category, holding: holding)
      rows.add(row, at: group.position(row.value.rounded))
    case .category:
      if holding.onHand.units != 0 { groups[Group(item.category, currency), default: Sum()].add(value) }
    case .location:
      for place in item.places {
        groups[Group(place.location, currency), default: Sum()].add(holding.unitCost?.times(place.quantity))
      }
    }
  }

  func settle() {
    for (group, sum) in groups {
      let row = Row(group: group, count: sum.count, value: sum.value, category: group.line, holding: nil)
      rows.add(row, at: group.position(sum.value.rounded))
    }
    groups = [:]
    page = rows.page()
  }

  func report(in context: CompanyContext) throws(Failure) -> StockValueReport {
    var shown: [StockValueRow] = []
    for row in page.rows {
      let value = row.group.currency.map { MoneySum(row.value.rounded, Currency(code: $0)) }
      switch by {
      case .item:
        shown.append(
          StockValueRow(
            item: row.group.id, try reports.name(of: row.group.id, in: context), category: row.category, count: 1,
            onHand: row.holding?.onHand, averageCost: row.holding?.unitCost, value: value))
      case .category: shown.append(StockValueRow(category: row.category, count: row.count, value: value))
      case .location:
        let place = try row.group.id.flatMap { (id) throws(Failure) in try reports.stock.places([id], in: context).first
        }
        shown.append(StockValueRow(location: row.group.id, path: place?.path, count: row.count, value: value))
      }
    }
    let sums = totals.map { StockValueTotal(count: $1.count, value: MoneySum($1.value.rounded, $0)) }
    return StockValueReport(
      at: at, timeZone: zone.name, totals: sums, uncosted: uncosted, items: shown, next: page.next)
  }
}
