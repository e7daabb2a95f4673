internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The contents of the order form that a company sends to a supplier.
struct PurchaseDocument: Record {
  let purchase: ID<PurchaseDetails>, number: Line?, reference: Line?, issuedAt: Timestamp, expectedAt: Timestamp?
  let buyer: DocumentParty, supplier: DocumentParty, deliveryAddress: Address?, note: String?, taxIncluded: Bool
  let lines: [PurchaseDocumentLine], net: Money, tax: Money, gross: Money, taxes: [TaxSum]

  static let doc: StaticString = "The contents of the order form that a company sends to a supplier."
}

extension PurchaseDocument {
  init<F: Fields<Self>>(_ field: inout F) {
    let mask = PurchaseDetails.priceMask
    purchase = field("purchase", \.purchase, "The id of the purchase.")
    number = field("number", \.number, "The purchase's number. `null` before it is first ordered.")
    reference = field("reference", \.reference, "The supplier's own reference for the purchase.")
    issuedAt = field(
      "issuedAt", \.issuedAt,
      "The instant at which the purchase was last ordered. For a draft that was never ordered, now.")
    expectedAt = field("expectedAt", \.expectedAt, "The instant at which the goods are expected.")
    buyer = field("buyer", \.buyer, "The buyer: the company.")
    supplier = field("supplier", \.supplier, "The supplier, with the address of its invoices.")
    deliveryAddress = field(
      "deliveryAddress", \.deliveryAddress,
      "The address to which the goods are delivered. If the purchase has none, the company's address.")
    note = field("note", \.note, "The note for the supplier.")
    taxIncluded = field("taxIncluded", \.taxIncluded, "`true` if prices include the tax.")
    lines = field("lines", \.lines, "The lines of the purchase.")
    net = field.restricted(
      to: mask, "net", \.net, "The sum without tax. Only managers of orders or the inventory see it.")
    tax = field.restricted(to: mask, "tax", \.tax, "The tax on `net`. Only managers of orders or the inventory see it.")
    gross = field.restricted(
      to: mask, "gross", \.gross, "The sum with tax. Only managers of orders or the inventory see it.")
    taxes = field.restricted(
      to: mask, "taxes", \.taxes,
      "The sums for each category and rate of the tax. Only managers of orders or the inventory see them.")
  }
}

/// A line of the order form.
struct PurchaseDocumentLine: Record {
  let sku: Line?, text: Line, note: String?, quantity: Decimal, unit: Line?
  let unitPrice: UnitPrice?, discount: Decimal?, taxRate: Decimal, taxCategory: TaxCategory, net: Money?

  static let doc: StaticString = "A line of a purchase's order form."
}

extension PurchaseDocumentLine {
  init<F: Fields<Self>>(_ field: inout F) {
    let mask = PurchaseDetails.priceMask
    sku = field("sku", \.sku, "The item's SKU. `null` for a line without an item.")
    text = field("text", \.text, "The line's text.")
    note = field("note", \.note, "The note below the line.")
    quantity = field("quantity", \.quantity, "The ordered quantity, in the unit `unit`.")
    unit = field("unit", \.unit, "The unit of the quantity. `null` for a line without a unit.")
    unitPrice = field.restricted(
      to: mask, "unitPrice", \.unitPrice,
      "The price of one unit. `null` for a line without a price. Only managers of orders or the inventory see it.")
    discount = field.restricted(
      to: mask, "discount", \.discount,
      "The discount on the line in percent. Only managers of orders or the inventory see it.")
    taxRate = field("taxRate", \.taxRate, "The tax rate in percent.")
    taxCategory = field("taxCategory", \.taxCategory, "The category of the tax (EN 16931).")
    net = field.restricted(
      to: mask, "net", \.net,
      "The line's amount without tax. `null` for a line without a price. Only managers of orders or the inventory see it."
    )
  }
}

extension Purchases {
  /// Returns the contents of a purchase's order form.
  /// - Throws: `notFound`.
  func document(_ id: ID<PurchaseDetails>, in context: CompanyContext) throws(Failure) -> PurchaseDocument {
    let (purchase, sheet, amounts) = try openPriced(id, in: context)
    let (header, state) = (sheet.draft.header, purchase.details.state)
    let profile = try orders.profiles.profile(of: context.scope, at: context.now)
    let supplier = try orders.contactIfThere(sheet.draft.contact, in: context)
    var lines: [PurchaseDocumentLine] = []
    for (line, amounts) in zip(sheet.lines, amounts) { lines.append(self.line(line.details, amounts)) }
    return PurchaseDocument(
      purchase: id, number: state.number, reference: header.reference, issuedAt: state.orderedAt ?? context.now,
      expectedAt: header.expectedAt,
      buyer: DocumentParty(name: profile.legalName ?? profile.name, address: profile.address),
      supplier: DocumentParty(name: state.contactName, address: supplier?.billingAddress),
      deliveryAddress: header.deliveryAddress ?? profile.address, note: header.note,
      taxIncluded: header.taxIncluded.isSet, lines: lines, net: state.net, tax: state.tax, gross: state.gross,
      taxes: TaxSum.sums(of: sheet.taxed(amounts), in: sheet.draft.currency))
  }

  private func line(_ details: PurchaseLineDetails, _ amounts: LineAmounts) -> PurchaseDocumentLine {
    let (terms, price) = (details.terms, details.terms.unitPrice)
    return PurchaseDocumentLine(
      sku: details.sku, text: terms.text, note: terms.note, quantity: terms.quantity,
      unit: terms.unit, unitPrice: price, discount: price == nil ? nil : terms.discount,
      taxRate: terms.taxRate ?? Decimal(0), taxCategory: terms.category,
      net: price.map { Money(amount: amounts.net, currency: $0.currency) })
  }
}
