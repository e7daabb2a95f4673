internal import RPC
internal import Shape
internal import Tenancy

/// `purchases.get`
struct GetPurchase: CompanyMethod {
  let id: ID<PurchaseDetails>

  static let name: StaticString = "purchases.get"
  static let doc: StaticString = "Returns a purchase with its lines, receipts and steps."
  static let access = Access.view(.orders)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The purchase with all its parts."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example(
      "an ordered purchase", given: Example.ordered,
      params: #"{"company":"{{0.id}}","id":"{{3.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The purchase.")
  }

  func call(on service: Purchases, in context: CompanyContext) throws(Failure) -> PurchaseView {
    try service.view(id, in: context)
  }
}
