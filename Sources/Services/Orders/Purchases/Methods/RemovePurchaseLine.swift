internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `purchases.lines.remove`
struct RemovePurchaseLine: CompanyMethod {
  let id: ID<PurchaseLineDetails>, expect: Int?

  static let name: StaticString = "purchases.lines.remove"
  static let doc: StaticString = "Removes a line from a purchase."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The id of the removed line."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep, .inUse]
  static let examples = [
    Example(
      "the only line", given: Example.purchase,
      params: #"{"company":"{{0.id}}","id":"{{4.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The line.")
    expect = field.expect(\.expect)
  }

  func call(on service: Purchases, in context: CompanyContext) throws(Failure) -> Deleted {
    try service.remove(id, expect: expect, in: context)
  }
}
