internal import Exchange
internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// An exported or imported purchase, with its steps and receipts. The file names other records by names, SKUs and codes
/// instead of ids, so that another company can import the file.
struct PurchaseFile: DocumentFile {
  let number: Line?, status: PurchaseStatus?, contact: Line, contactName: Line?, header: PurchaseHeader,
    createdAt: Timestamp?, id: UUID?, rounding: AmountRounding
  let steps: [DocumentFileStep<PurchaseStatus>], receipts: [PurchaseFileReceipt],
    lines: [DocumentFileLine<PurchaseLineDetails>]

  typealias Details = PurchaseDetails
  static let sample = #""contact":"Paper Mill","currency":"EUR","lines":[{"text":"Labels","quantity":2}]"#
  static let exported =
    given + [
      Example.Step("purchases.create", #"{"company":"{{0.id}}","contact":"{{1.id}}","currency":"EUR"}"#)
    ]
  static let doc: StaticString = "A purchase in an exported or imported file."
}

extension PurchaseFile {
  /// Converts the id of a purchase in a company to its id in files, or the other way round. The function is its own
  /// inverse.
  ///
  /// Companies that share a store have different ids for the same purchase. The id in files stays the same over any
  /// number of exports and imports.
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
    header = field.embed(\.header)
    createdAt = field("createdAt", \.createdAt, "The instant at which the purchase was created.")
    id = field(
      "id", \.id,
      "The purchase's id in files, which is the same in each company that imports the purchase. By this id, a company refuses to import a purchase twice, even if the purchase has no number."
    )
    rounding = field.embed(\.rounding)
    steps = field("steps", \.steps, "The steps, the oldest first.")
    receipts = field("receipts", \.receipts, "The receipts and their reversals, the oldest first.")
    lines = field("lines", \.lines, "The lines of the purchase, at most 1,000.", .count(0...1000))
  }
}

/// A receipt of an exported or imported purchase.
struct PurchaseFileReceipt: DocumentFileMovement {
  let line: Int, quantity: Decimal, reverses: Int?, reason: Line?, at: Timestamp?, parts: [FilePart]

  static let doc: StaticString = "A receipt, in an exported or imported file."
}

extension PurchaseFileReceipt {
  init<F: Fields<Self>>(_ field: inout F) {
    line = field(
      "line", \.line, "The index of the line in `lines`. The first line has the index 0.", .range(0...Int.max))
    quantity = field(
      "quantity", \.quantity, "The quantity, in the line's unit. Negative for the reversal of a receipt.",
      .range(-1_000_000_000...1_000_000_000))
    reverses = field(
      "reverses", \.reverses,
      "The index, in `receipts`, of the receipt that this receipt reverses. The first receipt has the index 0.",
      .range(0...Int.max))
    reason = field("reason", \.reason, "The reason for the reversal, as a free text.", .length(1...200))
    at = field("at", \.at, "The instant of the receipt.")
    parts = field("parts", \.parts, "The locations and lots into which the goods went.")
  }
}
