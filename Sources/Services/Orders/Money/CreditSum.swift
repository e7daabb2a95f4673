internal import Shape
internal import Vocabulary

/// The amounts that an order credits for goods that were returned or will not be shipped.
struct CreditSum: Record {
  let net: Money, tax: Money, gross: Money, taxes: [TaxSum]

  static let doc: StaticString = "The credited amount for goods that were returned or will not be shipped."

  init(_ credits: [TaxedAmounts], in currency: Currency) {
    let sum = credits.map(\.amounts).sum
    net = Money(amount: sum.net, currency: currency)
    tax = Money(amount: sum.tax, currency: currency)
    gross = Money(amount: sum.gross, currency: currency)
    taxes = TaxSum.sums(of: credits.filter { $0.amounts != LineAmounts() }, in: currency)
    assert(sum.net + sum.tax == sum.gross, "net and tax sum to gross")
  }

  init<F: Fields<Self>>(_ field: inout F) {
    net = field("net", \.net, "The amount without tax.")
    tax = field("tax", \.tax, "The tax on `net`.")
    gross = field("gross", \.gross, "The amount with tax. It equals the order's `credited`.")
    taxes = field(
      "taxes", \.taxes, "The amounts for each category and rate of the tax. Empty if no goods were credited.")
  }
}
