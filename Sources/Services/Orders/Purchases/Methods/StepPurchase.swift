internal import RPC
internal import Shape
internal import Tenancy

/// `purchases.step`
struct StepPurchase: CompanyMethod {
  let id: ID<PurchaseDetails>, to: PurchaseStatus, reason: Line?, expect: Int?

  static let name: StaticString = "purchases.step"
  static let doc: StaticString = "Moves a purchase to another status. Only a manager of orders can cancel a purchase."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The purchase after the step, with all its parts."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep, .limitReached]
  static let examples = [
    Example(
      "an order", given: Example.purchase,
      params: #"{"company":"{{0.id}}","id":"{{3.id}}","to":"ordered"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The purchase.")
    to = field("to", \.to, "The new status.")
    reason = field("reason", \.reason, "The reason, in the company's words.", .length(1...200))
    expect = field.expect(\.expect)
  }

  func call(on service: Purchases, in context: CompanyContext) throws(Failure) -> PurchaseView {
    try service.step(id, to: to, reason: reason, expect: expect, in: context)
  }
}
