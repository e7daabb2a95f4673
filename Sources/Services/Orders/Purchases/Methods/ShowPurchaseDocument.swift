internal import RPC
internal import Shape
internal import Tenancy

/// The method `purchases.document`: returns the contents of the order form that a company sends to a supplier: the
/// parties, the lines, and their sums.
struct ShowPurchaseDocument: CompanyMethod {
  let id: ID<PurchaseDetails>

  static let name: StaticString = "purchases.document"
  static let doc: StaticString =
    "Returns the contents of the order form that a company sends to a supplier: the parties, the lines, and their sums."
  static let access = Access.view(.orders)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The contents of the document. The front end makes the layout."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example("an order", given: Example.ordered, params: #"{"company":"{{0.id}}","id":"{{3.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) { id = field("id", \.id, "The id of the purchase.") }

  func call(on service: Purchases, in context: CompanyContext) throws(Failure) -> PurchaseDocument {
    try service.document(id, in: context)
  }
}
