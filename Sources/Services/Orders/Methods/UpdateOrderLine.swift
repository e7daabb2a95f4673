internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `orders.lines.update`
struct UpdateOrderLine: CompanyMethod {
  let id: ID<OrderLineDetails>, changes: Patch<LineTerms>, expect: Int?

  static let name: StaticString = "orders.lines.update"
  static let doc: StaticString = "Changes the given members of a line of an order that is not invoiced yet."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let resultDoc: StaticString =
    "The line after the change. If the given members do not differ, the line and its version stay as they are."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep]
  static let examples = [
    Example(
      "eight instead of six", given: Example.order,
      params: #"{"company":"{{0.id}}","id":"{{5.id}}","changes":{"quantity":8}}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The line.")
    changes = field("changes", \.changes, "The members to change.")
    expect = field.expect(\.expect)
  }

  func call(on service: Orders, in context: CompanyContext) throws(Failure) -> OrderLine {
    try service.update(id, changes, expect: expect, in: context)
  }
}
