internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `purchases.delete`
struct DeletePurchase: CompanyMethod {
  let id: ID<PurchaseDetails>, expect: Int?

  static let name: StaticString = "purchases.delete"
  static let doc: StaticString = "Deletes a draft that was never ordered. Any other purchase can only be cancelled."
  static let access = Access.manager(.orders)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The id of the deleted record."
  static let errors: [ErrorCode] = [.notFound, .conflict, .inUse]
  static let examples = [
    Example(
      "a draft", given: Example.purchase,
      params: #"{"company":"{{0.id}}","id":"{{3.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The purchase.")
    expect = field.expect(\.expect)
  }

  func call(on service: Purchases, in context: CompanyContext) throws(Failure) -> Deleted {
    try service.delete(id, expect: expect, in: context)
  }
}
