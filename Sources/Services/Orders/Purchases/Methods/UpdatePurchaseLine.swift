internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `purchases.lines.update`
struct UpdatePurchaseLine: CompanyMethod {
  let id: ID<PurchaseLineDetails>, changes: Patch<PurchaseTerms>, expect: Int?

  static let name: StaticString = "purchases.lines.update"
  static let doc: StaticString = "Changes the given members of a purchase line. Other members keep their values."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The line after the change."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep]
  static let examples = [
    Example(
      "a larger quantity", given: Example.purchase,
      params: #"{"company":"{{0.id}}","id":"{{4.id}}","changes":{"quantity":3}}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The line.")
    changes = field("changes", \.changes, "The members to change.")
    expect = field.expect(\.expect)
  }

  func call(on service: Purchases, in context: CompanyContext) throws(Failure) -> PurchaseLine {
    try service.update(id, changes, expect: expect, in: context)
  }
}
