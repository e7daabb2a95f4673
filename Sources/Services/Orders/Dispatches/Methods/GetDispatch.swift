internal import RPC
internal import Shape
internal import Tenancy

/// `dispatches.get`
struct GetDispatch: CompanyMethod {
  let id: ID<DispatchDetails>

  static let name: StaticString = "dispatches.get"
  static let doc: StaticString = "Returns a dispatch with its lines and steps."
  static let access = Access.view(.dispatch)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The dispatch with its lines and steps."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example("a dispatch with four packs", given: Example.shipped, params: #"{"company":"{{0.id}}","id":"{{8.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The dispatch.")
  }

  func call(on service: Dispatches, in context: CompanyContext) throws(Failure) -> DispatchView {
    try service.view(id, in: context)
  }
}
