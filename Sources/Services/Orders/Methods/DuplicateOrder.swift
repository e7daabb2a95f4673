internal import RPC
internal import Shape
internal import Tenancy

/// The method `orders.duplicate`: creates a draft with the lines of an order, at the current prices of the items.
struct DuplicateOrder: CompanyMethod {
  let id: ID<OrderDetails>

  static let name: StaticString = "orders.duplicate"
  static let doc: StaticString = "Creates a draft with the lines of an order, at the current prices of the items."
  static let access = Access.department(.orders)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The new order, with its lines."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example("a copy of an order", given: Example.order, params: #"{"company":"{{0.id}}","id":"{{4.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the order to copy.")
  }

  func call(on service: Orders, in context: CompanyContext) throws(Failure) -> OrderView {
    try service.duplicate(id, in: context)
  }
}
