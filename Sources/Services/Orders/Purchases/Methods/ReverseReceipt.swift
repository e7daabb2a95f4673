internal import RPC
internal import Shape
internal import Tenancy

/// `purchases.receipts.reverse`
struct ReverseReceipt: CompanyMethod {
  let receipt: ID<PurchaseReceiptDetails>, reason: Line, expect: Int?

  static let name: StaticString = "purchases.receipts.reverse"
  static let doc: StaticString = "Takes out of the inventory again what was received of a purchase by mistake, once."
  static let access = Access.manager(.orders)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The receipt that takes it back, and how the purchase stands now."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep, .insufficientStock, .alreadyReversed]
  static let examples = [
    Example(
      "two boxes that were one",
      given: Given.ordered + [
        Example.Step("purchases.receive", #"{"company":"{{0.id}}","id":"{{3.id}}","lines":[{"line":"{{4.id}}","quantity":2}]}"#)
      ], params: #"{"company":"{{0.id}}","receipt":"{{6.receipts.0.id}}","reason":"Only one has come"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    receipt = field("receipt", \.receipt, "The receipt.")
    reason = field("reason", \.reason, "Why, in the company's words.", .length(1...200))
    expect = field("expect", \.expect, "The version of the purchase that is meant; another one is a conflict.", .range(1...Int.max))
  }

  func call(on service: Purchases, in context: CompanyContext) throws(Failure) -> ReversedReceipt {
    try service.reverse(self, in: context)
  }
}
