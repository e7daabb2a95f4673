internal import Ports
internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// Computes the tax report: the taxes on sales and purchases of a period.
final class TaxReckoning: Reckoning, @unchecked Sendable {
  private typealias Row = (
    currency: Currency, category: TaxCategory, rate: Decimal, documents: Int, net: Int128, tax: Int128
  )
  private let days: ReportedDays
  let walk: Walk<TaxedDocument>
  private var sales: [Row] = [], purchases: [Row] = []

  init(_ reports: Reports, _ span: Span, _ zone: CompanyZone, in context: CompanyContext) throws(Failure) {
    days = ReportedDays(span, in: zone)
    let instants = try span.instants(in: zone, context)
    walk = try reports.orders.taxedDocuments(from: instants.from, until: instants.until, in: context)
  }

  func take(_ document: TaxedDocument, in context: CompanyContext) {
    // A purchase has a tax for each of its lines, and several lines may have the same tax. The purchase counts once for
    // each different tax.
    var counted: [(category: TaxCategory, rate: Decimal)] = []
    for tax in document.taxes {
      let isNew = !counted.contains { $0.category == tax.category && $0.rate == tax.rate }
      if isNew { counted.append((tax.category, tax.rate)) }
      if document.isSale {
        TaxReckoning.add(tax, document.currency, isNew, to: &sales)
      } else {
        TaxReckoning.add(tax, document.currency, isNew, to: &purchases)
      }
    }
  }

  private static func add(_ tax: TaxedDocument.Tax, _ currency: Currency, _ isNew: Bool, to rows: inout [Row]) {
    let found = rows.firstIndex {
      $0.currency == currency && $0.category == tax.category && $0.rate == tax.rate
    }
    let index = found ?? rows.count
    if found == nil { rows.append((currency, tax.category, tax.rate, 0, 0, 0)) }
    rows[index].documents += isNew ? 1 : 0
    rows[index].net += Int128(tax.net)
    rows[index].tax += Int128(tax.tax)
  }

  func settle() {}

  func report(in context: CompanyContext) throws(Failure) -> TaxReport {
    TaxReport(days: days, sales: TaxReckoning.shown(sales), purchases: TaxReckoning.shown(purchases))
  }

  private static func shown(_ rows: [Row]) -> [TaxRow] {
    let order = TaxCategory.allCases
    func place(_ row: Row) -> (String, Decimal, Int) {
      (row.currency.code, row.rate, order.firstIndex(of: row.category) ?? 0)
    }
    return rows.sorted { place($0) < place($1) }.map { row in
      TaxRow(
        taxRate: row.rate, taxCategory: row.category, documents: row.documents, net: MoneySum(row.net, row.currency),
        tax: MoneySum(row.tax, row.currency))
    }
  }
}
