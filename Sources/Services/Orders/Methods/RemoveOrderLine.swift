internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `orders.lines.remove`
struct RemoveOrderLine: CompanyMethod {
  let id: ID<OrderLineDetails>, expect: Int?

  static let name: StaticString = "orders.lines.remove"
  static let doc: StaticString =
    "Removes a line from an order that is not invoiced yet. A line that was shipped or cancelled, even in part, cannot be removed."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The id of the removed line."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep, .inUse]
  static let examples = [
    Example("the only line", given: Example.order, params: #"{"company":"{{0.id}}","id":"{{5.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The line.")
    expect = field.expect(\.expect)
  }

  func call(on service: Orders, in context: CompanyContext) throws(Failure) -> Deleted {
    try service.remove(id, expect: expect, in: context)
  }
}
