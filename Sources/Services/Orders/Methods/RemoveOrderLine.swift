internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `orders.lines.remove`
struct RemoveOrderLine: CompanyMethod {
  let id: ID<OrderLineDetails>, expect: Int?

  static let name: StaticString = "orders.lines.remove"
  static let doc: StaticString = "Takes a line away of which nothing was shipped or cancelled, from an order that is not invoiced yet."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let resultDoc: StaticString = "What was taken away."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep, .inUse]
  static let examples = [
    Example("the only one", given: Given.order, params: #"{"company":"{{0.id}}","id":"{{5.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The line.")
    expect = field.expect(\.expect)
  }

  func call(on service: Orders, in context: CompanyContext) throws(Failure) -> Deleted {
    try service.remove(id, expect: expect, in: context)
  }
}
