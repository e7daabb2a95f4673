internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// So much of a line that has come. It is never changed and never deleted; what was wrong is reversed by another one.
typealias PurchaseReceipt = Stored<PurchaseReceiptDetails>

struct PurchaseReceiptDetails: CompanyDetails {
  let purchase: ID<PurchaseDetails>, line: ID<PurchaseLineDetails>, quantity: Decimal, parts: [EntryPart], transaction: UUID, actor: UUID
  let reverses: ID<PurchaseReceiptDetails>?, reason: Line?

  static let collection = CollectionName(service: PurchasesModule.name, "purchase_receipts", one: "purchaseReceipt")
  static let department = Department.orders
  static let sample = ""
  static let doc: StaticString = "So much of a line of a purchase that has come."

  init(_ line: PurchaseLine, _ quantity: Decimal, _ posted: PostedMovement, actor: UUID) {
    (purchase, self.line, self.quantity) = (line.details.purchase, line.id, quantity)
    (parts, transaction, self.actor) = (EntryPart.all(of: posted), posted.transaction, actor)
    (reverses, reason) = (nil, nil)
  }

  /// A receipt of a file. No stock was moved for it, so it stands for its own transaction.
  init(
    imported id: ID<PurchaseReceiptDetails>, of line: PurchaseLine, _ quantity: Decimal, _ parts: [EntryPart],
    reverses: ID<PurchaseReceiptDetails>?, reason: Line?, actor: UUID
  ) {
    (purchase, self.line, self.quantity, self.parts) = (line.details.purchase, line.id, quantity, parts)
    (transaction, self.actor, self.reverses, self.reason) = (id.uuid, actor, reverses, reason)
  }

  /// What takes a receipt back.
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
    quantity = field("quantity", \.quantity, "How much, in the line's unit; less than 0 for what was taken back.")
    parts = field("parts", \.parts, "What came into the inventory; less than 0 for what went out of it again.")
    transaction = field(
      "transaction", \.transaction, "The inventory's transaction; the receipt's own id for an imported one, which has moved no stock.")
    actor = field("actor", \.actor, "Who received it, or took it back.")
    reverses = field("reverses", \.reverses, "The receipt that it takes back.")
    reason = field("reason", \.reason, "Why it was reversed.", .length(1...200))
  }
}
