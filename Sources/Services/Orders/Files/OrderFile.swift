internal import Exchange
internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// An exported or imported order, with its steps, payments and entries. It names other records by members that are the
/// same in every company.
struct OrderFile: ExchangedDetails {
  let number: Line?, status: OrderStatus?, contact: Line, contactName: Line?, currency: Currency
  let source: OrderSource?, agent: UUID?, reference: Line?, billingAddress: Address?, shippingAddress: Address?
  let taxIncluded: Flag, discount: OrderDiscount?, note: String?, internalNote: String?, requestedAt: Timestamp?
  let archived: Flag, createdAt: Timestamp?
  let assumePaid: Bool?, steps: [OrderFileStep], payments: [OrderFilePayment], entries: [OrderFileEntry],
    lines: [OrderFileLine]

  static let collection = OrderDetails.collection
  static let department = OrderDetails.department
  static let given = OrderDetails.given
  static let sample = OrderDetails.sample
  static let doc: StaticString = "An order in an exported or imported file."

  /// An imported order claims that goods were shipped and paid elsewhere. Only managers may import such claims.
  static func access(to verb: CollectionVerb) -> Access { verb == .list ? .view(department) : .manager(department) }
}

extension OrderFile {
  init<F: Fields<Self>>(_ field: inout F) {
    number = field("number", \.number, "The order's number on documents.", .length(1...64))
    status = field("status", \.status, "The order's status after its last step.")
    contact = field("contact", \.contact, "The name of the customer's contact.")
    contactName = field(
      "contactName", \.contactName, "The contact's name when the order was created.", .length(1...200))
    currency = field("currency", \.currency, "The currency of all amounts of the order (ISO 4217).", Currency.listed)
    source = field("source", \.source, "The channel through which the order came.")
    agent = field("agent", \.agent, "The user who is responsible for the order.")
    reference = field("reference", \.reference, "The customer's own reference for the order.", .length(1...200))
    billingAddress = field("billingAddress", \.billingAddress, "The address of the invoice.")
    shippingAddress = field("shippingAddress", \.shippingAddress, "The address to which the goods are shipped.")
    taxIncluded = field("taxIncluded", \.taxIncluded, "`true` if prices include the tax.")
    discount = field("discount", \.discount, "The discount on the whole order.")
    note = field("note", \.note, "A note for the customer, on the order's documents.", .length(1...4000))
    internalNote = field(
      "internalNote", \.internalNote, "An internal note, which appears on no document.", .length(1...4000))
    requestedAt = field("requestedAt", \.requestedAt, "The instant for which the customer wants the goods.")
    archived = field(
      "archived", \.archived,
      "`true` if the order is archived. Lists leave archived orders out by default. Only closed or cancelled orders can be archived."
    )
    createdAt = field("createdAt", \.createdAt, "The instant of creation.")
    assumePaid = field(
      "assumePaid", \.assumePaid,
      "`true` to add a payment of the missing amount to an order that is paid or closed. Exports do not contain this member."
    )
    steps = field("steps", \.steps, "The steps, the oldest first.")
    payments = field("payments", \.payments, "The payments and repayments, the oldest first.")
    entries = field(
      "entries", \.entries, "The entries for shipped, returned, cancelled and credited quantities, the oldest first.")
    lines = field("lines", \.lines, "The lines.", .count(0...1000))
  }
}

/// A step of an exported or imported order.
struct OrderFileStep: Record {
  let to: OrderStatus, at: Timestamp?, reason: Line?

  static let doc: StaticString = "A step of an order, in an exported or imported file."
}

extension OrderFileStep {
  init<F: Fields<Self>>(_ field: inout F) {
    to = field("to", \.to, "The status after the step.")
    at = field("at", \.at, "The instant of the step.")
    reason = field("reason", \.reason, "The reason, in the company's words.", .length(1...200))
  }
}

/// A payment of an exported or imported order.
struct OrderFilePayment: Record {
  let amount: Money, method: Line?, reference: Line?, paidAt: Timestamp?, reason: Line?, reverses: Int?, at: Timestamp?

  static let doc: StaticString = "A payment, in an exported or imported file."
}

extension OrderFilePayment {
  init<F: Fields<Self>>(_ field: inout F) {
    amount = field("amount", \.amount, "The amount. Negative for a repayment.")
    method = field(
      "method", \.method, "The method of payment, in the company's words, such as cash or card.", .length(1...64))
    reference = field("reference", \.reference, "The payment's reference in another system.", .length(1...200))
    paidAt = field("paidAt", \.paidAt, "The instant of the payment.")
    reason = field("reason", \.reason, "The reason for the reversal, in the company's words.", .length(1...200))
    reverses = field(
      "reverses", \.reverses,
      "The position of the payment that this payment reverses, in the list of payments and counted from 0.",
      .range(0...Int.max))
    at = field("at", \.at, "The instant at which the payment was recorded.")
  }
}

/// An entry of an exported or imported order, about a quantity of a line.
struct OrderFileEntry: Record {
  let line: Int, type: OrderEntryType, quantity: Decimal, condition: ReturnCondition?, reason: Line?, at: Timestamp?
  let parts: [FilePart]

  static let doc: StaticString =
    "A shipped, returned, cancelled or credited quantity of a line, in an exported or imported file."
}

extension OrderFileEntry {
  init<F: Fields<Self>>(_ field: inout F) {
    line = field("line", \.line, "The position of the line in the list of lines, counted from 0.", .range(0...Int.max))
    type = field("type", \.type, "The kind of the entry.")
    quantity = field("quantity", \.quantity, "The quantity, in the line's unit.", .range(0...1_000_000_000))
    condition = field("condition", \.condition, "For a return: the condition of the goods.")
    reason = field("reason", \.reason, "The reason, in the company's words.", .length(1...200))
    at = field("at", \.at, "The instant of the entry.")
    parts = field("parts", \.parts, "The locations and lots from which or into which the goods were moved.")
  }
}

/// A line of an exported or imported order.
struct OrderFileLine: Record {
  let sku: Line?, formerSku: Line?, text: Line?, quantity: Decimal, unit: Line?, factor: Decimal?, per: Decimal?,
    unitPrice: UnitPrice?
  let discount: Decimal?, taxRate: Decimal?, note: String?

  static let doc: StaticString = "A line of an order, in an exported or imported file."
}

extension OrderFileLine {
  init<F: Fields<Self>>(_ field: inout F) {
    sku = field("sku", \.sku, "The item's SKU. `null` for a line without an item.", .length(1...64))
    formerSku = field(
      "formerSku", \.formerSku, "The item's SKU when the line was created, if the SKU has changed since.",
      .length(1...64))
    text = field("text", \.text, "The line's text. Without it, the item's name.", .length(1...200))
    quantity = field("quantity", \.quantity, "The quantity, in the line's unit. More than 0.", LineTerms.quantities)
    unit = field(
      "unit", \.unit, "The unit of the quantity. Without it, the unit in which the item is sold.", .length(1...32))
    factor = field(
      "factor", \.factor,
      "The number of the item's own units in one of the line's units, when the line was created. Without it, the item's present number."
    )
    per = field.optional("per", \.per, "The number of the line's units that `factor` is for. Without it, 1.")
    unitPrice = field(
      "unitPrice", \.unitPrice,
      "The price of one unit, in the order's currency. Without it, the price that a new line gets.",
      Money.notNegative)
    discount = field("discount", \.discount, LineTerms.discountDoc, .range(0...100))
    taxRate = field("taxRate", \.taxRate, LineTerms.taxDoc, .range(0...100))
    note = field("note", \.note, "The note below the line on documents.", .length(1...4000))
  }
}
