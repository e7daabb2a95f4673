internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Computes the turnover report: the cost of the goods that left, compared with the value of the stock.
final class TurnoverReckoning: Reckoning, @unchecked Sendable {
  private let reports: Reports
  private let days: ReportedDays
  private let by: TurnoverGrouping
  let walk: Walk<ValuedItem>
  private var rows: FirstRows<Row>
  private var page: (rows: [Row], next: String?) = ([], nil)
  private var groups: [Group: TurnoverFigures] = [:]
  private var totals = ByCurrency<TurnoverFigures>()
  private var uncosted = 0

  private struct Row {
    let group: Group, figures: TurnoverFigures, category: Line?
  }

  init(
    _ reports: Reports, _ span: Span, by: TurnoverGrouping, _ page: PageRequest, _ zone: CompanyZone,
    in context: CompanyContext
  ) throws(Failure) {
    self.reports = reports
    self.by = by
    days = ReportedDays(span, in: zone)
    let instants = try span.instants(in: zone, context)
    walk = try reports.stock.valuation(from: instants.from, until: instants.until, in: context)
    rows = try FirstRows("turnover-\(by.rawValue)", page)
  }

  func take(_ item: ValuedItem, in context: CompanyContext) {
    if item.opening.isUncosted || item.closing.isUncosted || item.isOutUncosted { uncosted += 1 }
    // An item mostly has amounts in a single currency. It can be bought in another currency only after its stock was
    // used up.
    var figures = ByCurrency<TurnoverFigures>()
    for out in item.out { figures.change(out.currency, from: TurnoverFigures()) { $0.out += out.cost } }
    if let cost = item.opening.unitCost {
      figures.change(cost.currency, from: TurnoverFigures()) { $0.opening += cost.times(item.opening.onHand) }
    }
    if let cost = item.closing.unitCost {
      figures.change(cost.currency, from: TurnoverFigures()) { $0.closing += cost.times(item.closing.onHand) }
    }
    for (currency, sum) in figures.map({ ($0, $1) }) where !sum.isNothing {
      totals.change(currency, from: TurnoverFigures()) { $0 += sum }
      switch by {
      case .item:
        let group = Group(item.id, currency)
        rows.add(Row(group: group, figures: sum, category: item.category), at: group.position(sum.out.rounded))
      case .category: groups[Group(item.category, currency), default: TurnoverFigures()] += sum
      }
    }
  }

  func settle() {
    for (group, sum) in groups {
      rows.add(Row(group: group, figures: sum, category: group.line), at: group.position(sum.out.rounded))
    }
    groups = [:]
    page = rows.page()
  }

  func report(in context: CompanyContext) throws(Failure) -> TurnoverReport {
    var shown: [TurnoverRow] = []
    for row in page.rows {
      guard let currency = row.group.currency else { continue }
      shown.append(
        TurnoverRow(
          item: row.group.id, try reports.name(of: row.group.id, in: context), category: row.category,
          sum: TurnoverSum(row.figures, Currency(code: currency))))
    }
    return TurnoverReport(
      days: days, totals: totals.map { TurnoverSum($1, $0) }, uncosted: uncosted, items: shown, next: page.next)
  }
}
