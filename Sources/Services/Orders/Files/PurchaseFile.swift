internal import Exchange
internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A purchase as files have it, with its steps and receipts. Other records go by what they have in every company.
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

  /// Imported goods were received elsewhere: to say so is a manager's.
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
    status = field("status", \.status, "Where it stands: where its steps and receipts lead to.")
    contact = field("contact", \.contact, "The supplier: the contact's name.")
    contactName = field("contactName", \.contactName, "The supplier's name when the purchase was made.", .length(1...200))
    currency = field("currency", \.currency, "The currency of all its money (ISO 4217).", Currency.listed)
    reference = field("reference", \.reference, "The supplier's name for it.", .length(1...200))
    deliveryAddress = field("deliveryAddress", \.deliveryAddress, "Where the goods are to go.")
    taxIncluded = field("taxIncluded", \.taxIncluded, "Whether prices have the tax in them.")
    discount = field("discount", \.discount, "The percentage that is taken off all of it.", .range(0...100))
    note = field("note", \.note, "The note on its documents.", .length(1...4000))
    internalNote = field("internalNote", \.internalNote, "The note that stands on no document.", .length(1...4000))
    expectedAt = field("expectedAt", \.expectedAt, "When it is to come.")
    archived = field("archived", \.archived, "Whether it is out of sight: one that is closed or cancelled.")
    createdAt = field("createdAt", \.createdAt, "When it was made.")
    id = field(
      "id", \.id,
      "The purchase's id in files, the same in each company that imports it. A company imports it once, also where it has no number."
    )
    steps = field("steps", \.steps, "The steps that it has taken, the oldest first.")
    receipts = field("receipts", \.receipts, "The receipts, and those that take others back, the oldest first.")
    lines = field("lines", \.lines, "Its lines.", .count(0...1000))
  }
}

/// A step of a purchase as files have it.
struct PurchaseFileStep: Record {
  let to: PurchaseStatus, at: Timestamp?, reason: Line?

  static let doc: StaticString = "A step of a purchase as files have it."
}

extension PurchaseFileStep {
  init<F: Fields<Self>>(_ field: inout F) {
    to = field("to", \.to, "Where it led.")
    at = field("at", \.at, "When it was taken.")
    reason = field("reason", \.reason, "Why, in the company's words.", .length(1...200))
  }
}

/// A receipt as files have it.
struct PurchaseFileReceipt: Record {
  let line: Int, quantity: Decimal, reverses: Int?, reason: Line?, at: Timestamp?, parts: [FilePart]

  static let doc: StaticString = "A receipt as files have it."
}

extension PurchaseFileReceipt {
  init<F: Fields<Self>>(_ field: inout F) {
    line = field("line", \.line, "The line: the first one is 0.", .range(0...Int.max))
    quantity = field(
      "quantity", \.quantity, "The quantity in the line's unit; less than 0 for a receipt that takes another one back.",
      .range(-1_000_000_000...1_000_000_000))
    reverses = field("reverses", \.reverses, "The receipt that it takes back: the first one is 0.", .range(0...Int.max))
    reason = field("reason", \.reason, "Why it was taken back.", .length(1...200))
    at = field("at", \.at, "When.")
    parts = field("parts", \.parts, "The locations and lots that it went into.")
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
    formerSku = field("formerSku", \.formerSku, "Its SKU when the line was made, where that was another one.", .length(1...64))
    text = field("text", \.text, "What it is of; the item's name without it.", .length(1...200))
    quantity = field("quantity", \.quantity, "How much; more than 0.", LineTerms.quantities)
    unit = field("unit", \.unit, "What the quantity counts; the unit that the item is bought in without it.", .length(1...32))
    factor = field("factor", \.factor, "How many of the item's own unit that was; what the item says now without it.")
    per = field.optional("per", \.per, "How many of the line's unit the factor is of; 1 without it.")
    unitPrice = field.restricted(
      to: PurchaseDetails.priceMask, "unitPrice", \.unitPrice,
      "The price of one, in the purchase's currency; what the item costs without it, if that is known. For managers alone.",
      Money.notNegative)
    discount = field("discount", \.discount, LineTerms.discountDoc, .range(0...100))
    taxRate = field("taxRate", \.taxRate, LineTerms.taxDoc, .range(0...100))
    note = field("note", \.note, "The note below it on documents.", .length(1...4000))
  }
}
