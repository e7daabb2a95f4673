internal import Shape
internal import Vocabulary

/// The tax of a period.
struct TaxReport: Record {
  let days: ReportedDays, sales: [TaxRow], purchases: [TaxRow]

  static let doc: StaticString = "The tax of a period, by category and rate."

  init(days: ReportedDays, sales: [TaxRow], purchases: [TaxRow]) {
    (self.days, self.sales, self.purchases) = (days, sales, purchases)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    days = field.embed(\.days)
    sales = field(
      "sales", \.sales, "The tax on invoices, less that on credit notes. A row for each currency, rate and category.")
    purchases = field("purchases", \.purchases, "The tax on purchases. A row for each currency, rate and category.")
  }
}

/// The sums of documents with one category and one rate of the tax, in one currency.
struct TaxRow: Record {
  let taxRate: Decimal, taxCategory: TaxCategory, documents: Int, net: MoneySum, tax: MoneySum

  static let doc: StaticString = "The sums of documents with one category and one rate of the tax, in one currency."
}

extension TaxRow {
  init<F: Fields<Self>>(_ field: inout F) {
    taxRate = field("taxRate", \.taxRate, "The tax rate in percent.")
    taxCategory = field("taxCategory", \.taxCategory, "The category of the tax (EN 16931).")
    documents = field("documents", \.documents, "The number of documents with this tax.")
    net = field("net", \.net, "The sum without tax.")
    tax = field("tax", \.tax, "The sum of the tax.")
  }
}
