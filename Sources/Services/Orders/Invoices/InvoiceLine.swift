internal import RPC
internal import Shape
internal import Storage
internal import Vocabulary

/// A line of an invoice or a credit note: a quantity of an order line, with its amounts.
struct InvoiceLine: Record {
  let line: ID<OrderLineDetails>, item: UUID?, sku: Line?, text: Line, note: String?, quantity: Decimal, unit: Line?
  let unitPrice: UnitPrice, discount: Decimal?, taxRate: Decimal, taxCategory: TaxCategory
  let net: Money, tax: Money, gross: Money

  static let doc: StaticString = "A line of an invoice or a credit note."
}

extension InvoiceLine {
  init<F: Fields<Self>>(_ field: inout F) {
    line = field("line", \.line, "The id of the order line.")
    item = field("item", \.item, "The id of the item. `null` for a line without an item.")
    sku = field("sku", \.sku, "The item's SKU when the order line was created.")
    text = field("text", \.text, "The line's text.")
    note = field("note", \.note, "The note below the line.")
    quantity = field("quantity", \.quantity, "The invoiced or credited quantity, in the line's unit.")
    unit = field("unit", \.unit, "The unit of the quantity. `null` for a line without a unit.")
    unitPrice = field(
      "unitPrice", \.unitPrice,
      "The price of one unit before discounts. It includes the tax if `taxIncluded` is `true`; the price without tax is then `net` divided by `quantity`."
    )
    discount = field("discount", \.discount, "The discount on the line in percent.")
    taxRate = field("taxRate", \.taxRate, "The tax rate in percent.")
    taxCategory = field("taxCategory", \.taxCategory, "The category of the tax (EN 16931).")
    net = field("net", \.net, "The line's amount without tax, after all discounts.")
    tax = field("tax", \.tax, "The tax on `net`.")
    gross = field("gross", \.gross, "The sum of `net` and `tax`.")
  }

  /// Creates the line of an invoice.
  init(_ line: OrderLine, _ quantity: Decimal, _ amounts: LineAmounts) {
    let (details, terms) = (line.details, line.details.terms)
    let rate = terms.taxRate ?? Decimal(0)
    func money(_ amount: Int) -> Money { Money(amount: amount, currency: terms.unitPrice.currency) }
    self.init(
      line: line.id, item: details.item, sku: details.sku, text: terms.text, note: terms.note, quantity: quantity,
      unit: terms.unit, unitPrice: terms.unitPrice, discount: terms.discount, taxRate: rate,
      taxCategory: terms.category, net: money(amounts.net), tax: money(amounts.tax), gross: money(amounts.gross))
  }

  /// Returns the line of a credit note that credits a part of this line of an invoice.
  func credited(_ quantity: Decimal, _ amounts: LineAmounts) -> InvoiceLine {
    func money(_ amount: Int) -> Money { Money(amount: amount, currency: net.currency) }
    return InvoiceLine(
      line: line, item: item, sku: sku, text: text, note: note, quantity: quantity, unit: unit, unitPrice: unitPrice,
      discount: discount, taxRate: taxRate, taxCategory: taxCategory, net: money(amounts.net), tax: money(amounts.tax),
      gross: money(amounts.gross))
  }

  var amounts: LineAmounts { LineAmounts(net: net.amount, tax: tax.amount, gross: gross.amount) }
}
