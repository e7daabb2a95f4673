internal import RPC
internal import Shape
internal import Storage
internal import Vocabulary

/// A line of a purchase with its amounts.
struct ShownPurchaseLine: Record {
  let line: PurchaseLine, net: Money?, tax: Money?, gross: Money?

  static let doc: StaticString = "A purchase line with its amounts."

  init(_ line: PurchaseLine, _ amounts: LineAmounts) {
    self.line = line
    let currency = line.details.terms.unitPrice?.currency
    func money(_ amount: Int) -> Money? { currency.map { Money(amount: amount, currency: $0) } }
    (net, tax, gross) = (money(amounts.net), money(amounts.tax), money(amounts.gross))
  }

  init<F: Fields<Self>>(_ field: inout F) {
    line = field.embed(\.line)
    let mask = PurchaseDetails.priceMask
    net = field.restricted(
      to: mask, "net", \.net,
      "The line's amount without tax, after discounts. `null` for a line without a price. Only managers of orders or the inventory see it."
    )
    tax = field.restricted(
      to: mask, "tax", \.tax, "The tax on the line. Only managers of orders or the inventory see it.")
    gross = field.restricted(
      to: mask, "gross", \.gross, "The sum of `net` and `tax`. Only managers of orders or the inventory see it.")
  }
}
