internal import RPC
internal import Shape
internal import Tenancy

/// `orders.get`
struct GetOrder: CompanyMethod {
  let id: ID<OrderDetails>

  static let name: StaticString = "orders.get"
  static let doc: StaticString = "Returns an order with its lines, payments, dispatches and steps."
  static let access = Access.view(.orders)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The order with all its parts."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example("a submitted order", given: Example.submitted, params: #"{"company":"{{0.id}}","id":"{{4.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The order.")
  }

  func call(on service: Orders, in context: CompanyContext) throws(Failure) -> OrderView {
    try service.view(id, in: context)
  }
}
