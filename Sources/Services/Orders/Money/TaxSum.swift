internal import Shape
internal import Vocabulary

/// The amounts of the lines of an order with one tax rate.
struct TaxSum: Record {
  let taxRate: Decimal, net: Money, tax: Money, gross: Money

  static let doc: StaticString = "The sum of the lines with one tax rate."

  init<F: Fields<Self>>(_ field: inout F) {
    taxRate = field("taxRate", \.taxRate, "The tax rate in percent.")
    net = field("net", \.net, "The sum without tax.")
    tax = field("tax", \.tax, "The tax.")
    gross = field("gross", \.gross, "The sum with tax.")
  }

  init(taxRate: Decimal, _ amounts: LineAmounts, in currency: Currency) {
    self.taxRate = taxRate
    net = Money(amount: amounts.net, currency: currency)
    tax = Money(amount: amounts.tax, currency: currency)
    gross = Money(amount: amounts.gross, currency: currency)
  }

  /// Returns the sums of lines by their rates, the lowest first.
  static func sums(of lines: [(rate: Decimal, amounts: LineAmounts)], in currency: Currency) -> [TaxSum] {
    var sums: [(rate: Decimal, amounts: LineAmounts)] = []
    for line in lines.sorted(by: { $0.rate < $1.rate }) {
      guard let last = sums.indices.last, sums[last].rate == line.rate else {
        sums.append(line)
        continue
      }
      sums[last].amounts += line.amounts
    }
    assert(sums.map(\.amounts).sum == lines.map(\.amounts).sum, "the rates of tax sum to all lines")
    return sums.map { TaxSum(taxRate: $0.rate, $0.amounts, in: currency) }
  }
}
