internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The kind of a document about an order.
enum OrderDocumentKind: String, Choice {
  case invoice, packingList, quote

  static let spellings = Spellings<OrderDocumentKind>()
}

/// The contents of a document about an order, such as a quote.
struct OrderDocument: Record {
  let kind: OrderDocumentKind, order: ID<OrderDetails>, number: Line?, reference: Line?, issuedAt: Timestamp?
  let seller: DocumentParty, buyer: DocumentParty, shippingAddress: Address?, note: String?, taxIncluded: Bool,
    lines: [DocumentLine]
  let sums: DocumentSums?

  static let doc: StaticString = "The contents of a document about an order, such as a quote."

  init(
    _ kind: OrderDocumentKind, _ view: OrderView, seller: CompanyParty, lines: [DocumentLine], issuedAt: Timestamp?
  ) {
    let (header, state) = (view.order.order.details.draft.header, view.order.order.details.state)
    self.kind = kind
    order = view.order.order.id
    number = state.number
    reference = header.reference
    self.issuedAt = issuedAt
    self.seller = DocumentParty(name: seller.name, address: seller.address)
    buyer = DocumentParty(name: state.contactName, address: header.billingAddress)
    shippingAddress = header.shippingAddress
    note = header.note
    taxIncluded = header.taxIncluded.isSet
    self.lines = lines
    sums = kind == .packingList ? nil : DocumentSums(state, taxes: view.taxes, credits: view.credits)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    kind = field("kind", \.kind, "The kind of the document.")
    order = field("order", \.order, "The id of the order.")
    number = field("number", \.number, "The order's number. `null` before the first submission.")
    reference = field("reference", \.reference, "The customer's own reference for the order.")
    issuedAt = field(
      "issuedAt", \.issuedAt,
      "The date of the document. For an invoice, the instant at which the order was invoiced. For other documents, the instant of the request."
    )
    seller = field("seller", \.seller, "The seller: the company.")
    buyer = field("buyer", \.buyer, "The buyer, with the address of the invoice.")
    shippingAddress = field(
      "shippingAddress", \.shippingAddress, "The address to which the goods are shipped. `null` if none is known.")
    note = field("note", \.note, "The note on the document.")
    taxIncluded = field("taxIncluded", \.taxIncluded, "`true` if prices include the tax.")
    lines = field("lines", \.lines, "The lines. Cancelled quantities are not counted.")
    sums = field("sums", \.sums, "The sums of the lines. `null` on a packing list.")
  }
}

typealias CompanyParty = (name: Line, address: Address?)

/// The seller or the buyer on a document.
struct DocumentParty: Record {
  let name: Line, address: Address?

  static let doc: StaticString = "The seller or the buyer on a document."
}

extension DocumentParty {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the seller or buyer.")
    address = field("address", \.address, "The address of the seller or buyer.")
  }
}

/// A line of a document.
struct DocumentLine: Record {
  let sku: Line?, text: Line, note: String?, quantity: Decimal, unit: Line?, shipped: Decimal
  let unitPrice: UnitPrice?, discount: Decimal?, taxRate: Decimal?, taxCategory: TaxCategory?
  let net: Money?, tax: Money?, gross: Money?

  static let doc: StaticString = "A line of a document."

  init(_ shown: ShownLine, on kind: OrderDocumentKind) {
    let withPrices = kind != .packingList
    let (details, terms) = (shown.line.details, shown.line.details.terms)
    (sku, text, note, unit) = (details.sku, terms.text, terms.note, terms.unit)
    // Credits do not change an invoice, so its quantities include credited goods. A packing list leaves out goods that
    // will not be shipped.
    quantity = kind == .packingList ? details.granted : details.billed
    shipped = details.kept
    unitPrice = withPrices ? terms.unitPrice : nil
    discount = withPrices ? terms.discount : nil
    taxRate = withPrices ? terms.taxRate ?? Decimal(0) : nil
    taxCategory = withPrices ? terms.category : nil
    (net, tax, gross) = withPrices ? (shown.net, shown.tax, shown.gross) : (nil, nil, nil)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    sku = field("sku", \.sku, "The item's SKU. `null` for a line without an item.")
    text = field("text", \.text, "The line's text.")
    note = field("note", \.note, "The note below the line.")
    quantity = field(
      "quantity", \.quantity,
      "The ordered quantity less the cancelled quantity. On a packing list, credited goods that will not be shipped are also subtracted."
    )
    unit = field("unit", \.unit, "The unit of the quantity. `null` for a line without a unit.")
    shipped = field("shipped", \.shipped, "The quantity that was shipped and has not been returned.")
    unitPrice = field(
      "unitPrice", \.unitPrice,
      "The price of one unit. `null` on a packing list. A packing list has no discounts, tax rates and amounts, either."
    )
    discount = field("discount", \.discount, LineTexts.discount)
    taxRate = field("taxRate", \.taxRate, "The tax rate in percent.")
    taxCategory = field("taxCategory", \.taxCategory, "The category of the tax (EN 16931).")
    net = field("net", \.net, "The line's amount without tax.")
    tax = field("tax", \.tax, "The tax on `net`.")
    gross = field("gross", \.gross, "The sum of `net` and `tax`.")
  }
}

/// The sums of the lines of a document.
struct DocumentSums: Record {
  let net: Money, tax: Money, gross: Money, credited: Money, paid: Money, due: Money, taxes: [TaxSum],
    credits: CreditSum

  static let doc: StaticString = "The sums of a document's lines."

  init(_ state: OrderState, taxes: [TaxSum], credits: CreditSum) {
    (net, tax, gross, credited, paid) = (state.net, state.tax, state.gross, state.credited, state.paid)
    due = state.due
    self.taxes = taxes
    self.credits = credits
  }

  init<F: Fields<Self>>(_ field: inout F) {
    net = field("net", \.net, "The sum without tax.")
    tax = field("tax", \.tax, "The tax on `net`.")
    gross = field("gross", \.gross, "The sum with tax.")
    credited = field("credited", \.credited, "The part of `gross` for goods that were returned or will not be shipped.")
    paid = field("paid", \.paid, "The amount paid, less the amount paid back.")
    due = field("due", \.due, OrderState.dueDoc)
    taxes = field("taxes", \.taxes, "The sums for each category and rate of the tax.")
    credits = field(
      "credits", \.credits,
      "The net, tax and gross amounts of `credited`, in total and for each tax category and rate.")
  }
}

extension Orders {
  /// Returns the contents of a document about an order.
  /// - Throws: `illegalStep` for the invoice of an order that is not invoiced.
  func document(
    _ id: ID<OrderDetails>, _ kind: OrderDocumentKind, in context: CompanyContext
  ) throws(Failure) -> OrderDocument {
    let view = try view(id, in: context)
    let invoicedAt = view.order.order.details.state.invoicedAt
    if kind == .invoice, invoicedAt == nil {
      throw try refusal(of: "invoice", try open(id, expect: nil, in: context), in: context, where: \.isInvoiced)
    }
    let profile = try profiles.profile(of: context.scope, at: context.now)
    return OrderDocument(
      kind, view, seller: (profile.legalName ?? profile.name, profile.address),
      lines: view.lines.map { DocumentLine($0, on: kind) },
      issuedAt: kind == .invoice ? invoicedAt : context.now)
  }
}
