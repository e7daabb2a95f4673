internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A quantity of a purchase line that has arrived. A receipt is never changed and never deleted. To correct a wrong
/// receipt, another receipt reverses it.
typealias PurchaseReceipt = Stored<PurchaseReceiptDetails>

struct PurchaseReceiptDetails: CompanyDetails {
  let purchase: ID<PurchaseDetails>, line: ID<PurchaseLineDetails>, quantity: Decimal, parts: [EntryPart],
    transaction: UUID, actor: UUID
  let reverses: ID<PurchaseReceiptDetails>?, reason: Line?

  static let collection = CollectionName(service: PurchasesModule.name, "purchase_receipts", one: "purchaseReceipt")
  static let department = Department.orders
  static let sample = ""
  static let doc: StaticString = "A receipt: a quantity of a purchase line that arrived."

  init(_ line: PurchaseLine, _ quantity: Decimal, _ posted: PostedMovement, actor: UUID) {
    (purchase, self.line, self.quantity) = (line.details.purchase, line.id, quantity)
    (parts, transaction, self.actor) = (EntryPart.all(of: posted), posted.transaction, actor)
    (reverses, reason) = (nil, nil)
  }

  /// Creates a receipt from an imported file. An imported receipt has moved no stock and has no ledger transaction. So
  /// the receipt's own id is stored as the id of its transaction.
  init(
    imported id: ID<PurchaseReceiptDetails>, of line: PurchaseLine, _ quantity: Decimal, _ parts: [EntryPart],
    reverses: ID<PurchaseReceiptDetails>?, reason: Line?, actor: UUID
  ) {
    (purchase, self.line, self.quantity, self.parts) = (line.details.purchase, line.id, quantity, parts)
    (transaction, self.actor, self.reverses, self.reason) = (id.uuid, actor, reverses, reason)
  }

  /// Creates the reversal of a receipt.
  init(reversing receipt: PurchaseReceipt, posted: PostedMovement, reason: Line, actor: UUID) {
    let old = receipt.details
    (purchase, line, quantity) = (old.purchase, old.line, Decimal(units: -old.quantity.units))
    parts = posted.parts.map {
      EntryPart(quantity: Decimal(units: -$0.quantity.units), location: $0.location, lot: $0.lot)
    }
    (transaction, self.actor) = (posted.transaction, actor)
    (reverses, self.reason) = (receipt.id, reason)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    purchase = field("purchase", \.purchase, "The id of the purchase.")
    line = field("line", \.line, "The id of the purchase line.")
    quantity = field("quantity", \.quantity, "The quantity, in the line's unit. Negative for a reversal.")
    parts = field(
      "parts", \.parts,
      "The quantities that were moved into the inventory, by location and lot. Negative for a reversal.")
    transaction = field(
      "transaction", \.transaction,
      "The id of the ledger transaction. For an imported receipt, which moved no stock, the receipt's own id.")
    actor = field("actor", \.actor, "The id of the user who received the goods, or who reversed the receipt.")
    reverses = field(
      "reverses", \.reverses,
      "The id of the receipt that this receipt reverses. `null` for a receipt that reverses no other.")
    reason = field(
      "reason", \.reason, "The reason for the reversal, as a free text. `null` for a receipt that reverses no other.",
      .length(1...200))
  }
}
