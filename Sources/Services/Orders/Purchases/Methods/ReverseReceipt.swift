internal import RPC
internal import Shape
internal import Tenancy

/// The method `purchases.receipts.reverse`: reverses a receipt that was recorded by mistake. The goods leave the
/// inventory again.
struct ReverseReceipt: CompanyMethod {
  let receipt: ID<PurchaseReceiptDetails>, reason: Line, expect: Int?

  static let name: StaticString = "purchases.receipts.reverse"
  static let doc: StaticString =
    "Reverses a receipt that was recorded by mistake. The goods leave the inventory again. Each receipt can be reversed only once."
  static let access = Access.manager(.orders)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The reversing receipt, and the purchase after the reversal."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep, .insufficientStock, .alreadyReversed]
  static let examples = [
    Example(
      "a receipt of one box too many",
      given: Example.ordered + [
        Example.Step(
          "purchases.receive", #"{"company":"{{0.id}}","id":"{{3.id}}","lines":[{"line":"{{4.id}}","quantity":2}]}"#)
      ], params: #"{"company":"{{0.id}}","receipt":"{{6.receipts.0.id}}","reason":"Only one has come"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    receipt = field("receipt", \.receipt, "The id of the receipt to reverse.")
    reason = field("reason", \.reason, "The reason for the reversal, as a free text.", .length(1...200))
    expect = field("expect", \.expect, PurchaseDetails.expectDoc, .range(1...Int.max))
  }

  func call(on service: Purchases, in context: CompanyContext) throws(Failure) -> ReversedReceipt {
    try service.reverse(self, in: context)
  }
}
