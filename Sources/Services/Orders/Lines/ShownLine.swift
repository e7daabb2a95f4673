internal import Shape
internal import Storage
internal import Vocabulary

/// An order line with its amounts, and the quantity that can be shipped now.
struct ShownLine: Record {
  let line: OrderLine, allocated: Decimal, backordered: Decimal, net: Money, tax: Money, gross: Money

  static let doc: StaticString = "An order line with its amounts and the quantity that can be shipped now."

  /// - Parameter allocated: the quantity that can be shipped now, in the line's unit.
  init(_ line: OrderLine, allocated: Decimal, _ amounts: LineAmounts) {
    self.line = line
    self.allocated = allocated
    let asked = line.details.state.queuedAt == nil ? Decimal(0) : line.details.left
    backordered = Decimal(units: asked.units - allocated.units)
    let currency = line.details.terms.unitPrice.currency
    net = Money(amount: amounts.net, currency: currency)
    tax = Money(amount: amounts.tax, currency: currency)
    gross = Money(amount: amounts.gross, currency: currency)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    line = field.embed(\.line)
    allocated = field(
      "allocated", \.allocated, "The quantity that is left to ship and in stock for the line, in the line's unit.")
    backordered = field(
      "backordered", \.backordered, "The quantity that is left to ship but not in stock, in the line's unit.")
    net = field("net", \.net, "The line's amount without tax, after discounts.")
    tax = field("tax", \.tax, "The tax on the line.")
    gross = field("gross", \.gross, "The sum of `net` and `tax`.")
  }
}
