internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `dispatches.list`: lists dispatches, newest first, one page at a time.
struct ListDispatches: CompanyMethod {
  let status: DispatchStatus?, order: ID<OrderDetails>?, page: ConsistentPageRequest

  static let name: StaticString = "dispatches.list"
  static let doc: StaticString = "Lists dispatches, newest first, one page at a time."
  static let access = Access.view(.dispatch)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of dispatches."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [
    Example("planned dispatches", given: Example.planned, params: #"{"company":"{{0.id}}","status":"planned"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    status = field("status", \.status, "Only dispatches with this status.")
    order = field("order", \.order, "Only dispatches of the order with this id.")
    page = field.embed(\.page)
  }

  func call(on service: Dispatches, in context: CompanyContext) throws(Failure) -> Prepared<Page<Dispatch>> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.list(status: status, order: order, limit: page.limit, after: after, in: context)
    }
  }
}
