internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `orders.delete`
struct DeleteOrder: CompanyMethod {
  let id: ID<OrderDetails>, expect: Int?

  static let name: StaticString = "orders.delete"
  static let doc: StaticString =
    "Deletes a draft that was never submitted, with its lines. Any other order can only be cancelled."
  static let access = Access.manager(.orders)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The id of the deleted record."
  static let errors: [ErrorCode] = [.notFound, .conflict, .inUse]
  static let examples = [
    Example("a draft", given: Example.order, params: #"{"company":"{{0.id}}","id":"{{4.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The order.")
    expect = field.expect(\.expect)
  }

  func call(on service: Orders, in context: CompanyContext) throws(Failure) -> Deleted {
    try service.delete(id, expect: expect, in: context)
  }
}
