internal import Exchange
internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A purchase as files have it, with its steps and receipts. It names other records by members that are the same in every company.
struct PurchaseFile: ExchangedDetails {
  let number: Line?, status: PurchaseStatus?, contact: Line, contactName: Line?, currency: Currency
  let reference: Line?, deliveryAddress: Address?, taxIncluded: Flag, discount: Decimal?, note: String?, internalNote: String?
  let expectedAt: Timestamp?, archived: Flag, createdAt: Timestamp?, id: UUID?
  let steps: [PurchaseFileStep], receipts: [PurchaseFileReceipt], lines: [PurchaseFileLine]

  static let collection = PurchaseDetails.collection
  static let department = PurchaseDetails.department
  static let given = PurchaseDetails.given
  static let sample = #""contact":"Paper Mill","currency":"EUR","lines":[{"text":"Labels","quantity":2}]"#
  static let exported =
    given + [
      Example.Step("purchases.create", #"{"company":"{{0.id}}","contact":"{{1.id}}","currency":"EUR"}"#)
    ]
  static let doc: StaticString = "A purchase as files have it."

  /// Imported goods were received elsewhere, and only managers may say so.
  static func access(to verb: CollectionVerb) -> Access { verb == .list ? .view(department) : .manager(department) }
}

extension PurchaseFile {
  /// Returns the id in files of a purchase of a company, or the id in the company of a purchase of a file: the function is its own inverse.
  ///
  /// The ids of companies that share a store differ, and the id in files is the same over any number of exports and imports.
  static func exchanged(_ id: UUID, in company: UUID) -> UUID {
    let mask = NaturalKey("exchangedPurchase", company, "").id()
    // The version and the variant (RFC 9562, section 4) stay.
    return UUID(high: id.high ^ mask.high & ~0xf000, low: id.low ^ mask.low & ~(3 << 62))
  }

  init<F: Fields<Self>>(_ field: inout F) {
    number = field("number", \.number, "The number on documents.", .length(1...64))
    status = field("status", \.status, "The purchase's status: the one to which its steps and receipts lead.")
    contact = field("contact", \.contact, "The name of the supplier's contact.")
    contactName = field("contactName", \.contactName, "The supplier's name when the purchase was made.", .length(1...200))
    currency = field("currency", \.currency, "The currency of all amounts of the purchase (ISO 4217).", Currency.listed)
    reference = field("reference", \.reference, "The supplier's name for it.", .length(1...200))
    deliveryAddress = field("deliveryAddress", \.deliveryAddress, "The address to which the goods are delivered.")
    taxIncluded = field("taxIncluded", \.taxIncluded, "`true` if prices include the tax.")
    discount = field("discount", \.discount, "The discount on the whole purchase, in percent.", .range(0...100))
    note = field("note", \.note, "The note on its documents.", .length(1...4000))
    internalNote = field("internalNote", \.internalNote, "An internal note, which is on no document.", .length(1...4000))
    expectedAt = field("expectedAt", \.expectedAt, "The instant at which the goods are expected.")
    archived = field("archived", \.archived, "`true` if lists leave it out by default. Only a closed or cancelled record can be archived.")
    createdAt = field("createdAt", \.createdAt, "The instant of creation.")
    id = field(
      "id", \.id,
      "The purchase's id in files, the same in each company that imports it. A company imports it only once, even without a number."
    )
    steps = field("steps", \.steps, "The steps, the oldest first.")
    receipts = field("receipts", \.receipts, "The receipts and their reversals, the oldest first.")
    lines = field("lines", \.lines, "The lines.", .count(0...1000))
  }
}

/// A step of a purchase as files have it.
struct PurchaseFileStep: Record {
  let to: PurchaseStatus, at: Timestamp?, reason: Line?

  static let doc: StaticString = "A step of a purchase as files have it."
}

extension PurchaseFileStep {
  init<F: Fields<Self>>(_ field: inout F) {
    to = field("to", \.to, "The status after the step.")
    at = field("at", \.at, "The instant of the step.")
    reason = field("reason", \.reason, "The reason, in the company's words.", .length(1...200))
  }
}

/// A receipt as files have it.
struct PurchaseFileReceipt: Record {
  let line: Int, quantity: Decimal, reverses: Int?, reason: Line?, at: Timestamp?, parts: [FilePart]

  static let doc: StaticString = "A receipt as files have it."
}

extension PurchaseFileReceipt {
  init<F: Fields<Self>>(_ field: inout F) {
    line = field("line", \.line, "The number of the line, counted from 0.", .range(0...Int.max))
    quantity = field(
      "quantity", \.quantity, "The quantity in the line's unit; negative for the reversal of a receipt.",
      .range(-1_000_000_000...1_000_000_000))
    reverses = field("reverses", \.reverses, "The number of the receipt that it reverses, counted from 0.", .range(0...Int.max))
    reason = field("reason", \.reason, "The reason for the reversal.", .length(1...200))
    at = field("at", \.at, "The instant of the receipt.")
    parts = field("parts", \.parts, "The locations and lots into which the goods went.")
  }
}

/// A line of a purchase as files have it.
struct PurchaseFileLine: Record {
  let sku: Line?, formerSku: Line?, text: Line?, quantity: Decimal, unit: Line?, factor: Decimal?, per: Decimal?, unitPrice: Money?
  let discount: Decimal?, taxRate: Decimal?, note: String?

  static let doc: StaticString = "A line of a purchase as files have it."
}

extension PurchaseFileLine {
  init<F: Fields<Self>>(_ field: inout F) {
    sku = field("sku", \.sku, "The item's SKU; null for a line without an item.", .length(1...64))
    formerSku = field("formerSku", \.formerSku, "The item's SKU when the line was created, if it was another one.", .length(1...64))
    text = field("text", \.text, "The line's text. Without it, the item's name.", .length(1...200))
    quantity = field("quantity", \.quantity, "The quantity; more than 0.", LineTerms.quantities)
    unit = field("unit", \.unit, "The unit of the quantity. Without it, the unit in which the item is bought.", .length(1...32))
    factor = field(
      "factor", \.factor,
      "The number of the item's own unit in one of the line's unit, at that time. Without it, the present number of the item.")
    per = field.optional("per", \.per, "The number of the line's unit that factor is for. Without it, 1.")
    unitPrice = field.restricted(
      to: PurchaseDetails.priceMask, "unitPrice", \.unitPrice,
      "The price of one unit, in the purchase's currency. Without it, the item's cost, if it is known in this currency and the caller manages the inventory. For managers of orders or the inventory only.",
      Money.notNegative)
    discount = field("discount", \.discount, LineTerms.discountDoc, .range(0...100))
    taxRate = field("taxRate", \.taxRate, LineTerms.taxDoc, .range(0...100))
    note = field("note", \.note, "The note below the line on documents.", .length(1...4000))
  }
}
