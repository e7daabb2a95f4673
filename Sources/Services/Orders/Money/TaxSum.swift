internal import Shape
internal import Vocabulary

/// The sum of the lines of a document with the same tax category and tax rate.
struct TaxSum: Record {
  let taxRate: Decimal, taxCategory: TaxCategory, net: Money, tax: Money, gross: Money

  static let doc: StaticString = "The sum of the lines with the same tax category and tax rate."

  init<F: Fields<Self>>(_ field: inout F) {
    taxRate = field("taxRate", \.taxRate, "The tax rate in percent.")
    taxCategory = field("taxCategory", \.taxCategory, "The category of the tax (EN 16931).")
    net = field("net", \.net, "The sum without tax.")
    tax = field("tax", \.tax, "The tax on `net`.")
    gross = field("gross", \.gross, "The sum with tax.")
  }

  init(_ taxed: TaxedAmounts, in currency: Currency) {
    (taxRate, taxCategory) = (taxed.rate, taxed.category)
    net = Money(amount: taxed.amounts.net, currency: currency)
    tax = Money(amount: taxed.amounts.tax, currency: currency)
    gross = Money(amount: taxed.amounts.gross, currency: currency)
  }

  /// Returns the sums of lines by rate and category: the lowest rate first, and within a rate in the order of the
  /// categories.
  static func sums(of lines: [TaxedAmounts], in currency: Currency) -> [TaxSum] {
    var sums: [TaxedAmounts] = []
    for line in lines.sorted(by: { $0.isBefore($1) }) {
      guard let last = sums.indices.last, !sums[last].isBefore(line) else {
        sums.append(line)
        continue
      }
      sums[last].amounts += line.amounts
    }
    assert(sums.map(\.amounts).sum == lines.map(\.amounts).sum, "the taxes sum to all lines")
    return sums.map { TaxSum($0, in: currency) }
  }
}

/// Amounts with the category and the rate of their tax.
struct TaxedAmounts {
  let category: TaxCategory, rate: Decimal
  var amounts: LineAmounts

  init(_ category: TaxCategory, _ rate: Decimal, _ amounts: LineAmounts) {
    (self.category, self.rate, self.amounts) = (category, rate, amounts)
  }

  /// Returns a Boolean value that indicates whether these amounts come before other amounts in lists of taxes.
  func isBefore(_ other: TaxedAmounts) -> Bool {
    if rate != other.rate { return rate < other.rate }
    let order = TaxCategory.allCases
    return (order.firstIndex(of: category) ?? 0) < (order.firstIndex(of: other.category) ?? 0)
  }
}
