internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `purchases.update`
struct UpdatePurchase: CompanyMethod {
  let id: ID<PurchaseDetails>, changes: Patch<PurchaseDraft>, expect: Int?

  static let name: StaticString = "purchases.update"
  static let doc: StaticString = "Changes the given members of a purchase. Other members keep their values."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let resultDoc: StaticString =
    "The purchase after the change. If the given members do not differ, the purchase and its version stay as they are."
  static let errors: [ErrorCode] = [.notFound, .conflict]
  static let examples = [
    Example(
      "the expected day", given: Example.purchase,
      params: #"{"company":"{{0.id}}","id":"{{3.id}}","changes":{"expectedAt":"2030-01-31T00:00:00Z"}}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The purchase.")
    changes = field("changes", \.changes, "The members to change.")
    expect = field.expect(\.expect)
  }

  func call(on service: Purchases, in context: CompanyContext) throws(Failure) -> Purchase {
    try service.update(id, changes, expect: expect, in: context)
  }
}
