internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A document of an order.
enum OrderDocumentKind: String, Choice {
  case invoice, packingList, quote

  static let spellings = Spellings<OrderDocumentKind>()
}

/// What stands on a document of an order.
struct OrderDocument: Record {
  let kind: OrderDocumentKind, order: ID<OrderDetails>, number: Line?, reference: Line?, issuedAt: Timestamp?
  let seller: DocumentParty, buyer: DocumentParty, shippingAddress: Address?, note: String?, taxIncluded: Bool, lines: [DocumentLine]
  let sums: DocumentSums?

  static let doc: StaticString = "What stands on a document of an order."

  init(
    _ kind: OrderDocumentKind, _ view: OrderView, seller: CompanyParty, lines: [DocumentLine], issuedAt: Timestamp?
  ) {
    let (draft, state) = (view.order.order.details.draft, view.order.order.details.state)
    self.kind = kind
    order = view.order.order.id
    number = state.number
    reference = draft.reference
    self.issuedAt = issuedAt
    self.seller = DocumentParty(name: seller.name, address: seller.address)
    buyer = DocumentParty(name: state.contactName, address: draft.billingAddress)
    shippingAddress = draft.shippingAddress
    note = draft.note
    taxIncluded = draft.taxIncluded.isSet
    self.lines = lines
    sums = kind == .packingList ? nil : DocumentSums(state, taxes: view.taxes, credits: view.credits)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    kind = field("kind", \.kind, "Which document.")
    order = field("order", \.order, "The order.")
    number = field("number", \.number, "The order's number; null as long as it was not submitted.")
    reference = field("reference", \.reference, "What the customer calls it.")
    issuedAt = field("issuedAt", \.issuedAt, "When it was invoiced; of other documents, when they were asked for.")
    seller = field("seller", \.seller, "Who sells.")
    buyer = field("buyer", \.buyer, "Who buys, and where the invoice goes.")
    shippingAddress = field("shippingAddress", \.shippingAddress, "Where the goods go.")
    note = field("note", \.note, "What is written on it.")
    taxIncluded = field("taxIncluded", \.taxIncluded, "Whether prices have the tax in them.")
    lines = field("lines", \.lines, "The lines; what was cancelled is not counted.")
    sums = field("sums", \.sums, "What they come to; null on a packing list.")
  }
}

typealias CompanyParty = (name: Line, address: Address?)

/// A party to a document.
struct DocumentParty: Record {
  let name: Line, address: Address?

  static let doc: StaticString = "A party to a document."

  init(name: Line, address: Address?) {
    self.name = name
    self.address = address
  }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "What it is called.")
    address = field("address", \.address, "Where it is.")
  }
}

/// A line of a document.
struct DocumentLine: Record {
  let sku: Line?, text: Line, note: String?, quantity: Decimal, unit: Line?, shipped: Decimal
  let unitPrice: Money?, discount: Decimal?, taxRate: Decimal?, net: Money?, tax: Money?, gross: Money?

  static let doc: StaticString = "A line of a document."

  init(_ shown: ShownLine, on kind: OrderDocumentKind) {
    let withPrices = kind != .packingList
    let (details, terms) = (shown.line.details, shown.line.details.terms)
    (sku, text, note, unit) = (details.sku, terms.text, terms.note, terms.unit)
    // An invoice stays as it is when a rest is credited; a packing list asks for nothing that will not be shipped.
    quantity = kind == .packingList ? details.granted : details.billed
    shipped = details.kept
    unitPrice = withPrices ? terms.unitPrice : nil
    discount = withPrices ? terms.discount : nil
    taxRate = withPrices ? terms.taxRate ?? Decimal(0) : nil
    (net, tax, gross) = withPrices ? (shown.net, shown.tax, shown.gross) : (nil, nil, nil)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    sku = field("sku", \.sku, "The item's SKU.")
    text = field("text", \.text, "What it is of.")
    note = field("note", \.note, "What stands below it.")
    quantity = field(
      "quantity", \.quantity,
      "How much was ordered, less what was cancelled; on a packing list, less what was credited and will not be shipped, too.")
    unit = field("unit", \.unit, "What the quantity counts.")
    shipped = field("shipped", \.shipped, "How much of it was shipped, and has not come back.")
    unitPrice = field("unitPrice", \.unitPrice, "What one costs; null on a packing list, as all that follows.")
    discount = field("discount", \.discount, LineTerms.discountDoc)
    taxRate = field("taxRate", \.taxRate, "The rate of tax in percent.")
    net = field("net", \.net, "What it comes to without tax.")
    tax = field("tax", \.tax, "The tax.")
    gross = field("gross", \.gross, "The two together.")
  }
}

/// What the lines of a document come to.
struct DocumentSums: Record {
  let net: Money, tax: Money, gross: Money, credited: Money, paid: Money, due: Money, taxes: [TaxSum], credits: CreditSum

  static let doc: StaticString = "What the lines of a document come to."

  init(_ state: OrderState, taxes: [TaxSum], credits: CreditSum) {
    (net, tax, gross, credited, paid) = (state.net, state.tax, state.gross, state.credited, state.paid)
    due = state.due
    self.taxes = taxes
    self.credits = credits
  }

  init<F: Fields<Self>>(_ field: inout F) {
    net = field("net", \.net, "Without tax.")
    tax = field("tax", \.tax, "The tax.")
    gross = field("gross", \.gross, "With tax.")
    credited = field("credited", \.credited, "What of that was for goods that came back or will not be shipped.")
    paid = field("paid", \.paid, "What was paid.")
    due = field("due", \.due, OrderState.dueDoc)
    taxes = field("taxes", \.taxes, "By rate of tax.")
    credits = field("credits", \.credits, "What credited is made of: net, tax and gross, and the same by rates of tax.")
  }
}

extension Orders {
  /// What stands on a document of an order.
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
