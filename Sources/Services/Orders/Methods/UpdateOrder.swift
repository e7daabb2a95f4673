internal import RPC
internal import Shape
internal import Tenancy

/// `orders.update`
struct UpdateOrder: CompanyMethod {
  let id: ID<OrderDetails>, changes: Patch<OrderDraft>, expect: Int?

  static let name: StaticString = "orders.update"
  static let doc: StaticString = "Changes the given members of an order. Other members keep their values."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let resultDoc: StaticString =
    "The order after the change. If the given members do not differ, the order and its version stay as they are."
  static let errors: [ErrorCode] = [.notFound, .conflict]
  static let examples = [
    Example(
      "ten percent off", given: Example.order,
      params: #"{"company":"{{0.id}}","id":"{{4.id}}","changes":{"discount":{"percent":10}}}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The order.")
    changes = field("changes", \.changes, "The members to change.")
    expect = field.expect(\.expect)
  }

  func call(on service: Orders, in context: CompanyContext) throws(Failure) -> ShownOrder {
    try service.update(id, changes, expect: expect, in: context)
  }
}
