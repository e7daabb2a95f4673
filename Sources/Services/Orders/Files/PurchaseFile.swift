internal import Exchange
internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// An exported or imported purchase, with its steps and receipts. It names other records by members that are the same
/// in every company.
struct PurchaseFile: ExchangedDetails {
  let number: Line?, status: PurchaseStatus?, contact: Line, contactName: Line?, currency: Currency
  let reference: Line?, deliveryAddress: Address?, taxIncluded: Flag, discount: Decimal?, note: String?,
    internalNote: String?
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
  static let doc: StaticString = "A purchase in an exported or imported file."

  /// An imported purchase claims that goods were received elsewhere. Only managers may import such claims.
  static func access(to verb: CollectionVerb) -> Access { verb == .list ? .view(department) : .manager(department) }
}

extension PurchaseFile {
  /// Returns the id in files of a purchase of a company. Also returns the id in the company of a purchase in a file, as
  /// the function is its own inverse.
  ///
  /// Companies that share a store have different ids for the purchase. The id in files stays the same over any number
  /// of exports and imports.
  static func exchanged(_ id: UUID, in company: UUID) -> UUID {
    let mask = NaturalKey("exchangedPurchase", company, "").id()
    // The bits of the version and the variant (RFC 9562, section 4) stay unchanged.
    return UUID(high: id.high ^ mask.high & ~0xf000, low: id.low ^ mask.low & ~(3 << 62))
  }

  init<F: Fields<Self>>(_ field: inout F) {
    number = field("number", \.number, "The number on documents.", .length(1...64))
    status = field("status", \.status, "The purchase's status after its last step or receipt.")
    contact = field("contact", \.contact, "The name of the supplier's contact.")
    contactName = field(
      "contactName", \.contactName, "The supplier's name when the purchase was created.", .length(1...200))
    currency = field("currency", \.currency, "The currency of all amounts of the purchase (ISO 4217).", Currency.listed)
    reference = field("reference", \.reference, "The supplier's own reference for the purchase.", .length(1...200))
    deliveryAddress = field("deliveryAddress", \.deliveryAddress, "The address to which the goods are delivered.")
    taxIncluded = field("taxIncluded", \.taxIncluded, "`true` if prices include the tax.")
    discount = field("discount", \.discount, "The discount on the whole purchase, in percent.", .range(0...100))
    note = field("note", \.note, "A note for the supplier, on the purchase's documents.", .length(1...4000))
    internalNote = field(
      "internalNote", \.internalNote, "An internal note, which appears on no document.", .length(1...4000))
    expectedAt = field("expectedAt", \.expectedAt, "The instant at which the goods are expected.")
    archived = field(
      "archived", \.archived,
      "`true` if the purchase is archived. Lists leave archived purchases out by default. Only closed or cancelled purchases can be archived."
    )
    createdAt = field("createdAt", \.createdAt, "The instant of creation.")
    id = field(
      "id", \.id,
      "The purchase's id in files. It is the same in each company that imports the purchase. By this id, a company imports a purchase only once, even without a number."
    )
    steps = field("steps", \.steps, "The steps, the oldest first.")
    receipts = field("receipts", \.receipts, "The receipts and their reversals, the oldest first.")
    lines = field("lines", \.lines, "The lines.", .count(0...1000))
  }
}

/// A step of an exported or imported purchase.
struct PurchaseFileStep: Record {
  let to: PurchaseStatus, at: Timestamp?, reason: Line?

  static let doc: StaticString = "A step of a purchase, in an exported or imported file."
}

extension PurchaseFileStep {
  init<F: Fields<Self>>(_ field: inout F) {
    to = field("to", \.to, "The status after the step.")
    at = field("at", \.at, "The instant of the step.")
    reason = field("reason", \.reason, "The reason, in the company's words.", .length(1...200))
  }
}

/// A receipt of an exported or imported purchase.
struct PurchaseFileReceipt: Record {
  let line: Int, quantity: Decimal, reverses: Int?, reason: Line?, at: Timestamp?, parts: [FilePart]

  static let doc: StaticString = "A receipt, in an exported or imported file."
}

extension PurchaseFileReceipt {
  init<F: Fields<Self>>(_ field: inout F) {
    line = field("line", \.line, "The position of the line in the list of lines, counted from 0.", .range(0...Int.max))
    quantity = field(
      "quantity", \.quantity, "The quantity, in the line's unit. Negative for the reversal of a receipt.",
      .range(-1_000_000_000...1_000_000_000))
    reverses = field(
      "reverses", \.reverses,
      "The position of the receipt that this receipt reverses, in the list of receipts and counted from 0.",
      .range(0...Int.max))
    reason = field("reason", \.reason, "The reason for the reversal, in the company's words.", .length(1...200))
    at = field("at", \.at, "The instant of the receipt.")
    parts = field("parts", \.parts, "The locations and lots into which the goods went.")
  }
}

/// A line of an exported or imported purchase.
struct PurchaseFileLine: Record {
  let sku: Line?, formerSku: Line?, text: Line?, quantity: Decimal, unit: Line?, factor: Decimal?, per: Decimal?,
    unitPrice: UnitPrice?
  let discount: Decimal?, taxRate: Decimal?, note: String?

  static let doc: StaticString = "A line of a purchase, in an exported or imported file."
}

extension PurchaseFileLine {
  init<F: Fields<Self>>(_ field: inout F) {
    sku = field("sku", \.sku, "The item's SKU. `null` for a line without an item.", .length(1...64))
    formerSku = field(
      "formerSku", \.formerSku, "The item's SKU when the line was created, if the SKU has changed since.",
      .length(1...64))
    text = field("text", \.text, "The line's text. Without it, the item's name.", .length(1...200))
    quantity = field("quantity", \.quantity, "The quantity, in the line's unit. More than 0.", LineTerms.quantities)
    unit = field(
      "unit", \.unit, "The unit of the quantity. Without it, the unit in which the item is bought.", .length(1...32))
    factor = field(
      "factor", \.factor,
      "The number of the item's own units in one of the line's units, when the line was created. Without it, the item's present number."
    )
    per = field.optional("per", \.per, "The number of the line's units that `factor` is for. Without it, 1.")
    unitPrice = field.restricted(
      to: PurchaseDetails.priceMask, "unitPrice", \.unitPrice,
      "The price of one unit, in the purchase's currency. Without it, the item's cost, if the cost is known in this currency and the caller manages the inventory. Only managers of orders or the inventory see prices.",
      Money.notNegative)
    discount = field("discount", \.discount, LineTerms.discountDoc, .range(0...100))
    taxRate = field("taxRate", \.taxRate, LineTerms.taxDoc, .range(0...100))
    note = field("note", \.note, "The note below the line on documents.", .length(1...4000))
  }
}
