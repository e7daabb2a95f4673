internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A purchase with all that belongs to it.
struct PurchaseView: Record {
  let purchase: Purchase, lines: [PurchaseLine], receipts: [PurchaseReceipt], steps: [Step<PurchaseSteps>]

  static let doc: StaticString = "A purchase with its lines, what has come of them, and how it came to be what it is."

  init(_ purchase: Purchase, lines: [PurchaseLine], receipts: [PurchaseReceipt], steps: [Step<PurchaseSteps>]) {
    self.purchase = purchase
    self.lines = lines
    self.receipts = receipts
    self.steps = steps
  }

  init<F: Fields<Self>>(_ field: inout F) {
    purchase = field.embed(\.purchase)
    lines = field("lines", \.lines, "Its lines, in the order in which they were added.")
    receipts = field("receipts", \.receipts, "What has come, the oldest first.")
    steps = field("steps", \.steps, "The steps that it has taken, the oldest first.")
  }
}

extension Purchases {
  func view(_ id: ID<PurchaseDetails>, in context: CompanyContext) throws(Failure) -> PurchaseView {
    PurchaseView(
      try records.find(id, in: context).record, lines: try orders.all(queries.lines, of: id.uuid, in: context),
      receipts: try orders.all(queries.receipts, of: id.uuid, in: context),
      steps: try orders.all(queries.steps, of: id.uuid, in: context))
  }
}
