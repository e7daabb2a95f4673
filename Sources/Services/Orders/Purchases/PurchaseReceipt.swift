internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A quantity of a line that has arrived. A receipt is never changed and never deleted. A wrong receipt is reversed by another one.
typealias PurchaseReceipt = Stored<PurchaseReceiptDetails>

struct PurchaseReceiptDetails: CompanyDetails {
  let purchase: ID<PurchaseDetails>, line: ID<PurchaseLineDetails>, quantity: Decimal, parts: [EntryPart], transaction: UUID, actor: UUID
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

  /// Creates a receipt of a file. No stock was moved for it, so its own id is its transaction.
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
    parts = posted.parts.map { EntryPart(quantity: Decimal(units: -$0.quantity.units), location: $0.location, lot: $0.lot) }
    (transaction, self.actor) = (posted.transaction, actor)
    (reverses, self.reason) = (receipt.id, reason)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    purchase = field("purchase", \.purchase, "The purchase.")
    line = field("line", \.line, "The line.")
    quantity = field("quantity", \.quantity, "The quantity, in the line's unit; negative for a reversal.")
    parts = field("parts", \.parts, "The quantities moved into the inventory, by location and lot; negative for a reversal.")
    transaction = field(
      "transaction", \.transaction, "The ledger transaction. For an imported receipt, which moved no stock, the receipt's own id.")
    actor = field("actor", \.actor, "The user who received or reversed it.")
    reverses = field("reverses", \.reverses, "The receipt that this one reverses.")
    reason = field("reason", \.reason, "The reason for the reversal.", .length(1...200))
  }
}
