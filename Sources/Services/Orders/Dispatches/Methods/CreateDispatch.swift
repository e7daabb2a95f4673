internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `dispatches.create`: creates a planned dispatch of an order.
struct CreateDispatch: CompanyMethod {
  let order: ID<OrderDetails>, draft: DispatchDraft

  static let name: StaticString = "dispatches.create"
  static let doc: StaticString =
    "Creates a planned dispatch of an order. To add goods to the dispatch, call `orders.ship`."
  static let access = Access.department(.dispatch)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The new dispatch."
  static let errors: [ErrorCode] = [.notFound, .illegalStep, .limitReached]
  static let examples = [
    Example(
      "by a carrier", given: Example.inProgress,
      params: #"{"company":"{{0.id}}","order":"{{4.id}}","collectionType":"shipping","carrier":"DHL"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    order = field("order", \.order, "The id of the order. Its status must be submitted, inProgress or invoiced.")
    draft = field.embed(\.draft)
  }

  func call(on service: Dispatches, in context: CompanyContext) throws(Failure) -> Dispatch {
    try service.create(draft, of: order, in: context)
  }
}
