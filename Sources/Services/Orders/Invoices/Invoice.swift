internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// An invoice or a credit note. It is never changed and never deleted.
typealias Invoice = Stored<InvoiceDetails>

/// The contents of an invoice or a credit note, which stay the same after it was issued.
struct InvoiceDetails: CompanyDetails {
  typealias Supplement = InvoicePayment
  let type: InvoiceType, number: InvoiceNumber, order: ID<OrderDetails>, orderNumber: Line?
  let correction: InvoiceCorrection, dates: InvoiceDates
  let seller: InvoiceSeller, buyer: InvoiceBuyer, shippingAddress: Address?, reference: Line?
  let currency: Currency, taxIncluded: Flag, lines: [InvoiceLine], taxes: [TaxSum], net: Money, tax: Money, gross: Money
  let paymentTerms: Line?, note: String?, actor: UUID

  static let collection = CollectionName(service: InvoicesModule.name, "invoices", one: "invoice")
  static let department = Department.orders
  static let indexed = [
    IndexedColumn("number", weight: 4), IndexedColumn("json_extract(buyer, '$.name')", weight: 2),
  ]
  static let sample = ""
  static let doc: StaticString = "An invoice or a credit note. It is never changed and never deleted."
}

extension InvoiceDetails {
  init<F: Fields<Self>>(_ field: inout F) {
    type = field("type", \.type, "The kind of the document.")
    number = field.embed(\.number)
    order = field("order", \.order, "The id of the order.")
    orderNumber = field("orderNumber", \.orderNumber, "The number of the order.")
    correction = field.embed(\.correction)
    dates = field.embed(\.dates)
    seller = field("seller", \.seller, "The seller, as it was when the document was issued.")
    buyer = field("buyer", \.buyer, "The buyer, as it was when the document was issued.")
    shippingAddress = field(
      "shippingAddress", \.shippingAddress, "The address to which the goods are shipped. `null` if none is known.")
    reference = field(
      "reference", \.reference,
      "The customer's own reference for the order, such as the number of their purchase order.")
    currency = field("currency", \.currency, "The currency of all amounts (ISO 4217).")
    taxIncluded = field("taxIncluded", \.taxIncluded, "`true` if unit prices include the tax.")
    lines = field("lines", \.lines, "The lines. On a credit note, the credited quantities and amounts are positive.")
    taxes = field("taxes", \.taxes, "The sums for each category and rate of the tax.")
    net = field("net", \.net, "The sum of the lines without tax. Positive on a credit note, too, like all amounts.")
    tax = field("tax", \.tax, "The sum of the tax.")
    gross = field("gross", \.gross, "The sum of `net` and `tax`.")
    paymentTerms = field(
      "paymentTerms", \.paymentTerms, "The company's terms of payment in words. `null` on a credit note.")
    note = field("note", \.note, "The order's note for the customer, when the document was issued.")
    actor = field("actor", \.actor, "The id of the user who issued the document.")
  }

  /// The amounts in the currency's minor units. The amounts of a credit note are negative.
  var amounts: LineAmounts {
    let sign = type == .creditNote ? -1 : 1
    return LineAmounts(net: sign * net.amount, tax: sign * tax.amount, gross: sign * gross.amount)
  }
}

/// The kind of a document: an invoice, or a credit note that takes back a part of an invoice.
enum InvoiceType: String, Choice {
  case invoice, creditNote

  static let spellings = Spellings<InvoiceType>()
}

/// The number of a document, and its position in a series of numbers without gaps.
struct InvoiceNumber: Record {
  let number: Line, series: Line, sequence: Int

  static let doc: StaticString = "The number of a document, and its position in a series of numbers without gaps."
}

extension InvoiceNumber {
  init<F: Fields<Self>>(_ field: inout F) {
    number = field("number", \.number, "The number on the document.")
    series = field(
      "series", \.series,
      "The series of the number: A, B, C and so on. Each device that issues documents has a series of its own. Numbers do not show the series A."
    )
    sequence = field(
      "sequence", \.sequence,
      "The position in the series, from 1. Invoices and credit notes are counted separately. Neither count has gaps.")
  }
}

/// The invoice that a credit note corrects, and the reason.
struct InvoiceCorrection: Record {
  let invoice: ID<InvoiceDetails>?, invoiceNumber: Line?, reason: Line?

  static let doc: StaticString = "The invoice that a credit note corrects, and the reason."
}

extension InvoiceCorrection {
  init<F: Fields<Self>>(_ field: inout F) {
    invoice = field("invoice", \.invoice, "The id of the invoice that a credit note corrects. `null` for an invoice.")
    invoiceNumber = field("invoiceNumber", \.invoiceNumber, "The number of the corrected invoice.")
    reason = field("reason", \.reason, "The reason for a credit note, as a free text.")
  }
}

/// The dates of a document. The days are those of the company's time zone when the document was issued.
struct InvoiceDates: Record {
  let issuedAt: Timestamp, issuedOn: Day, suppliedAt: Timestamp?, suppliedOn: Day?, dueAt: Timestamp?, dueOn: Day?

  static let doc: StaticString = "The dates of an invoice or a credit note."
}

extension InvoiceDates {
  init<F: Fields<Self>>(_ field: inout F) {
    issuedAt = field("issuedAt", \.issuedAt, "The instant of issue.")
    issuedOn = field("issuedOn", \.issuedOn, "The day of issue, in the company's time zone at that time.")
    suppliedAt = field(
      "suppliedAt", \.suppliedAt,
      "The instant of the last shipment of goods on the document. `null` if nothing was shipped, and on a credit note.")
    suppliedOn = field(
      "suppliedOn", \.suppliedOn, "The day of `suppliedAt`, in the company's time zone at the time of issue.")
    dueAt = field(
      "dueAt", \.dueAt,
      "The instant by which the invoice must be paid: the end of the day `dueOn`. `null` for a contact without `paymentDays`, and on a credit note."
    )
    dueOn = field(
      "dueOn", \.dueOn,
      "The last day on which the invoice can be paid in time: the day of issue plus the contact's `paymentDays`.")
  }
}
