internal import Exchange
internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// An order as files have it, with all that it came to be by. Other records go by what they have in every company.
struct OrderFile: ExchangedDetails {
  let number: Line?, status: OrderStatus?, contact: Line, contactName: Line?, currency: Currency
  let source: OrderSource?, agent: UUID?, reference: Line?, billingAddress: Address?, shippingAddress: Address?
  let taxIncluded: Flag, discount: OrderDiscount?, note: String?, internalNote: String?, requestedAt: Timestamp?
  let archived: Flag, createdAt: Timestamp?
  let assumePaid: Bool?, steps: [OrderFileStep], payments: [OrderFilePayment], entries: [OrderFileEntry], lines: [OrderFileLine]

  static let collection = OrderDetails.collection
  static let department = OrderDetails.department
  static let given = OrderDetails.given
  static let sample = OrderDetails.sample
  static let doc: StaticString = "An order as files have it."

  /// What is brought in was shipped and paid elsewhere: to say so is a manager's.
  static func access(to verb: CollectionVerb) -> Access { verb == .list ? .view(department) : .manager(department) }
}

extension OrderFile {
  init<F: Fields<Self>>(_ field: inout F) {
    number = field("number", \.number, "What it is called on documents.", .length(1...64))
    status = field("status", \.status, "Where it stands: where its steps lead to.")
    contact = field("contact", \.contact, "Who has ordered: the contact's name.")
    contactName = field("contactName", \.contactName, "What the contact was called when the order was made.", .length(1...200))
    currency = field("currency", \.currency, "The currency of all its money (ISO 4217).", Currency.listed)
    source = field("source", \.source, "How it came.")
    agent = field("agent", \.agent, "The user who looks after it.")
    reference = field("reference", \.reference, "What the customer calls it.", .length(1...200))
    billingAddress = field("billingAddress", \.billingAddress, "Where the invoice goes.")
    shippingAddress = field("shippingAddress", \.shippingAddress, "Where the goods go.")
    taxIncluded = field("taxIncluded", \.taxIncluded, "Whether prices have the tax in them.")
    discount = field("discount", \.discount, "What is taken off all of it.")
    note = field("note", \.note, "What stands on its documents.", .length(1...4000))
    internalNote = field("internalNote", \.internalNote, "What stands on none of them.", .length(1...4000))
    requestedAt = field("requestedAt", \.requestedAt, "When the customer wants it.")
    archived = field("archived", \.archived, "Whether it is out of sight: one that is closed or cancelled.")
    createdAt = field("createdAt", \.createdAt, "When it was made.")
    assumePaid = field(
      "assumePaid", \.assumePaid, "true to note what is missing of the payments of an order that is paid or closed. Export never sets it.")
    steps = field("steps", \.steps, "The steps that it has taken, the oldest first.")
    payments = field("payments", \.payments, "What was paid and paid back, the oldest first.")
    entries = field("entries", \.entries, "What was shipped, came back, was cancelled and was dropped, the oldest first.")
    lines = field("lines", \.lines, "Its lines.", .count(0...1000))
  }
}

/// A step of an order as files have it.
struct OrderFileStep: Record {
  let to: OrderStatus, at: Timestamp?, reason: Line?

  static let doc: StaticString = "A step of an order as files have it."
}

extension OrderFileStep {
  init<F: Fields<Self>>(_ field: inout F) {
    to = field("to", \.to, "Where it led.")
    at = field("at", \.at, "When it was taken.")
    reason = field("reason", \.reason, "Why, in the company's words.", .length(1...200))
  }
}

/// A payment as files have it.
struct OrderFilePayment: Record {
  let amount: Money, method: Line?, reference: Line?, paidAt: Timestamp?, reason: Line?, reverses: Int?, at: Timestamp?

  static let doc: StaticString = "A payment as files have it."
}

extension OrderFilePayment {
  init<F: Fields<Self>>(_ field: inout F) {
    amount = field("amount", \.amount, "How much; less than 0 for what was paid back.")
    method = field("method", \.method, "How: cash, card.", .length(1...64))
    reference = field("reference", \.reference, "What it is called elsewhere.", .length(1...200))
    paidAt = field("paidAt", \.paidAt, "When.")
    reason = field("reason", \.reason, "Why it was reversed.", .length(1...200))
    reverses = field("reverses", \.reverses, "The payment that it takes back: the first one is 0.", .range(0...Int.max))
    at = field("at", \.at, "When it was noted.")
  }
}

/// What became of so much of a line, as files have it.
struct OrderFileEntry: Record {
  let line: Int, type: OrderEntryType, quantity: Decimal, condition: ReturnCondition?, reason: Line?, at: Timestamp?
  let parts: [FilePart]

  static let doc: StaticString = "What became of so much of a line, as files have it."
}

extension OrderFileEntry {
  init<F: Fields<Self>>(_ field: inout F) {
    line = field("line", \.line, "The line: the first one is 0.", .range(0...Int.max))
    type = field("type", \.type, "What became of it.")
    quantity = field("quantity", \.quantity, "How much, in the line's unit.", .range(0...1_000_000_000))
    condition = field("condition", \.condition, "Of a return: what it was like.")
    reason = field("reason", \.reason, "Why, in the company's words.", .length(1...200))
    at = field("at", \.at, "When.")
    parts = field("parts", \.parts, "Where from or where to it was moved, of which lots.")
  }
}

/// A line of an order as files have it.
struct OrderFileLine: Record {
  let sku: Line?, formerSku: Line?, text: Line?, quantity: Decimal, unit: Line?, factor: Decimal?, per: Decimal?, unitPrice: Money?
  let discount: Decimal?, taxRate: Decimal?, note: String?

  static let doc: StaticString = "A line of an order as files have it."
}

extension OrderFileLine {
  init<F: Fields<Self>>(_ field: inout F) {
    sku = field("sku", \.sku, "The item's SKU; null for what is none.", .length(1...64))
    formerSku = field("formerSku", \.formerSku, "Its SKU when the line was made, where that was another one.", .length(1...64))
    text = field("text", \.text, "What it is of; the item's name without it.", .length(1...200))
    quantity = field("quantity", \.quantity, "How much; more than 0.", LineTerms.quantities)
    unit = field("unit", \.unit, "What the quantity counts; the unit that the item is sold in without it.", .length(1...32))
    factor = field("factor", \.factor, "How many of the item's own unit that was; what the item says now without it.")
    per = field.optional("per", \.per, "How many of the line's unit the factor is of; 1 without it.")
    unitPrice = field("unitPrice", \.unitPrice, "What one costs, in the order's currency; the item's price without it.", Money.notNegative)
    discount = field("discount", \.discount, LineTerms.discountDoc, .range(0...100))
    taxRate = field("taxRate", \.taxRate, LineTerms.taxDoc, .range(0...100))
    note = field("note", \.note, "What stands below it on documents.", .length(1...4000))
  }
}
