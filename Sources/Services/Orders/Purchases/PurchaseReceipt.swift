internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// So much of a line that has come. It is never changed and never deleted.
typealias PurchaseReceipt = Stored<PurchaseReceiptDetails>

struct PurchaseReceiptDetails: CompanyDetails {
  let purchase: ID<PurchaseDetails>, line: ID<PurchaseLineDetails>, quantity: Decimal, parts: [EntryPart], transaction: UUID, actor: UUID

  static let collection = CollectionName(service: PurchasesModule.name, "purchase_receipts", one: "purchaseReceipt")
  static let department = Department.orders
  static let sample = ""
  static let doc: StaticString = "So much of a line of a purchase that has come."

  init(_ line: PurchaseLine, _ quantity: Decimal, parts: [EntryPart], transaction: UUID, actor: UUID) {
    (purchase, self.line, self.quantity) = (line.details.purchase, line.id, quantity)
    (self.parts, self.transaction, self.actor) = (parts, transaction, actor)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    purchase = field("purchase", \.purchase, "The purchase.")
    line = field("line", \.line, "The line.")
    quantity = field("quantity", \.quantity, "How much, in the line's unit.")
    parts = field("parts", \.parts, "What came into the inventory.")
    transaction = field("transaction", \.transaction, "The inventory's transaction.")
    actor = field("actor", \.actor, "Who received it.")
  }
}
