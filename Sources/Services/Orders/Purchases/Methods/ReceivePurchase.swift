internal import RPC
internal import Shape
internal import Tenancy

/// The method `purchases.receive`: receives goods of a purchase, all or a part, into the inventory.
struct ReceivePurchase: CompanyMethod {
  let id: ID<PurchaseDetails>, lines: [ReceivedLine], force: Bool?, expect: Int?

  static let name: StaticString = "purchases.receive"
  static let doc: StaticString =
    "Receives goods of a purchase, all or a part, into the inventory. Use it when ordered goods have arrived."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The receipts, and the purchase after them."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep]
  static let examples = [
    Example(
      "one of two boxes", given: Example.ordered,
      params: #"{"company":"{{0.id}}","id":"{{3.id}}","lines":[{"line":"{{4.id}}","quantity":1}]}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the purchase.")
    lines = field("lines", \.lines, "The received quantities, one for each line.", .count(1...1000))
    force = field(
      "force", \.force, "`true` to receive more than was ordered. Only managers of orders may set this member.")
    expect = field.expect(\.expect)
  }

  func call(on service: Purchases, in context: CompanyContext) throws(Failure) -> ReceivedPurchase {
    try service.receive(self, in: context)
  }
}
