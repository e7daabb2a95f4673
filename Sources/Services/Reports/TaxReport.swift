internal import Shape
internal import Vocabulary

/// The tax report: the taxes on sales and purchases of a period, by category and rate.
struct TaxReport: Record {
  let days: ReportedDays, sales: [TaxRow], purchases: [TaxRow]

  static let doc: StaticString = "The taxes on sales and purchases of a period, by tax category and tax rate."

  init(days: ReportedDays, sales: [TaxRow], purchases: [TaxRow]) {
    (self.days, self.sales, self.purchases) = (days, sales, purchases)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    days = field.embed(\.days)
    sales = field(
      "sales", \.sales,
      "The tax on invoices, less the tax on credit notes. One row for each currency, rate and category.")
    purchases = field("purchases", \.purchases, "The tax on purchases. One row for each currency, rate and category.")
  }
}

/// The sums of all documents with the same tax category and tax rate, in one currency.
struct TaxRow: Record {
  let taxRate: Decimal, taxCategory: TaxCategory, documents: Int, net: MoneySum, tax: MoneySum

  static let doc: StaticString = "The sums of all documents with the same tax category and tax rate, in one currency."
}

extension TaxRow {
  init<F: Fields<Self>>(_ field: inout F) {
    taxRate = field("taxRate", \.taxRate, "The tax rate, in percent.")
    taxCategory = field("taxCategory", \.taxCategory, "The category of the tax, according to EN 16931.")
    documents = field("documents", \.documents, "The number of documents that contain this tax.")
    net = field("net", \.net, "The sum of the amounts without tax.")
    tax = field("tax", \.tax, "The sum of the taxes.")
  }
}
